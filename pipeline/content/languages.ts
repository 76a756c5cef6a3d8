import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { z } from 'zod'

import { readOnce } from './files.ts'
import { controlWords, type Controls } from './schemas/controls.ts'
import type { ContentDocument } from './yaml.ts'
import { setting } from './schemas/fields.ts'
import { FIRST_WORDS, type FirstWord } from './schemas/first-words.ts'

const firstWords = Object.fromEntries(
  Object.entries(FIRST_WORDS).map(([name, description]) => [name, setting.describe(description)]),
) as Record<FirstWord, typeof setting>

/** languages/<tag>.yaml: the words of controls in a language, and those that a new studio begins with. */
export const language = z.strictObject({
  ...controlWords,
  firstWords: z
    .strictObject(firstWords)
    .optional()
    .describe('What a new studio begins with in the place of the demo’s words. Not in English.'),
})

type LanguageWords = z.output<typeof language>

/** The folder with a file for each language, such as `pt.yaml` and, where a country differs, `pt-PT.yaml`. */
export const LANGUAGES = path.resolve(import.meta.dirname, '../../languages')

/** The file of a language. A file for its country or script comes first. Undefined for a language without a file. */
export function languageFile(tag: string, folder = LANGUAGES): ContentDocument | undefined {
  const names = namesOf(tag).map((name) => `${name}.yaml`)
  const name = names.find((one) => existsSync(path.join(folder, one)))
  if (!name) return undefined
  return readOnce(`languages/${name}`, readFileSync(path.join(folder, name), 'utf8'), language)
}

/** The words of a language whose file has no mistake. */
export function wordsOf(tag: string): LanguageWords | undefined {
  return languageFile(tag)?.value as LanguageWords | undefined
}

/** The names that a language’s file may have, all in its own script. */
function namesOf(tag: string): string[] {
  // Most owners who write `no` mean Bokmål.
  const { language: code, script, region } = new Intl.Locale(tag.replace(/^no\b/i, 'nb')).maximize()
  const names = [`${code}-${script}-${region}`, `${code}-${region}`, `${code}-${script}`, code]
  return names.filter((name) => new Intl.Locale(name).maximize().script === script)
}

type Written = Partial<Record<keyof Controls, object>>

/** The words of a studio's controls: those that it has written, and all others in its language. */
export function controlsOf(tag: string, written: Written): Controls {
  const known = wordsOf(tag)
  const groups = Object.keys(controlWords) as (keyof Controls)[]
  return Object.fromEntries(
    groups.map((name) => [name, { ...known?.[name], ...written[name] }]),
  ) as Controls
}

/**
 * Words of controls that a page can be without. A studio's table of words from an earlier version lacks them, and its
 * site lacks these controls.
 */
const DISPENSABLE = /^(roll\.|lightbox\.(hold|save)$)/

/** Fields of content/controls.yaml that a studio has to write in a language without a file, as paths. */
export function missingControls(written: Written): string[] {
  return Object.entries(controlWords).flatMap(([name, group]) => {
    const known: object = written[name as keyof Controls] ?? {}
    const fields = Object.keys(group.shape)
    const missing = fields.filter((field) => !(field in known)).map((field) => `${name}.${field}`)
    return missing.filter((field) => !DISPENSABLE.test(field))
  })
}
