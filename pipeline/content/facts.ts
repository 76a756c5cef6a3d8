import type { Written } from './files.ts'
import { lowestPrice } from './money.ts'

/** What texts can repeat by a mark like `{city}`. */
export const FACTS = [
  'studio',
  'photographer',
  'city',
  'town',
  'email',
  'phone',
  'lowestPrice',
  'packages',
  'year',
] as const

export type Fact = (typeof FACTS)[number]

/** What each mark stands for. Nothing where the studio has not written it. */
export type Facts = Record<Fact, string | undefined>

/** In English. In other languages a number may depend on what is counted, so they have digits. */
const NUMBERS = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ')

/** Every fact, from its one place. */
export function factsOf({ studio, booking }: Pick<Written, 'studio' | 'booking'>): Facts {
  const { name, photographer, city, email, phone, copyrightYear, language } = studio
  const count = booking.packages.length

  return {
    studio: name,
    photographer,
    city,
    // Without the state after a comma.
    town: city.split(',')[0]!.trim(),
    email,
    phone,
    lowestPrice: lowestPrice(booking.packages.map(({ price }) => price)),
    packages: (/^en\b/.test(language) && NUMBERS[count]) || count.toLocaleString(language),
    year: copyrightYear.toLocaleString(language, { useGrouping: false }),
  }
}
