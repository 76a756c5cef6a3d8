import { expect, test } from 'vitest'

import type { Offer, Studio } from '#pipeline/content/content.ts'
import type { ServiceArea } from '#pipeline/service-area/service-area.ts'

import { asScript } from './as-script.ts'
import { structuredData, type PageFacts } from './structured-data.ts'

test('an offer’s price is a number, and the price range is from the lowest to the highest', () => {
  const business = businessWith([1200.5, 80, 300])

  expect(business.makesOffer.map(({ price }) => price)).toEqual([1200.5, 80, 300])
  expect(business.priceRange).toBe('$80–$1,200.50')
})

test('missing prices, phone and area are left out', () => {
  const studio = { ...STUDIO, phone: undefined }
  const business = dataOf([], { studio, serviceArea: undefined })['@graph'][0]

  for (const field of ['priceRange', 'makesOffer', 'telephone', 'areaServed']) {
    expect(business).not.toHaveProperty(field)
  }
})

test('a single price is not a range', () => {
  expect(businessWith([80]).priceRange).toBe('$80')
})

test('there is an area, and no street address', () => {
  expect(businessWith([80])).not.toHaveProperty('address')
  const serviceArea = { counties: ['York, SC', 'Orleans, LA'] } as ServiceArea
  expect(dataOf([], { serviceArea })['@graph'][0]).toMatchObject({
    areaServed: [{ name: 'York County, SC' }, { name: 'Orleans, LA' }],
  })
})

test('the studio has its own picture, and a phone number with a country code', () => {
  expect(businessWith([80])).toMatchObject({
    image: 'https://studio.example/uploads/card-home.jpg',
    telephone: '+17045550136',
  })
})

test('missing rights of a photograph are left out', () => {
  const address = '/uploads/veil-1600-0a1b2c3d.jpg'
  const graph = dataOf([80], {}, { address, rights: { credit: 'Studio' } })

  expect(graph['@graph']).toContainEqual({
    '@type': 'ImageObject',
    contentUrl: 'https://studio.example/uploads/veil-1600-0a1b2c3d.jpg',
    creditText: 'Studio',
  })
})

test('no text can end its script element', () => {
  const address = '/uploads/veil.jpg'
  const graph = dataOf([80], {}, { address, rights: { credit: '</script><b>' } })
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
  return dataOf(prices)['@graph'][0] as unknown as Business
}

function dataOf(prices: number[], other: Partial<PageFacts> = {}, ...photographs: Photograph[]) {
  return structuredData({
    route: 'about',
    label: 'About',
    words: { title: 'About', description: 'About the studio' },
    studio: STUDIO,
    offers: prices.map((amount) => ({ amount, currency: 'USD', name: `${amount}` }) as Offer),
    serviceArea: { counties: ['York, SC'] } as ServiceArea,
    discovered: { card: { address: '/uploads/card-about.jpg', ...CARD }, photographs },
    studioImage: '/uploads/card-home.jpg',
    ...other,
  })
}
