/**
 * A phone number, written however people read it, as the address of a call (RFC 3966). Ten digits
 * are a number in the United States.
 */
export function telephone(phone: string): string {
  const digits = phone.replace(/\D/g, '')
  return digits.length === 10 ? `tel:+1${digits}` : `tel:+${digits}`
}
