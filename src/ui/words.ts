import type { Controls } from '#pipeline/content/schemas/controls.ts'

/** The words of controls, as far as a page needs them, and their language (BCP 47). */
export type Spoken = { language: string; controls: Partial<Controls> }

export type WordGroup = keyof Controls

let spoken: Spoken

/** Sets the words of the page: at build before it is rendered, in the browser before anything is hydrated. */
export function speak(words: Spoken) {
  spoken = words
}

export function language(): string {
  return spoken.language
}

/** A group of words. In the browser there are those that an island of the page names where it is defined. */
export function wordsOf<Group extends WordGroup>(group: Group): Controls[Group] {
  return spoken.controls[group]!
}

/** A text with numbers and names in the place of its marks. */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/{(\w+)}/g, (_, name: string) =>
    values[name]!.toLocaleString(spoken.language),
  )
}

/** A text for each plural form that the language has (CLDR). */
type Forms = { [Form in Intl.LDMLPluralRule]?: string | undefined } & { other: string }

/** The text for a number of things. */
export function plural(forms: Forms, count: number): string {
  return forms[new Intl.PluralRules(spoken.language).select(count)] ?? forms.other
}
