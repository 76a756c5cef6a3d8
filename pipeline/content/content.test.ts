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

test.for<[price: string, amount?: number, currency?: string, language?: string]>([
  ['$80', 80, 'USD'],
  ['$1,200.50', 1200.5, 'USD'],
  ['€150', 150, 'EUR'],
  ['1.200,50 €', 1200.5, 'EUR'],
  ['€1.200', 1200, 'EUR'],
  ['1.200 €', 1200, 'EUR'],
  ["CHF 1'200", 1200, 'CHF'],
  ['1 200 SEK', 1200, 'SEK'],
  ['₹1,20,000', 120_000, 'INR'],
  ['1 200 kr', 1200, 'NOK', 'nb'],
  ['R$ 450', 450, 'BRL', 'pt-BR'],
  ['٨٠ د.أ', 80, 'JOD', 'ar-JO'],
  ['١٬٢٠٠٫٥٠ ر.س', 1200.5, 'SAR', 'ar-SA'],
  ['1 200 kr'],
  ['$80 AUD'],
  ['from $150'],
  ['On request'],
  ['80'],
  ['$1.5k'],
  ['$80.500'],
])('“%s” is one clear amount: %d %s', ([price, amount, currency, language]) => {
  expect(readMoney(price, language)).toEqual(amount && { amount, currency })
})

test.for<[prices: (string | undefined)[], lowest?: string, range?: string]>([
  [['$80', '$120', '$1,200.50'], '$80', '$80–$1,200.50'],
  [['from $180', '$340', '$420'], '$180', '$180–$420'],
  [['£120', '£99.5'], '£99.5', '£99.5–£120'],
  [['1.200 €', 'ab 95 €'], '95 €', '95 €–1.200 €'],
  [['kr 1 400', '1 200 kr, 2 rolls'], '1 200 kr', '1 200 kr–kr 1 400'],
  [['€420', 'from €95', undefined, 'On request', '€1.200'], '€95'],
  [['$80', 'On request'], '$80'],
  [['$300', '$80–$120'], '$80'],
  [['٤٢٠ د.أ', '٨٠–١٢٠ د.أ'], '٨٠ د.أ'],
  [['$300', '1–2 hours, $120'], '$120'],
  [['$300', '$20 deposit, $280'], '$300'],
  [['$80.500', '$300'], '$300'],
  [['$120', '€95', 'US$99'], 'US$99'],
  [['On request', undefined]],
  [[]],
])('of the prices %j the lowest is %s, and search engines read %s', ([prices, lowest, range]) => {
  expect(lowestPrice(prices)).toBe(lowest)
  expect(priceRange(prices.flatMap((price) => price ?? []))).toBe(range)
})
