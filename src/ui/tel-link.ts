/** A `tel:` link (RFC 3966) to a phone number in any notation. Ten digits are a US number. */
export function telLink(phone: string): string {
  const digits = phone.replace(/\D/g, '')
  return digits.length === 10 ? `tel:+1${digits}` : `tel:+${digits}`
}
