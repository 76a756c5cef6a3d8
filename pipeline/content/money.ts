const CODES = Intl.supportedValuesOf('currency')

/** Currencies by their signs in English. A code of ISO 4217 stands for itself. */
const CURRENCIES: Record<string, string> = {
  ...signsIn('en-US'),
  US$: 'USD',
  ...Object.fromEntries(CODES.map((code) => [code, code])),
}

/** An Arabic sign: two letters, each with a dot. The last dot may be left out. */
const ARABIC = String.raw`\p{sc=Arab}\.\p{sc=Arab}`
const SIGN = String.raw`(?:\p{Lu}{0,3}\p{Sc}|(?<!\p{L})(?:kr|zł|Kč|Ft|${ARABIC}|${CODES.join('|')})(?!\p{L}))`
/** A Latin, Arabic or Persian digit. */
const DIGIT = '[0-9٠-٩۰-۹]'
const FIGURES = String.raw`${DIGIT}+(?:[.,'’٫٬]${DIGIT}+|\s${DIGIT}{3}(?!${DIGIT}))*`
/** An amount. Figures right behind other figures belong to the same number, and letters behind them change it: $1.5k. */
const AMOUNT = new RegExp(
  String.raw`${SIGN}\s?${FIGURES}(?![\p{L}\p{N}]|[.,'’٫٬]\p{N})|(?<!${DIGIT}[.,'’٫٬/\s]?)${FIGURES}\s?${SIGN}`,
  'gu',
)

/** The upper end of a range, as in “$80–$120” and “80 to 120 €”, and what leads to it. */
const UP_TO = new RegExp(
  String.raw`(?<=${DIGIT})(\s?${SIGN})?\s?(?:[-–—]|to|bis|à)\s?(?:${SIGN}\s?)?${FIGURES}`,
  'gu',
)

/** Currencies that have a point only before cents: three digits behind a point are a typo. */
const WITH_POINTS = /^(?:AUD|CAD|GBP|INR|NZD|USD)$/

/** Whole numbers, with or without groups of digits: 1,200 or 1 200 or 1’200 or, as in India, 1,20,000. */
const WHOLE = /^(?:\d+|\d{1,3}([.,'’\s])\d{3}(?:\1\d{3})*|\d{1,2}(?:,\d{2})+,\d{3})$/

/**
 * The amount of a price, with its ISO 4217 currency. Undefined unless the price states exactly one amount. `language` is
 * the site's, as a tag of BCP 47.
 */
export function readMoney(price: string, language = 'en-US') {
  const amount = amountIn(price)
  const currency = amount && (CURRENCIES[amount.sign] ?? signsIn(language)[amount.sign])
  return currency && amount.words === price ? { amount: amount.value, currency } : undefined
}

/**
 * The lowest amount in a list of prices, as it is written there. Prices without an amount do not count. Nor do prices in
 * another currency than the first, because exchange rates change.
 */
export function lowestPrice(prices: (string | undefined)[]): string | undefined {
  const amounts = prices.flatMap((price) => amountIn(price?.replace(UP_TO, '$1') ?? '') ?? [])
  return amounts
    .filter(({ sign }) => currencyOf(sign) === currencyOf(amounts[0]!.sign))
    .toSorted((one, other) => one.value - other.value)[0]?.words
}

/**
 * The lowest and the highest of some prices, both as they are written, like `$80–$420`. Undefined where one price has no
 * clear amount, or another currency.
 */
export function priceRange(prices: string[]): string | undefined {
  const amounts = prices.flatMap((price) => (price.search(UP_TO) < 0 && amountIn(price)) || [])
  const currencies = new Set(amounts.map(({ sign }) => currencyOf(sign)))
  if (amounts.length < prices.length || currencies.size !== 1) return undefined
  const sorted = amounts.toSorted((one, other) => one.value - other.value)
  return [...new Set([sorted[0]!.words, sorted.at(-1)!.words])].join('–')
}

/** Currencies by their signs in a language, like `kr` in Norwegian. */
function signsIn(language: string): Record<string, string> {
  const signs = CODES.map((currency) => {
    const format = new Intl.NumberFormat(language, { style: 'currency', currency })
    const { value = '' } = format.formatToParts(1).find(({ type }) => type === 'currency') ?? {}
    // Japanese yen have a wide sign, and Arabic ones marks of direction.
    return [value.normalize('NFKC').replaceAll(/\p{Cf}|\.$/gu, ''), currency]
  })
  return Object.fromEntries(signs)
}

const currencyOf = (sign: string) => CURRENCIES[sign] ?? sign

function amountIn(price: string) {
  const [words, ...others] = price.match(AMOUNT) ?? []
  if (!words || others.length > 0) return undefined

  const sign = /\p{Lu}*\p{Sc}|\p{L}[\p{L}.]*/u.exec(words)![0]
  const figures = words.replace(sign, '').trim()
  const isSlip = WITH_POINTS.test(currencyOf(sign)) && /\.\d{3}/.test(figures)
  const value = isSlip ? undefined : valueOf(figures)
  return value === undefined ? undefined : { words, sign, value }
}

/** The value of an amount. One or two digits after the last mark are cents, three are not: €1.200 is over €120,5. */
function valueOf(written: string): number | undefined {
  const figures = written
    .replaceAll(/[٠-٩۰-۹]/g, (digit) => `${digit.charCodeAt(0) & 0xf}`)
    .replaceAll('٬', ',')
    .replaceAll('٫', '.')
  const [, whole = '', mark = '', cents = ''] = /^(.*?)(?:([.,])(\d\d?))?$/.exec(figures)!
  const isRead = WHOLE.test(whole) && !(mark && whole.includes(mark))
  return isRead ? Number(`${whole.replace(/\D/g, '')}.${cents || '0'}`) : undefined
}
