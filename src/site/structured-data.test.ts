import { expect, test } from 'vitest'

import type { Offer, Studio } from '#pipeline/content/content.ts'
import type { ServiceArea } from '#pipeline/service-area/service-area.ts'

import { asScript } from './as-script.ts'
import { structuredData, type Described } from './structured-data.ts'

test('an offer’s price is a number, and the range goes from the least to the most', () => {
  const business = businessWith([1200.5, 80, 300])

  expect(business.makesOffer.map(({ price }) => price)).toEqual([1200.5, 80, 300])
  expect(business.priceRange).toBe('$80–$1,200.50')
})

test('without clear prices, phone or area, nothing is said of them', () => {
  const studio = { ...STUDIO, phone: undefined }
  const business = described([], { studio, serviceArea: undefined })['@graph'][0]

  for (const field of ['priceRange', 'makesOffer', 'telephone', 'areaServed']) {
    expect(business).not.toHaveProperty(field)
  }
})

test('one price is no range', () => {
  expect(businessWith([80]).priceRange).toBe('$80')
})

test('no street is invented', () => {
  expect(businessWith([80])).not.toHaveProperty('address')
  expect(businessWith([80]).areaServed).toMatchObject([{ name: 'York County, SC' }])
})

test('the studio has its own picture, and a number that can be called from anywhere', () => {
  expect(businessWith([80])).toMatchObject({
    image: 'https://studio.example/uploads/card-home.jpg',
    telephone: '+17045550136',
  })
})

test('what nobody says of a photograph is left out', () => {
  const address = '/uploads/veil-1600-0a1b2c3d.jpg'
  const graph = described([80], {}, { address, rights: { credit: 'Studio' } })

  expect(graph['@graph']).toContainEqual({
    '@type': 'ImageObject',
    contentUrl: 'https://studio.example/uploads/veil-1600-0a1b2c3d.jpg',
    creditText: 'Studio',
  })
})

test('no word can end the script that it stands in', () => {
  const address = '/uploads/veil.jpg'
  const graph = described([80], {}, { address, rights: { credit: '</script><b>' } })
  const script = asScript(graph)

  expect(script).not.toContain('<')
  expect(JSON.parse(script)).toEqual(graph)
})

const STUDIO = {
  url: 'https://studio.example',
  phone: '(704) 555-0136',
  city: 'Charlotte, North Carolina',
} as Studio

const CARD = { alt: '', width: 1200, height: 630 }

type Business = { priceRange: string; areaServed: object; makesOffer: { price: number }[] }
type Photograph = { address: string; rights: { credit: string } }

function businessWith(prices: number[]) {
  return described(prices)['@graph'][0] as unknown as Business
}

function described(prices: number[], other: Partial<Described> = {}, ...photographs: Photograph[]) {
  return structuredData({
    route: 'about',
    label: 'About',
    words: { title: 'About', description: 'About the studio' },
    studio: STUDIO,
    offers: prices.map((amount) => ({ amount, currency: 'USD', name: `${amount}` }) as Offer),
    serviceArea: { counties: ['York, SC'] } as ServiceArea,
    discovered: { card: { address: '/uploads/card-about.jpg', ...CARD }, photographs },
    emblem: '/uploads/card-home.jpg',
    ...other,
  })
}
