import { expect, test } from 'vitest'

import type { Offer, Studio } from '#pipeline/content/content.ts'
import type { Discovered } from '#pipeline/discovery/discovery.ts'

import { asScript } from './page-data.ts'
import { structuredData, type PageFacts } from './structured-data.ts'

test.for([
  [[1200.5, 80, 300], '$80–$1,200.50'],
  [[80], '$80'],
] as const)('prices of %j are the range %s', ([prices, range]) => {
  const offers = prices.map((amount) => offerOf(amount, 'USD'))
  const { business } = dataOf({ offers })

  expect(business).toMatchObject({ priceRange: range })
  expect(business).toMatchObject({ makesOffer: prices.map((price) => ({ price })) })
})

test('offers in several currencies keep their own, and have no range', () => {
  const { business } = dataOf({ offers: [offerOf(95, 'EUR'), offerOf(80, 'USD')] })

  expect(business).not.toHaveProperty('priceRange')
  expect(business).toMatchObject({
    makesOffer: [
      { price: 95, priceCurrency: 'EUR' },
      { price: 80, priceCurrency: 'USD' },
    ],
  })
})

test('beside a price that only people understand, the others have no range', () => {
  const from = { name: 'from $180' } as Offer
  const { business } = dataOf({ offers: [from, offerOf(340, 'USD'), offerOf(420, 'USD')] })

  expect(business).not.toHaveProperty('priceRange')
  expect(business).toMatchObject({ makesOffer: [{ price: 340 }, { price: 420 }] })
})

test('missing prices, phone and area are left out', () => {
  const { business } = dataOf({
    site: siteOf({ ...STUDIO, phone: undefined }),
    serviceArea: undefined,
    offers: [],
  })
  for (const field of ['priceRange', 'makesOffer', 'telephone', 'areaServed']) {
    expect(business).not.toHaveProperty(field)
  }
})

test('there is an area and no street address, a picture, and a phone number with a country code', () => {
  const { business } = dataOf()

  expect(business).not.toHaveProperty('address')
  expect(business).toMatchObject({
    areaServed: [{ '@type': 'City', name: 'York' }],
    image: 'https://studio.example/uploads/card-home.jpg',
    telephone: '+17045550136',
  })
})

test('profiles, a map entry and hours are told as they are written, or not at all', () => {
  const profiles = [{ label: 'Instagram', address: 'https://instagram.example/june' }]
  const map = 'https://maps.example/june'
  const studio = { ...STUDIO, profiles, businessProfile: map, hours: 'By appointment' }

  expect(dataOf({ site: siteOf(studio) }).business).toMatchObject({
    sameAs: ['https://instagram.example/june'],
    hasMap: map,
    openingHoursSpecification: { description: 'By appointment' },
  })
  for (const field of ['sameAs', 'hasMap', 'openingHoursSpecification']) {
    expect(dataOf().business).not.toHaveProperty(field)
  }
})

test('search engines are told the terms of a photograph, and a page of whoever is credited', () => {
  const photographs = [
    { address: '/uploads/veil.jpg', rights: { license: 'https://a.example/terms' } },
    { address: '/uploads/gate.jpg', rights: { creator: 'Léa', page: 'https://lea.example/' } },
  ]
  const { graph } = dataOf({ discovery: discoveryOf(photographs) })
  expect(graph.slice(-2)).toEqual([
    {
      '@type': 'ImageObject',
      contentUrl: 'https://studio.example/uploads/veil.jpg',
      license: 'https://a.example/terms',
    },
    {
      '@type': 'ImageObject',
      contentUrl: 'https://studio.example/uploads/gate.jpg',
      creator: { '@type': 'Person', name: 'Léa', url: 'https://lea.example/' },
    },
  ])
})

test('a photograph has only the rights it has, and no text can end the script element', () => {
  const photographs = [{ address: '/uploads/veil.jpg', rights: { credit: '</script><b>' } }]
  const { script, graph } = dataOf({ discovery: discoveryOf(photographs) })

  expect(script).not.toContain('<')
  expect(graph).toContainEqual({
    '@type': 'ImageObject',
    contentUrl: 'https://studio.example/uploads/veil.jpg',
    creditText: '</script><b>',
  })
})

const STUDIO = {
  url: 'https://studio.example',
  phone: '(704) 555-0136',
  city: 'Charlotte, North Carolina',
} as Studio

function offerOf(amount: number, currency: string): Offer {
  return { name: `${amount}`, money: { amount, currency } } as Offer
}

function siteOf(studio: Studio) {
  const language = {
    tag: 'en-US',
    region: 'US',
    script: 'Latn',
    direction: 'ltr',
    openGraph: 'en_US',
  }
  return { studio, language, navigation: { about: { label: 'About' } } } as PageFacts['site']
}

function discoveryOf(photographs: Discovered['photographs']) {
  const card = (name: string) => ({ address: `/uploads/card-${name}.jpg`, alt: '' })
  return {
    home: { card: card('home') },
    about: { card: card('about'), photographs },
  } as PageFacts['discovery']
}

function dataOf(facts: Partial<PageFacts> = {}) {
  const data = structuredData({
    route: 'about',
    words: { title: 'About', description: 'About the studio' },
    site: siteOf(STUDIO),
    offers: [],
    serviceArea: { towns: ['York'] } as PageFacts['serviceArea'],
    discovery: discoveryOf([]),
    ...facts,
  })
  const script = asScript(data)
  const graph: object[] = JSON.parse(script)['@graph']
  return { script, graph, business: graph[0]! }
}
