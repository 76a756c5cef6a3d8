import { languageOf } from '../../model/language.ts'
import { shown } from '../messages/shown.ts'
import { setting } from './fields.ts'

/** Countries whose numbers begin with +1 (ISO 3166), of which a number may leave that out. */
const NORTH_AMERICA =
  'US CA AG AI AS BB BM BS DM DO GD GU JM KN KY LC MP MS PR SX TC TT VC VG VI'.split(' ')

export const phone = setting.refine(isPhone, {
  error: ({ input }) =>
    `${shown(input)} is not a phone number. Write it with its area code, like (704) 555-0136, or ` +
    'outside North America with its country, like +44 20 7946 0018.',
})

/** With a country code (E.164), or of North America. */
function isPhone(number: string): boolean {
  const digits = number.replace(/\D/g, '')
  const known = number.startsWith('+') ? /^(1[2-9]\d{9}|[2-9]\d{6,14})$/ : /^1?[2-9]\d{9}$/
  return /^\+?[\d\s().-]+$/.test(number) && known.test(digits)
}

/** What is wrong with a number that looks like one of North America, by the language of its studio. */
export function withoutCountry(number: string, language: string): string | undefined {
  if (number.startsWith('+') || NORTH_AMERICA.includes(languageOf(language).region))
    return undefined
  return (
    `${shown(number)} would be called in North America, and the site is in ${language}. Begin it with + and its ` +
    'country, like +44 20 7946 0018, or +1 704 555 0136.'
  )
}
