import type { Written } from './files.ts'
import { lowestPrice } from './money.ts'

/** Facts that texts can repeat by a mark like `{city}`. */
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

type Fact = (typeof FACTS)[number]

/** The words that each mark stands for. Undefined where the studio has not written the fact. */
export type Facts = Record<Fact, string | undefined>

/** English words for numbers. Other languages get digits, because their words may depend on what is counted. */
const NUMBERS = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ')

/** Every fact, read from the one place where the studio writes it. */
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

/** A mark, with the name in it, or a brace that belongs to none. */
export const MARK = /\{([^{}]*)\}|[{}]/g

/** Words with facts in the place of marks. A mark with a capital begins a sentence: `{Packages}`. */
export function fillIn(words: string, facts: Partial<Facts>): string {
  return words.replace(MARK, (mark, name: string | undefined) => {
    const fact = readFact(name)
    const value = (fact && facts[fact]) ?? mark
    return name?.trim() === fact ? value : value.charAt(0).toUpperCase() + value.slice(1)
  })
}

/** The fact that the name in a mark stands for. */
export function readFact(name = ''): Fact | undefined {
  const written = name.trim()
  const fact = written.charAt(0).toLowerCase() + written.slice(1)
  return FACTS.find((one) => one === fact)
}
