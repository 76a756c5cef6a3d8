import { isLanguage, languageName, languageOf, languageTag } from '../model/language.ts'
import { atFields, BORROWED, type Advice } from './advice.ts'
import { placeOf } from './borrowed.ts'
import { settingAt, type AdviceField } from './studio-files.ts'

/** Scripts of ISO 15924 that Unicode knows as several. */
const MIXED: Record<string, string[]> = {
  Jpan: ['Hira', 'Kana', 'Han'],
  Kore: ['Hang', 'Han'],
  Hans: ['Han'],
  Hant: ['Han'],
}

/** Labels that are still the demo's in a site that is not in English, and descriptions in another script. */
export function foreign(fields: AdviceField[], demo: AdviceField[]): Advice[] {
  const written = languageTag(settingAt(fields, 'language')?.value ?? 'en-US')
  // What is no language, the build says.
  const tag = isLanguage(written) ? written : 'en-US'
  const name = languageName(tag)
  const { script } = languageOf(tag)
  const letters = new RegExp(
    (MIXED[script] ?? [script]).map((one) => `\\p{sc=${one}}`).join('|'),
    'u',
  )
  const alts = fields.filter(({ file, path }) => file === 'photographs' && path.at(-1) === 'alt')
  const known = new Set(demo.map((fact) => placeOf(fact) + fact.value))
  const labels = /^en\b/.test(tag) ? [] : fields.filter((field) => isLabel(field, known))

  return [
    ...atFields(
      BORROWED,
      labels,
      `${labels.length === 1 ? '1 label is' : `${labels.length} labels are`} still in English, as the demo has ` +
        `them. Write them in ${name}.`,
    ),
    ...atFields(
      'Words',
      alts.filter(({ value }) => /\p{L}/u.test(value) && !letters.test(value)),
      `This is not written in ${name}, which the site is in. It is read aloud as if it were.`,
    ),
  ]
}

/** Words that any studio may have as the demo has them, if it is in English. */
function isLabel(field: AdviceField, known: Set<string>): boolean {
  return (
    field.kind?.kind === 'text' &&
    field.whose?.whose === 'anyone' &&
    /\p{L}{2}/u.test(field.value) &&
    known.has(placeOf(field) + field.value)
  )
}
