import { expect, test } from 'vitest'

import { reportAfter } from '../../tests/temporary-content.ts'
import { allControls, type Controls } from '../schemas/controls.ts'
import { en } from './en.ts'
import { controlsOf, TABLES } from './tables.ts'

const others = Object.entries(TABLES).filter(([language]) => language !== 'en')

test.for(Object.entries(TABLES))('the words in %s are whole', ([language, table]) => {
  expect(allControls.safeParse(table).error).toBeUndefined()
  const rules = new Intl.PluralRules(language)
  const needed = Array.from({ length: 40 }, (_, count) => rules.select(count + 1))
  expect(Object.keys(table.packages.rolls)).toEqual(expect.arrayContaining(needed))
})

test.for(others)('nothing in %s is left in English', ([, table]) => {
  // Words that are the same in several languages.
  const shared = ['Menu', 'Zoom', 'Negativ', 'Film: {name}', 'Main', 'slide']
  const isWorded = (text: string) => /\p{L}/u.test(text.replaceAll(/{\w+}/g, ''))
  const english = textsOf(en).filter((text) => isWorded(text) && !shared.includes(text))
  expect(textsOf(table).filter((text) => english.includes(text))).toEqual([])
})

test('Portuguese is that of the country', () => {
  const shareIn = (tag: string) => controlsOf(tag, {}).lightbox.share
  expect(['pt', 'pt-BR', 'pt-PT'].map(shareIn)).toEqual([
    'Compartilhar',
    'Compartilhar',
    'Partilhar',
  ])
})

test('a studio words some of them in its own way', () => {
  const own = { menu: { name: 'Innhold' } }
  const { menu, lightbox } = controlsOf('nb-NO', own)
  expect(menu.name).toBe('Innhold')
  expect(lightbox.close).toBe('Lukk')
})

test('a language that is not shipped asks for what is missing, by name', async () => {
  const report = await reportAfter(
    ['studio.yaml', 'language: en-US', 'language: cy'],
    ['studio.yaml', '(704)', '+1 704'],
  )
  expect(report).toContain('1 mistake')
  expect(report).toContain('The words of buttons are not shipped in Welsh.')
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
