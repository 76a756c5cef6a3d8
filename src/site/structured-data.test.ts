import { expect, test } from 'vitest'

import type { Offer, Studio } from '#pipeline/content/content.ts'
import type { Discovered } from '#pipeline/discovery/discovery.ts'

import { asScript } from './page-data.ts'
import { structuredData, type PageFacts } from './structured-data.ts'

const STUDIO = {
  url: 'https://studio.example',
  phone: '(704) 555-0136',
  city: 'Charlotte, North Carolina',
  profiles: [{ label: 'Instagram', address: 'https://instagram.example/june' }],
  businessProfile: 'https://maps.example/june',
  hours: 'By appointment',
} as Studio

test('a studio has its city for an address, an area, a picture, profiles, and a phone number with a country code', () => {
  const { graph, script } = dataOf({ serviceArea: { towns: ['York'] } as PageFacts['serviceArea'] })
  expect(graph[0]).toMatchObject({
    '@type': 'ProfessionalService',
    address: { '@type': 'PostalAddress', addressLocality: 'Charlotte, North Carolina' },
    areaServed: [{ '@type': 'City', name: 'York' }],
    image: 'https://studio.example/uploads/card-home.jpg',
    telephone: '+17045550136',
    sameAs: ['https://instagram.example/june'],
    hasMap: 'https://maps.example/june',
  })
  // They are words, and the vocabulary takes times alone.
  expect(script).not.toContain('By appointment')
})

test('packages are offered where their price is one amount', () => {
  const priced = (amount: number, currency: string) =>
    ({ money: { amount, currency }, booking: `https://b.example/${amount}` }) as Offer
  const offers = [priced(95, 'EUR'), { name: 'from $180' } as Offer, priced(80, 'USD')]
  expect(dataOf({ offers, priceRange: '$80–$180' }).graph[0]).toMatchObject({
    priceRange: '$80–$180',
    makesOffer: [
      { price: 95, priceCurrency: 'EUR', url: 'https://b.example/95' },
      { price: 80, priceCurrency: 'USD' },
    ],
  })
  expect(dataOf().script).not.toContain('makesOffer')
})

test('search engines are told the rights that a photograph has, and no text can end the script', () => {
  const { graph, script } = dataOf({}, [
    { address: '/uploads/veil.jpg', rights: { license: 'https://a.example/terms' } },
    { address: '/uploads/gate.jpg', rights: { creator: 'Léa', page: 'https://lea.example/' } },
    { address: '/uploads/pier.jpg', rights: { credit: '</script><b>' } },
  ])
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

function dataOf(facts: Partial<PageFacts> = {}, photographs: Discovered['photographs'] = []) {
  const card = (name: string) => ({ address: `/uploads/card-${name}.jpg`, alt: '' })
  const data = structuredData({
    route: 'about',
    words: { title: 'About', description: 'About the studio' },
    site: {
      studio: STUDIO,
      language: { tag: 'en-US' },
      navigation: { about: { label: 'About' } },
    } as PageFacts['site'],
    offers: [],
    priceRange: undefined,
    serviceArea: undefined,
    discovery: {
      home: { card: card('home') },
      about: { card: card('about'), photographs },
    } as PageFacts['discovery'],
    ...facts,
  })
  const script = asScript(data)
  return { script, graph: JSON.parse(script)['@graph'] as object[] }
}
