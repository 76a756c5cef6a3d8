import { expect, test } from 'vitest'

import type { Offer, Studio } from '#pipeline/content/content.ts'
import type { Discovered } from '#pipeline/discovery/discovery.ts'

import { asScript } from './page-data.ts'
import { structuredData, type PageFacts } from './structured-data.ts'

test('packages are offered where their price is one amount', () => {
  const offers = [offerOf(95, 'EUR'), { name: 'from $180' } as Offer, offerOf(80)]
  const { business } = dataOf({ offers, priceRange: '$80–$180' })
  expect(business).toMatchObject({
    priceRange: '$80–$180',
    makesOffer: [
      { price: 95, priceCurrency: 'EUR', url: 'https://b.example/95' },
      { price: 80, priceCurrency: 'USD' },
    ],
  })
})

test('what a studio leaves out is left out', () => {
  const site = siteOf({ ...STUDIO, phone: undefined })
  const { business } = dataOf({ site, serviceArea: undefined })
  expect(Object.keys(business).filter((field) => OPTIONAL.includes(field))).toEqual([])
})

test('a studio has its city for an address, an area, a picture, and a phone number with a country code', () => {
  const { business } = dataOf()

  expect(business).toMatchObject({
    '@type': 'ProfessionalService',
    address: { '@type': 'PostalAddress', addressLocality: 'Charlotte, North Carolina' },
    areaServed: [{ '@type': 'City', name: 'York' }],
    image: 'https://studio.example/uploads/card-home.jpg',
    telephone: '+17045550136',
  })
})

test('profiles and a map entry are told as they are written, and hours not at all: they are words', () => {
  const profiles = [{ label: 'Instagram', address: 'https://instagram.example/june' }]
  const map = 'https://maps.example/june'
  const studio = { ...STUDIO, profiles, businessProfile: map, hours: 'By appointment' }
  const { business, script } = dataOf({ site: siteOf(studio) })
  expect(business).toMatchObject({ sameAs: ['https://instagram.example/june'], hasMap: map })
  expect(script).not.toContain('By appointment')
})

test('search engines are told the rights that a photograph has, and no text can end the script', () => {
  const photographs = [
    { address: '/uploads/veil.jpg', rights: { license: 'https://a.example/terms' } },
    { address: '/uploads/gate.jpg', rights: { creator: 'Léa', page: 'https://lea.example/' } },
    { address: '/uploads/pier.jpg', rights: { credit: '</script><b>' } },
  ]
  const { graph, script } = dataOf({ discovery: discoveryOf(photographs) })
  const at = (name: string) => ({
    '@type': 'ImageObject',
    contentUrl: `https://studio.example/uploads/${name}.jpg`,
  })
  expect(graph.slice(-3)).toEqual([
    { ...at('veil'), license: 'https://a.example/terms' },
    { ...at('gate'), creator: { '@type': 'Person', name: 'Léa', url: 'https://lea.example/' } },
    { ...at('pier'), creditText: '</script><b>' },
  ])
  expect(script).not.toContain('<')
})

const OPTIONAL = [
  ['priceRange', 'makesOffer', 'telephone', 'areaServed'],
  ['sameAs', 'hasMap'],
].flat()

const STUDIO = {
  url: 'https://studio.example',
  phone: '(704) 555-0136',
  city: 'Charlotte, North Carolina',
} as Studio

function offerOf(amount: number, currency = 'USD'): Offer {
  const booking = `https://b.example/${amount}`
  return { name: `${amount}`, money: { amount, currency }, booking } as Offer
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
    priceRange: undefined,
    serviceArea: { towns: ['York'] } as PageFacts['serviceArea'],
    discovery: discoveryOf([]),
    ...facts,
  })
  const script = asScript(data)
  const graph: object[] = JSON.parse(script)['@graph']
  return { script, graph, business: graph[0]! }
}
