/** The language of a site, and what follows from it. */
export type Language = {
  /** As HTML and `Intl` have it (BCP 47), like `en-US`. */
  tag: string
  /** Its country (ISO 3166), like `US`: where it says none, the one with most of its speakers. */
  region: string
  /** How it is written (ISO 15924), like `Latn`. */
  script: string
  /** In which direction its text runs. */
  direction: 'ltr' | 'rtl'
  /** As Open Graph has it, like `en_US`. */
  openGraph: string
}

/** Scripts that run from right to left (ISO 15924). */
const RIGHT_TO_LEFT = ['Adlm', 'Arab', 'Aran', 'Hebr', 'Mand', 'Nkoo', 'Rohg', 'Syrc', 'Thaa']

const NAMES = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })

/** Whether this is the tag of a language that has a name. */
export function isLanguage(tag: string): boolean {
  try {
    return NAMES.of(tag) !== undefined
  } catch {
    return false
  }
}

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz']

/** The tag of a language, from that or from its name in English or in the language itself, like `Deutsch`. */
export function languageTag(written: string): string {
  if (isLanguage(written)) return written
  const name = written.normalize().toLowerCase()
  const tags = LETTERS.flatMap((one) => LETTERS.map((other) => one + other)).filter(isLanguage)
  const tag = tags.find((code) => {
    const own = new Intl.DisplayNames(code, { type: 'language' }).of(code)
    return [languageName(code), own].some((one) => one?.toLowerCase() === name)
  })
  // Some have an older tag, too.
  return tag ? Intl.getCanonicalLocales(tag)[0]! : written
}

/** What a language is called in English. */
export function languageName(tag: string): string {
  return NAMES.of(tag) ?? tag
}

/** What follows from a language tag (BCP 47): script, direction, and its name in Open Graph. */
export function languageOf(tag: string): Language {
  const { language, script = 'Latn', region = '' } = new Intl.Locale(tag).maximize()
  return {
    tag: Intl.getCanonicalLocales(tag)[0]!,
    region,
    script,
    direction: RIGHT_TO_LEFT.includes(script) ? 'rtl' : 'ltr',
    openGraph: `${language}_${region}`,
  }
}
