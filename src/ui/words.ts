import type { Controls } from '#pipeline/content/schemas/controls.ts'

/** The words of controls, as far as a page needs them. */
export type Spoken = {
  /** BCP 47. */
  language: string
  /** The language's digits from zero to nine, unless they are 0–9. */
  digits?: string
  controls: Partial<Controls>
}

export type WordGroup = keyof Controls

let spoken: Spoken

/** Sets the words of the page: at build before it is rendered, in the browser before anything is hydrated. */
export function speak(words: Spoken) {
  spoken = words
}

/** The language tag of the page (BCP 47). */
export function language(): string {
  return spoken.language
}

/** A group of words. In the browser there are those that an island of the page names where it is defined. */
export function wordsOf<Group extends WordGroup>(group: Group): Controls[Group] {
  return spoken.controls[group]!
}

/** A text with numbers and names in the place of its marks. */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/{(\w+)}/g, (_, name: string) => {
    const value = values[name]!
    return typeof value === 'number' ? inDigits(value) : value
  })
}

/**
 * A whole number in the digits of the page's language. They come with the page, because browsers take longer to load
 * their tables of languages (`Intl`) than to hydrate the page.
 */
export function inDigits(number: number): string {
  const digits = Array.from(spoken.digits ?? '')
  return String(number).replace(/\d/g, (digit) => digits[Number(digit)] ?? digit)
}

/** A language's digits from zero to nine, unless they are 0–9. For the build, which tells the browser. */
export function digitsOf(tag: string): string | undefined {
  const { format } = new Intl.NumberFormat(tag)
  const digits = Array.from({ length: 10 }, (_, digit) => format(digit)).join('')
  return digits === '0123456789' ? undefined : digits
}

/** A text for each plural form that the language has (CLDR). */
type Forms = { [Form in Intl.LDMLPluralRule]?: string | undefined } & { other: string }

/** The text for a number of things. */
export function plural(forms: Forms, count: number): string {
  return forms[new Intl.PluralRules(spoken.language).select(count)] ?? forms.other
}
