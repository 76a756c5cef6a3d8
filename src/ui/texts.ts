/** Texts as sentences, between which a screen reader pauses: “2 of 5. One lamp.” */
export function sentences(...texts: (string | undefined)[]): string {
  return texts
    .filter((text) => text !== undefined)
    .map((text) => (/[\p{STerm}…:]\p{Pf}?\p{Cf}*$/u.test(text) ? text : `${text}.`))
    .join(' ')
}

/** How many characters a text has that can be seen. The desk marks the texts that it shows with others. */
export function visibleLength(words: string): number {
  return words.replaceAll(/\p{Cf}/gu, '').length
}

/**
 * A `tel:` link (RFC 3966) to a phone number in any notation. Without a country code it is a number of
 * North America. A zero in brackets is not dialed from abroad: +44 (0)20 …
 */
export function telLink(phone: string): string {
  const isForeign = phone.startsWith('+')
  const digits = (isForeign ? phone.replace('(0)', '') : phone).replace(/\D/g, '')
  return isForeign || digits.length > 10 ? `tel:+${digits}` : `tel:+1${digits}`
}

/** An `sms:` link (RFC 5724) to a phone number in any notation. */
export function smsLink(phone: string): string {
  return telLink(phone).replace('tel:', 'sms:')
}
