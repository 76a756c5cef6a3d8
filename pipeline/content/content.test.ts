import { expect, test } from 'vitest'

import { justifiedRows, addresses } from './content.ts'
import { isDay, isOver } from './days.ts'
import { FACTS, fillIn, type Facts } from './facts.ts'
import { lowestPrice, priceRange, readMoney } from './money.ts'

test.for<[what: string, ratios: number[], lengths: number[]]>([
  ['five become two and three', [0.8, 1.5, 0.8, 0.8, 0.8], [2, 3]],
  ['none is left alone in half a row', [1.5, 1.5, 1.5], [3]],
  ['no row holds more than four', Array<number>(9).fill(0.3), [3, 3, 3]],
  ['a panorama has a row of its own', [1.2, 1.2, 2.6, 0.8, 1.6], [2, 1, 2]],
])('%s', ([, ratios, lengths]) => {
  const rows = justifiedRows(ratios, (ratio) => ratio)
  expect(rows.map((row) => row.length)).toEqual(lengths)
  expect(rows.flat()).toEqual(ratios)
})

test('photographs of a page have different addresses, and none that the page has itself', () => {
  const addressOf = addresses()

  expect(['veil', 'notices', 'veil', 'veil', 'veil-2'].map(addressOf)).toEqual([
    'veil',
    'notices-2',
    'veil-2',
    'veil-3',
    'veil-2-2',
  ])
})

test('a day is one that exists, and is over once it is over in the last time zone', () => {
  expect(['2028-02-29', '2026-02-29', 'June 20', '2026-6-20'].filter(isDay)).toEqual(['2028-02-29'])
  expect(isOver('2026-06-20', Date.parse('2026-06-20T23:59:00-12:00'))).toBe(false)
  expect(isOver('2026-06-20', Date.parse('2026-06-21T00:00:00-12:00'))).toBe(true)
})

test('a mark gives its fact, with a capital where it has one', () => {
  const facts = { ...Object.fromEntries(FACTS.map((one) => [one, one])), packages: 'four' } as Facts
  expect(fillIn('{Packages} sessions, { packages } in all: $1 and $& from {studio}', facts)).toBe(
    'Four sessions, four in all: $1 and $& from studio',
  )
})

test.for([
  ['$80', { amount: 80, currency: 'USD' }],
  ['$1,200.50', { amount: 1200.5, currency: 'USD' }],
  ['€150', { amount: 150, currency: 'EUR' }],
  ['1.200,50 €', { amount: 1200.5, currency: 'EUR' }],
  ['€1.200', { amount: 1200, currency: 'EUR' }],
  ['1.200 €', { amount: 1200, currency: 'EUR' }],
  ["CHF 1'200", { amount: 1200, currency: 'CHF' }],
  ['1 200 SEK', { amount: 1200, currency: 'SEK' }],
  ['₹1,20,000', { amount: 120_000, currency: 'INR' }],
  ['1 200 kr', undefined],
  ['$80 AUD', undefined],
  ['from $150', undefined],
  ['On request', undefined],
  ['80', undefined],
  ['$1.5k', undefined],
  ['$80.500', undefined],
] as const)(
  'a search engine learns of “%s” only where it is one clear amount',
  ([price, money]) => {
    expect(readMoney(price)).toEqual(money)
  },
)

test.for([
  ['1 200 kr', 'nb', { amount: 1200, currency: 'NOK' }],
  ['1 200 kr', 'en-US', undefined],
  ['R$ 450', 'pt-BR', { amount: 450, currency: 'BRL' }],
  ['٨٠ د.أ', 'ar-JO', { amount: 80, currency: 'JOD' }],
  ['١٬٢٠٠٫٥٠ ر.س', 'ar-SA', { amount: 1200.5, currency: 'SAR' }],
] as const)('“%s” means its currency in %s', ([price, language, money]) => {
  expect(readMoney(price, language)).toEqual(money)
})

test.for([
  [['€420', 'from €95', undefined, 'On request', '€1.200'], '€95'],
  [['£120', '£99.5'], '£99.5'],
  [['kr 1 400', '1 200 kr, 2 rolls'], '1 200 kr'],
  [['$300', '$80–$120'], '$80'],
  [['٤٢٠ د.أ', '٨٠–١٢٠ د.أ'], '٨٠ د.أ'],
  [['$300', '1–2 hours, $120'], '$120'],
  [['$300', '$20 deposit, $280'], '$300'],
  [['$120', '€95', 'US$99'], 'US$99'],
  [['On request', undefined], undefined],
] as const)('of the prices %j the lowest is %s, as it is written', ([prices, lowest]) => {
  expect(lowestPrice([...prices])).toBe(lowest)
})

test.for([
  [['$80', '$120', '$1,200.50'], '$80–$1,200.50'],
  [['from $180', '$340', '$420'], '$180–$420'],
  [['1.200 €', 'ab 95 €'], '95 €–1.200 €'],
  [['$80', 'On request'], undefined],
  [['$80–$120', '$300'], undefined],
  [['$80.500', '$300'], undefined],
  [['$120', '€95'], undefined],
  [[], undefined],
] as const)('search engines read of the prices %j that they are %s', ([prices, range]) => {
  expect(priceRange([...prices])).toBe(range)
})
