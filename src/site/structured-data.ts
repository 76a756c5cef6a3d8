import type * as schema from 'schema-dts'

import type { Content, Offer } from '#pipeline/content/content.ts'
import type { Discovered } from '#pipeline/discovery/discovery.ts'
import { routes, type Route } from '#pipeline/content/pages.ts'
import { telLink } from '#src/ui/texts.ts'

import type { PageData } from './page-data.ts'

/** What search engines are told about a page. */
export type PageFacts = Pick<PageData, 'site' | 'words'> &
  Pick<Content, 'offers' | 'priceRange' | 'serviceArea'> & {
    route: Route
    /** How each page is found and shared. */
    discovery: Record<Route, Discovered>
  }

/**
 * A page's structured data (https://schema.org): the studio with its offers, the site, the page, and
 * its photographs with their rights. A business needs an address, and the studio comes to its clients: it has its
 * city. Its hours are words, and the vocabulary takes times alone. JSON leaves out what is undefined.
 */
export function structuredData(facts: PageFacts): schema.Graph {
  const { route, words, offers, priceRange, serviceArea, discovery } = facts
  const { studio, navigation, language } = facts.site
  const inLanguage = language.tag
  const { name, url } = studio
  const business = { '@id': `${url}/#studio` }
  const site = { '@id': `${url}/#site` }
  const home = url + routes.home
  const address = url + routes[route]

  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'ProfessionalService',
        ...business,
        name,
        description: studio.tagline,
        url: home,
        telephone: studio.phone && telLink(studio.phone).replace('tel:', ''),
        email: studio.email,
        image: url + discovery.home.card.address,
        sameAs: studio.profiles?.map((one) => one.address),
        hasMap: studio.businessProfile,
        address: { '@type': 'PostalAddress', addressLocality: studio.city },
        areaServed: serviceArea?.towns.map((town) => ({ '@type': 'City', name: town })),
        priceRange,
        makesOffer: offers.some(({ money }) => money) ? offers.flatMap(offer) : undefined,
      },
      { '@type': 'WebSite', ...site, url: home, name, inLanguage, publisher: business },
      {
        '@type': 'WebPage',
        '@id': address,
        url: address,
        name: words.title,
        description: words.description,
        inLanguage,
        isPartOf: site,
        about: business,
      },
      ...(route === 'home' ? [] : [breadcrumbs([name, home], [navigation[route].label, address])]),
      ...discovery[route].photographs.map(({ address: file, rights }) =>
        imageObject(url + file, rights),
      ),
    ],
  }
}

function offer({ name, description, money, booking }: Offer): schema.Offer[] {
  if (!money) return []
  return [
    {
      '@type': 'Offer',
      price: money.amount,
      priceCurrency: money.currency,
      url: booking,
      itemOffered: { '@type': 'Service', name, description },
    },
  ]
}

function breadcrumbs(...trail: [name: string, item: string][]): schema.BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(([name, item], at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item,
    })),
  }
}

/** The same rights as in the file's metadata. */
function imageObject(
  contentUrl: string,
  { creator, page, credit, copyright, license }: Discovered['photographs'][number]['rights'],
): schema.ImageObject {
  return {
    '@type': 'ImageObject',
    contentUrl,
    creator: creator ? { '@type': 'Person', name: creator, url: page } : undefined,
    creditText: credit,
    copyrightNotice: copyright,
    license,
  }
}
