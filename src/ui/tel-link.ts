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
