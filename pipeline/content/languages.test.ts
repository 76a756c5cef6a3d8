import { readdirSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'

import { expect, test } from 'vitest'

import { temporaryFolder } from '@studio/hosts/tests/temporary-folder'
import { ContentError } from '../model/mistake.ts'
import { reportAfter } from '../tests/temporary-content.ts'
import { locatedFields, readDocuments } from './files.ts'
import { controlsOf, languageFile, LANGUAGES, wordsOf } from './languages.ts'
import { readTexts } from './read-texts.ts'
import type { Controls } from './schemas/controls.ts'
import { FIRST_WORDS } from './schemas/first-words.ts'

const tags = readdirSync(LANGUAGES).map((file) => path.parse(file).name)
const others = tags.filter((tag) => tag !== 'en')

test.for(tags)('the words of controls in %s are whole', (tag) => {
  expect(languageFile(tag)!.mistakes).toEqual([])
  const rules = new Intl.PluralRules(tag)
  const needed = Array.from({ length: 40 }, (_, count) => rules.select(count + 1))
  expect(Object.keys(controlsOf(tag, {}).packages.rolls)).toEqual(expect.arrayContaining(needed))
})

test.for(others)('a new studio in %s begins with words of its language', (tag) => {
  expect(Object.keys(wordsOf(tag)!.firstWords ?? {})).toEqual(Object.keys(FIRST_WORDS))
})

test('the demo has a place for each word that a new studio begins with', async () => {
  const { label, texts } = await readTexts(process.cwd(), path.resolve('demo/content'))
  const fields = locatedFields(readDocuments(texts, label))
  const begun = new Set(fields.flatMap(({ whose }) => whose?.firstWord ?? []))
  expect([...begun].toSorted()).toEqual(Object.keys(FIRST_WORDS).toSorted())
})

test.for(others)('nothing in %s is left in English', (tag) => {
  // Words that are the same in several languages.
  const shared = ['Menu', 'Zoom', 'Negativ', 'Film: {name}', 'Main', 'slide']
  const isWorded = (text: string) => /\p{L}/u.test(text.replaceAll(/{\w+}/g, ''))
  const english = textsOf(controlsOf('en', {})).filter(
    (text) => isWorded(text) && !shared.includes(text),
  )
  expect(textsOf(controlsOf(tag, {})).filter((text) => english.includes(text))).toEqual([])
})

test.for([
  ['pt', 'Compartilhar'],
  ['pt-BR', 'Compartilhar'],
  ['pt-PT', 'Partilhar'],
  ['no', 'Del'],
  ['nb-NO', 'Del'],
  ['ja-Latn', undefined],
] as const)('in %s the word for sharing is %s', ([tag, word]) => {
  expect(controlsOf(tag, {}).lightbox.share).toBe(word)
})

test('a language is added by its file, which says what it lacks', async () => {
  const folder = await temporaryFolder()
  await writeFile(path.join(folder, 'cy.yaml'), 'menu: { name: Dewislen }\nlinks: {}\n')
  const { mistakes } = languageFile('cy-GB', folder)!
  expect(new ContentError(mistakes).message).toContain('languages/cy.yaml:2  links.newTab')
  expect(mistakes).toContainEqual(expect.objectContaining({ field: 'lightbox' }))
})

test('a studio words some of them in its own way', () => {
  const own = { menu: { name: 'Innhold' } }
  const { menu, lightbox } = controlsOf('nb-NO', own)
  expect(menu.name).toBe('Innhold')
  expect(lightbox.close).toBe('Lukk')
})

test('a language without a file asks for what is missing, by name', async () => {
  const report = await reportAfter(
    ['studio.yaml', 'language: en-US', 'language: sq'],
    ['studio.yaml', '(704)', '+1 704'],
  )
  expect(report).toContain('1 mistake')
  expect(report).toContain('The words of buttons are not shipped in Albanian.')
  expect(report).toContain('page.skip, page.main')
  expect(report).toContain('notices.dismiss.')
})

test.for([
  ['studio.yaml', 'en-US', 'english', '"english" is not the tag of a language.'],
  ['controls.yaml', '{}', 'lightbox: { frame: Bilde }', '"Bilde" needs the marks {number} and'],
  ['controls.yaml', '{}', 'lightbox: { shut: x }', '"shut" is not known here.'],
] as const)('in %s, %s that becomes %s is reported', async ([file, from, to, message]) => {
  expect(await reportAfter([file, from, to])).toContain(message)
})

function textsOf(words: Controls): string[] {
  return Object.values(words).flatMap((group) =>
    Object.values(group).flatMap((text) => (typeof text === 'string' ? text : Object.values(text))),
  )
}
