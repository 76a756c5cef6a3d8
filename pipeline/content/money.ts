/** What signs mean. Codes of ISO 4217 mean themselves. */
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
  zł: 'PLN',
  Kč: 'CZK',
  Ft: 'HUF',
  ...Object.fromEntries(Intl.supportedValuesOf('currency').map((code) => [code, code])),
}

/** What signs of several currencies mean, by country. */
const IN_COUNTRY: Record<string, Record<string, string>> = {
  kr: { NO: 'NOK', SE: 'SEK', DK: 'DKK', IS: 'ISK' },
  '¥': { JP: 'JPY', CN: 'CNY' },
}

const CODES = Intl.supportedValuesOf('currency').join('|')
const SIGN = String.raw`(?:\p{Lu}{0,3}\p{Sc}|(?<!\p{L})(?:kr|zł|Kč|Ft|${CODES})(?!\p{L}))`
const FIGURES = String.raw`\d+(?:[.,'’]\d+|\s\d{3}(?!\d))*`
/** Figures directly behind others are a part of one number. */
const AMOUNT = new RegExp(
  String.raw`${SIGN}\s?${FIGURES}|(?<!\d[.,'’/\s]?)${FIGURES}\s?${SIGN}`,
  'gu',
)

/** The upper end of a range, as in “$80–$120” and “80 to 120 €”, and what leads to it. */
const UP_TO = new RegExp(
  String.raw`(?<=\d)(\s?${SIGN})?\s?(?:[-–—]|to|bis|à)\s?(?:${SIGN}\s?)?${FIGURES}`,
  'gu',
)

/** Digits that may be in groups: 1,200 or 1 200 or 1’200 or, as in India, 1,20,000. */
const WHOLE = /^(?:\d+|\d{1,3}([.,'’\s])\d{3}(?:\1\d{3})*|\d{1,2}(?:,\d{2})+,\d{3})$/

/**
 * The amount of a price with its ISO 4217 currency, or nothing if it says more or less than one. `country` is that
 * of the site's language.
 */
export function readMoney(price: string, country = '') {
  const amount = amountIn(price)
  const currency = amount && (CURRENCIES[amount.sign] ?? IN_COUNTRY[amount.sign]?.[country])
  return currency && amount.words === price ? { amount: amount.value, currency } : undefined
}

/**
 * The lowest amount in a list of prices, as it is written there. Prices without one do not count, nor
 * do those in another currency than the first: what is lower today may not be tomorrow.
 */
export function lowestPrice(prices: (string | undefined)[]): string | undefined {
  const amounts = prices.flatMap((price) => amountIn(price?.replace(UP_TO, '$1') ?? '') ?? [])
  return amounts
    .filter(({ sign }) => currencyOf(sign) === currencyOf(amounts[0]!.sign))
    .toSorted((one, other) => one.value - other.value)[0]?.words
}

const currencyOf = (sign: string) => CURRENCIES[sign] ?? sign

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
