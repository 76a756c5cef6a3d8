import type {
  AdministrativeArea,
  BreadcrumbList,
  City,
  Graph,
  ImageObject,
  LocalBusiness,
  Offer,
  Thing,
  WebPage,
  WebSite,
} from 'schema-dts'

import type { Content, Offer as Offered, Studio } from '#pipeline/content/content.ts'
import type { Discovered } from '#pipeline/discovery/discovery.ts'
import { routes, type Route } from '#src/routes.ts'
import { telephone } from '#src/ui/telephone.ts'

/** What a page says of itself to search engines. */
export type Described = {
  route: Route
  /** Its name in the bar. */
  label: string
  words: { title: string; description: string }
  studio: Studio
  offers: Offered[]
  /** Where the studio works. */
  serviceArea: Content['serviceArea']
  discovered: Discovered
  /** Address of the picture that stands for the studio, the same on every page. */
  emblem: string
}

/**
 * A page as schema.org describes things: the studio with what it offers, the site, the page, and the
 * photographs on it with whose they are. https://schema.org/docs/gs.html
 *
 * There is no street address in it, because a studio that comes to its clients has none to show.
 */
export function structuredData(described: Described): Graph {
  const { route, discovered, studio } = described
  return {
    '@context': 'https://schema.org',
    '@graph': [
      business(described),
      website(studio),
      webPage(described),
      ...(route === 'home' ? [] : [breadcrumbs(described)]),
      ...discovered.photographs.map((photograph) => imageObject(studio, photograph)),
    ] satisfies Thing[],
  }
}

function business({ studio, offers, serviceArea, emblem }: Described) {
  return {
    '@type': 'LocalBusiness',
    '@id': businessId(studio),
    name: studio.name,
    ...(studio.tagline && { description: studio.tagline }),
    url: studio.url + routes.home,
    ...(studio.phone && { telephone: telephone(studio.phone).replace('tel:', '') }),
    email: studio.email,
    image: studio.url + emblem,
    ...(serviceArea && { areaServed: areaServed(serviceArea) }),
    ...(offers.length > 0 && { priceRange: priceRange(offers), makesOffer: offers.map(offer) }),
  } satisfies LocalBusiness
}

/** Counties where there are any, or else towns. */
function areaServed({ counties, towns }: NonNullable<Content['serviceArea']>) {
  if (counties.length > 0) return counties.map(area)
  return towns.map((name) => ({ '@type': 'City', name }) satisfies City)
}

/** “York, SC” alone would be a town. */
function area(county: string) {
  const name = county.replace(', ', ' County, ')
  return { '@type': 'AdministrativeArea', name } satisfies AdministrativeArea
}

/** From the lowest to the highest, like `$80–$420`, as they would be printed. */
function priceRange(offers: Offered[]): string {
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

function offer({ name, description, amount, currency, booking }: Offered) {
  return {
    '@type': 'Offer',
    price: amount,
    priceCurrency: currency,
    ...(booking && { url: booking }),
    itemOffered: { '@type': 'Service', name, ...(description && { description }) },
  } satisfies Offer
}

function website(studio: Studio) {
  return {
    '@type': 'WebSite',
    '@id': `${studio.url}/#site`,
    url: studio.url + routes.home,
    name: studio.name,
    publisher: { '@id': businessId(studio) },
  } satisfies WebSite
}

function webPage({ route, studio, words }: Described) {
  const address = studio.url + routes[route]
  return {
    '@type': 'WebPage',
    '@id': address,
    url: address,
    name: words.title,
    description: words.description,
    isPartOf: { '@id': `${studio.url}/#site` },
    about: { '@id': businessId(studio) },
  } satisfies WebPage
}

function breadcrumbs({ route, label, studio }: Described) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: studio.name, item: studio.url + routes.home },
      { '@type': 'ListItem', position: 2, name: label, item: studio.url + routes[route] },
    ],
  } satisfies BreadcrumbList
}

/** The same words as in the file itself. What nobody has said is left out. */
function imageObject(
  { url }: Studio,
  { address, rights }: Discovered['photographs'][number],
): ImageObject {
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
