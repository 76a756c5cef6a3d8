import { editDistance } from '../content/messages/nearest.ts'

/** Where most mail and most bookings go. */
const COMMON = [
  'comcast.net',
  'fastmail.com',
  'gmail.com',
  'googlemail.com',
  'hotmail.com',
  'icloud.com',
  'outlook.com',
  'protonmail.com',
  'verizon.net',
  'yahoo.com',
  'acuityscheduling.com',
  'calendar.google.com',
  'calendly.com',
  'setmore.com',
  'simplybook.me',
  'square.site',
  'squarespacescheduling.com',
  'squareup.com',
  'tidycal.com',
  'youcanbook.me',
  'zohobookings.com',
]

/** Close to one of these, and right as well. */
const RIGHT = ['calendar.com', 'email.com', 'mail.com', 'ymail.com']

/** Shorter names are within two letters of too many others. */
const LONG_ENOUGH = 9

/**
 * The host that was probably meant, where one is a typo or two away from a common one or from the
 * studio's `own`. Nothing where it may well be right.
 */
export function mistyped(host: string, own?: string): string | undefined {
  const common = own ? [...COMMON, own.replace(/^www\./, '')] : COMMON
  const isAt = (name: string) => host === name || host.endsWith(`.${name}`)
  if ([...common, ...RIGHT].some(isAt)) return undefined

  return common.find((name) => {
    // Services give each studio a name of its own in front of theirs.
    const tail = host.split('.').slice(-name.split('.').length).join('.')
    return (
      name.length >= LONG_ENOUGH && editDistance(tail, name) <= 2 && !isOtherCountry(tail, name)
    )
  })
}

/** `yahoo.ca` is right, while `gmail.co` and `gmail.cm` lack a letter. */
function isOtherCountry(host: string, name: string): boolean {
  const [label, country = ''] = host.split('.')
  const isCountry = country.length === 2 && !['co', 'cm', 'om'].includes(country)
  return isCountry && label === name.split('.')[0]
}
