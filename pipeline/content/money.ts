const CURRENCIES: Record<string, string> = {
  $: 'USD',
  US$: 'USD',
  A$: 'AUD',
  AU$: 'AUD',
  C$: 'CAD',
  CA$: 'CAD',
  NZ$: 'NZD',
  '€': 'EUR',
  '£': 'GBP',
  '₹': 'INR',
}

const FIGURES = String.raw`\d+(?:[.,'’]\d+|\s\d{3}(?!\d))*`
const SIGN = String.raw`\p{Lu}{0,3}\p{Sc}`
const AMOUNT = new RegExp(String.raw`${SIGN}\s?${FIGURES}|${FIGURES}\s?${SIGN}`, 'gu')

/** The amount of a price with its ISO 4217 currency, or nothing if it says more or less than one. */
export function readMoney(price: string) {
  const amount = amountIn(price)
  const currency = amount && CURRENCIES[amount.sign]
  return currency && amount.words === price ? { amount: amount.value, currency } : undefined
}

/** The lowest amount in a list of prices, as it is written there. Prices without one do not count. */
export function lowestPrice(prices: (string | undefined)[]): string | undefined {
  const amounts = prices.flatMap((price) => amountIn(price ?? '') ?? [])
  return amounts.toSorted((one, other) => one.value - other.value)[0]?.words
}

function amountIn(price: string) {
  const [words, ...others] = price.match(AMOUNT) ?? []
  if (!words || others.length > 0) return undefined

  const sign = /\p{Lu}*\p{Sc}/u.exec(words)![0]
  return { words, sign, value: valueOf(words) }
}

/** Two digits after the last separator are cents: $1,200 is more than €120,50. */
function valueOf(words: string): number {
  const [, whole = '', cents = ''] = /^(.*?)(?:[.,](\d\d))?$/.exec(words.replace(/[^\d.,]/g, ''))!
  return Number(`${whole.replace(/\D/g, '')}.${cents || '0'}`)
}
