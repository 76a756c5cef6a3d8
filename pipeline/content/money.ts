/** What signs mean. Others, like ¥ and kr, stand for several currencies. Codes of ISO 4217 mean themselves. */
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
  ...Object.fromEntries(Intl.supportedValuesOf('currency').map((code) => [code, code])),
}

const CODES = Intl.supportedValuesOf('currency').join('|')
const SIGN = String.raw`(?:\p{Lu}{0,3}\p{Sc}|(?<!\p{L})(?:kr|${CODES})(?!\p{L}))`
const FIGURES = String.raw`\d+(?:[.,'’]\d+|\s\d{3}(?!\d))*`
/** Figures behind others end a range, like “80–120 €” and “80 to 120 €”, or are a part of one number. */
const NOT_BEHIND_FIGURES = String.raw`(?<!\d(?:[.,'’]|\s|\s?[-–—/]\s?|\s\p{L}+\s)?)`
const AMOUNT = new RegExp(
  String.raw`${SIGN}\s?${FIGURES}|${NOT_BEHIND_FIGURES}${FIGURES}\s?${SIGN}`,
  'gu',
)

/** Digits that may be in groups: 1,200 or 1 200 or 1’200 or, as in India, 1,20,000. */
const WHOLE = /^(?:\d+|\d{1,3}([.,'’\s])\d{3}(?:\1\d{3})*|\d{1,2}(?:,\d{2})+,\d{3})$/

/** The amount of a price with its ISO 4217 currency, or nothing if it says more or less than one. */
export function readMoney(price: string) {
  const amount = amountIn(price)
  const currency = amount && CURRENCIES[amount.sign]
  return currency && amount.words === price ? { amount: amount.value, currency } : undefined
}

/**
 * The lowest amount in a list of prices, as it is written there. Prices without figures do not count.
 * Nothing if it is not certain: a price is a range, or they are in several currencies.
 */
export function lowestPrice(prices: (string | undefined)[]): string | undefined {
  const amounts = prices.filter((price) => /\d/.test(price ?? '')).map((price) => amountIn(price!))
  const currencies = amounts.map((amount) => amount && (CURRENCIES[amount.sign] ?? amount.sign))
  if (!amounts.every((amount) => amount !== undefined) || new Set(currencies).size > 1) {
    return undefined
  }
  return amounts.toSorted((one, other) => one.value - other.value)[0]?.words
}

function amountIn(price: string) {
  const [words, ...others] = price.match(AMOUNT) ?? []
  if (!words || others.length > 0) return undefined

  const sign = /\p{Lu}*\p{Sc}|\p{L}+/u.exec(words)![0]
  const value = valueOf(words.replace(sign, '').trim())
  return value === undefined ? undefined : { words, sign, value }
}

/** One or two digits after the last mark are cents, and three are not: €1.200 is more than €120,5. */
function valueOf(figures: string): number | undefined {
  const [, whole = '', mark = '', cents = ''] = /^(.*?)(?:([.,])(\d\d?))?$/.exec(figures)!
  const isRead = WHOLE.test(whole) && !(mark && whole.includes(mark))
  return isRead ? Number(`${whole.replace(/\D/g, '')}.${cents || '0'}`) : undefined
}
