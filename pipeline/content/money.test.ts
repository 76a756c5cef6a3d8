import { expect, test } from 'vitest'

import { lowestPrice, priceRange, readMoney } from './money.ts'

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
