import { readdirSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'

import { expect, test } from 'vitest'

import { temporaryFolder } from '@studio/hosts/tests/temporary-folder'
import { isLanguage, languageOf, languageTag } from '../model/language.ts'
import { ContentError } from '../model/mistake.ts'
import { locatedFields, readDocuments } from './files.ts'
import { controlsOf, languageFile, LANGUAGES, wordsOf } from './languages.ts'
import { readTexts } from './read-texts.ts'
import type { Controls } from './schemas/controls.ts'
import { FIRST_WORDS } from './schemas/first-words.ts'

const tags = readdirSync(LANGUAGES).map((file) => path.parse(file).name)
const english = textsOf(controlsOf('en', {}))

/** Words that are the same in several languages. */
const SHARED = ['Menu', 'Zoom', 'Negativ', 'Film: {name}', 'Main', 'slide']

test.for(tags)('the words of controls in %s are whole, and none is left in English', (tag) => {
  expect(languageFile(tag)!.mistakes).toEqual([])
  const rules = new Intl.PluralRules(tag)
  const needed = Array.from({ length: 40 }, (_, count) => rules.select(count + 1))
  const words = controlsOf(tag, {})
  expect(Object.keys(words.packages.rolls)).toEqual(expect.arrayContaining(needed))
  if (tag === 'en') return

  expect(Object.keys(wordsOf(tag)!.firstWords ?? {})).toEqual(Object.keys(FIRST_WORDS))
  const isWorded = (text: string) => /\p{L}/u.test(text.replaceAll(/{\w+}/g, ''))
  const same = textsOf(words).filter((text) => english.includes(text) && isWorded(text))
  expect(same.filter((text) => !SHARED.includes(text))).toEqual([])
})

test('the demo has a place for each word that a new studio begins with', async () => {
  const { label, texts } = await readTexts(process.cwd(), path.resolve('demo/content'))
  const fields = locatedFields(readDocuments(texts, label))
  const begun = new Set(fields.flatMap(({ whose }) => whose?.firstWord ?? []))
  expect([...begun].toSorted()).toEqual(Object.keys(FIRST_WORDS).toSorted())
})

test.for([
  ['pt-BR', 'Compartilhar'],
  ['pt-PT', 'Partilhar'],
  ['nb-NO', 'Del'],
  ['ja-Latn', undefined],
] as const)('in %s the word for sharing is %s', ([tag, word]) => {
  expect(controlsOf(tag, {}).lightbox.share).toBe(word)
})

test('a studio words some of them in its own way', () => {
  const { menu, lightbox } = controlsOf('nb-NO', { menu: { name: 'Innhold' } })
  expect([menu.name, lightbox.close]).toEqual(['Innhold', 'Lukk'])
})

test('a language is added by its file, which says what it lacks', async () => {
  const folder = await temporaryFolder()
  await writeFile(path.join(folder, 'cy.yaml'), 'menu: { name: Dewislen }\nlinks: {}\n')
  const { mistakes } = languageFile('cy-GB', folder)!
  expect(new ContentError(mistakes).message).toContain('languages/cy.yaml:2  links.newTab')
  expect(mistakes).toContainEqual(expect.objectContaining({ field: 'lightbox' }))
})

test.for([
  ['en-US', 'en-US', 'ltr', 'en_US'],
  ['pt-br', 'pt-br', 'ltr', 'pt_BR'],
  ['az-Arab', 'az-Arab', 'rtl', 'az_IR'],
  ['norwegian', 'no', 'ltr', 'no_NO'],
  ['DEUTSCH', 'de', 'ltr', 'de_DE'],
  ['norsk bokmål', 'nb', 'ltr', 'nb_NO'],
  ['العربية', 'ar', 'rtl', 'ar_EG'],
  ['日本語', 'ja', 'ltr', 'ja_JP'],
  // Where it is spoken depends on the version of Node.
  ['Yiddish', 'yi', 'rtl', /^yi_/],
] as const)('%s is %s, runs %s, and is %s to networks', ([written, tag, direction, openGraph]) => {
  expect(languageTag(written)).toBe(tag)
  expect(isLanguage(tag)).toBe(true)
  expect(languageOf(tag).direction).toBe(direction)
  expect(languageOf(tag).openGraph).toMatch(openGraph)
})

test.for(['english', 'en_US', 'xx', 'n', '日本語'])('%s is no tag of a language', (tag) => {
  expect(isLanguage(tag)).toBe(false)
})

function textsOf(words: Controls): string[] {
  return Object.values(words).flatMap((group) =>
    Object.values(group).flatMap((text) => (typeof text === 'string' ? text : Object.values(text))),
  )
}
