import type * as schema from 'schema-dts'

import type { Content, Offer, Studio } from '#pipeline/content/content.ts'
import type { Discovered } from '#pipeline/discovery/discovery.ts'
import { routes, type Route } from '#src/routes.ts'
import { telLink } from '#src/ui/tel-link.ts'

export type PageFacts = {
  route: Route
  /** Its name in the navigation. */
  label: string
  words: { title: string; description: string }
  studio: Studio
  offers: Offer[]
  serviceArea: Content['serviceArea']
  discovered: Discovered
  /** Address of the studio's own picture. */
  studioImage: string
}

/**
 * A page's structured data (https://schema.org): the studio with its offers, the site, the page, and
 * its photographs with their rights. There is no street address, because the studio comes to clients.
 */
export function structuredData(facts: PageFacts): schema.Graph {
  const { route, discovered, studio } = facts
  return {
    '@context': 'https://schema.org',
    '@graph': [
      business(facts),
      website(studio),
      webPage(facts),
      ...(route === 'home' ? [] : [breadcrumbs(facts)]),
      ...discovered.photographs.map((photograph) => imageObject(studio, photograph)),
    ] satisfies schema.Thing[],
  }
}

function business({ studio, offers, serviceArea, studioImage }: PageFacts) {
  return {
    '@type': 'LocalBusiness',
    '@id': businessId(studio),
    name: studio.name,
    ...(studio.tagline && { description: studio.tagline }),
    url: studio.url + routes.home,
    ...(studio.phone && { telephone: telLink(studio.phone).replace('tel:', '') }),
    email: studio.email,
    image: studio.url + studioImage,
    ...(serviceArea && { areaServed: areaServed(serviceArea) }),
    ...(offers.length > 0 && { priceRange: priceRange(offers), makesOffer: offers.map(offer) }),
  } satisfies schema.LocalBusiness
}

/** Counties, or towns if there are none. */
function areaServed({ counties, towns }: NonNullable<Content['serviceArea']>) {
  if (counties.length > 0) return counties.map(area)
  return towns.map((name) => ({ '@type': 'City', name }) satisfies schema.City)
}

/** States with parishes or boroughs, or with many cities that belong to no county; and such cities. */
const WITHOUT_COUNTIES = /, (AK|DC|LA|PR|VA)$|^(Baltimore, MD|St\. Louis, MO|Carson City, NV)$/

/** “York, SC” without “County” would be a town. */
function area(county: string) {
  const name = WITHOUT_COUNTIES.test(county) ? county : county.replace(', ', ' County, ')
  return { '@type': 'AdministrativeArea', name } satisfies schema.AdministrativeArea
}

/** From the lowest to the highest price, like `$80–$420`. */
function priceRange(offers: Offer[]): string {
  const sorted = offers.toSorted((one, other) => one.amount - other.amount)
  const ends = [sorted[0]!, sorted.at(-1)!].map(({ amount, currency }) =>
    amount.toLocaleString('en-US', {
      style: 'currency',
      currency,
      trailingZeroDisplay: 'stripIfInteger',
    }),
  )
  return [...new Set(ends)].join('–')
}

function offer({ name, description, amount, currency, booking }: Offer) {
  return {
    '@type': 'Offer',
    price: amount,
    priceCurrency: currency,
    ...(booking && { url: booking }),
    itemOffered: { '@type': 'Service', name, ...(description && { description }) },
  } satisfies schema.Offer
}

function website(studio: Studio) {
  return {
    '@type': 'WebSite',
    '@id': `${studio.url}/#site`,
    url: studio.url + routes.home,
    name: studio.name,
    publisher: { '@id': businessId(studio) },
  } satisfies schema.WebSite
}

function webPage({ route, studio, words }: PageFacts) {
  const address = studio.url + routes[route]
  return {
    '@type': 'WebPage',
    '@id': address,
    url: address,
    name: words.title,
    description: words.description,
    isPartOf: { '@id': `${studio.url}/#site` },
    about: { '@id': businessId(studio) },
  } satisfies schema.WebPage
}

function breadcrumbs({ route, label, studio }: PageFacts) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: studio.name, item: studio.url + routes.home },
      { '@type': 'ListItem', position: 2, name: label, item: studio.url + routes[route] },
    ],
  } satisfies schema.BreadcrumbList
}

/** The same rights as in the file's metadata. */
function imageObject(
  { url }: Studio,
  { address, rights }: Discovered['photographs'][number],
): schema.ImageObject {
  const { creator, credit, copyright, license } = rights
  return {
    '@type': 'ImageObject',
    contentUrl: url + address,
    ...(creator && { creator: { '@type': 'Person' as const, name: creator } }),
    ...(credit && { creditText: credit }),
    ...(copyright && { copyrightNotice: copyright }),
    ...(license && { license }),
  }
}

function businessId({ url }: Studio): string {
  return `${url}/#studio`
}
