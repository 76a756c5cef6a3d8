import { expect, test } from 'vitest'

import { lowestPrice, readMoney } from './money.ts'

test.for([
  ['$80', { amount: 80, currency: 'USD' }],
  ['$1,200.50', { amount: 1200.5, currency: 'USD' }],
  ['€150', { amount: 150, currency: 'EUR' }],
  ['1.200,50 €', { amount: 1200.5, currency: 'EUR' }],
  ['€1.200', { amount: 1200, currency: 'EUR' }],
  ['£ 95', { amount: 95, currency: 'GBP' }],
  ['CA$150', { amount: 150, currency: 'CAD' }],
  ['1 200 €', { amount: 1200, currency: 'EUR' }],
  ['from $150', undefined],
  ['$80–$120', undefined],
  ['$80 a roll', undefined],
  ['₺900', undefined],
  ['On request', undefined],
  ['80', undefined],
] as const)(
  'a search engine learns of “%s” only where it is one clear amount',
  ([price, money]) => {
    expect(readMoney(price)).toEqual(money)
  },
)

test('the lowest price is written as its package writes it', () => {
  expect(lowestPrice(['€420', 'from €95', undefined, 'On request', '€1.200'])).toBe('€95')
  expect(lowestPrice(['NZ$420', 'A$150 2 hours'])).toBe('A$150')
  expect(lowestPrice(['On request', '$80–$120'])).toBeUndefined()
})
