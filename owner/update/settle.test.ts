import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { expect, test } from 'vitest'

import { reversed, type Renamed } from '#pipeline/content/renamed.ts'
import { newsSince } from './changelog.ts'
import { rename, settle } from './settle.ts'
import { ownersFolder } from './tests/made-up-engines.ts'

test('a studio made with version 1.0.0, with every field that it had, fits this version', async () => {
  const studio = 'tests/studios/made-with-1.0.0/studio'
  expect(await settle('.', studio, '1.0.0')).toBe('Your words fit this version.')
})

/** Since these versions, what the demo has is called as it is. */
const RENAMED: Renamed[] = [
  { since: '1.1.0', file: 'booking', at: ['packages', '*', 'cost'], to: 'price' },
  { since: '2.0.0', file: 'home', at: ['show', 'label'], to: 'name' },
  { since: '2.0.0', file: 'home', at: ['show'], to: 'slideshow' },
  { since: '2.0.0', file: 'home', at: ['slideshow', 'name'], to: 'label' },
]

/** A studio whose words were written for version 1.0.0. */
async function firstStudio() {
  const root = await ownersFolder()
  const file = (name: string) => path.join(root, `studio/content/${name}.yaml`)
  const [booking, home] = [
    await readFile(file('booking'), 'utf8'),
    await readFile(file('home'), 'utf8'),
  ]
  const costs = booking.replaceAll(/^( +)price: /gm, '$1cost: ').replaceAll('\n', '\r\n')
  await writeFile(file('booking'), costs)
  await writeFile(file('home'), home.replace('slideshow:', 'show: # My slides.'))
  const read = async () => [
    await readFile(file('booking'), 'utf8'),
    await readFile(file('home'), 'utf8'),
  ]
  return { root, studio: path.join(root, 'studio'), file, read, costs, booking, home }
}

test('fields that were renamed since are renamed in the owner’s words, and nothing else is', async () => {
  const { root, studio, read, booking, home } = await firstStudio()
  const said = await settle(root, studio, '1.0.0', RENAMED)

  expect(said).toMatch(
    /^Renamed in your words.*\n {2}content\/booking\.yaml:\d+ {2}cost is called price now\n/,
  )
  expect(said.endsWith('Your words fit this version.')).toBe(true)
  const after = [
    booking.replaceAll('\n', '\r\n'),
    home.replace('slideshow:', 'slideshow: # My slides.'),
  ]
  expect(await read()).toEqual(after)

  expect(await settle(root, studio, '1.0.0', RENAMED)).toBe('Your words fit this version.')
})

test('what was renamed before the version that an owner had is left alone', async () => {
  const { root, studio, read, costs } = await firstStudio()
  const said = await settle(root, studio, '1.1.0', RENAMED)
  expect((await read())[0]).toBe(costs)
  expect(said).toContain('"cost" is not known here.')
})

test('going back gives the fields their earlier names', async () => {
  const { root, studio, read } = await firstStudio()
  const before = await read()
  await settle(root, studio, '1.0.0', RENAMED)
  await rename(studio, reversed(RENAMED))
  expect(await read()).toEqual(before)
})

test('a field that is gone is named with its file and line, and stays the owner’s', async () => {
  const { root, studio, file } = await firstStudio()
  await writeFile(file('home'), `mood: dreamy\n${await readFile(file('home'), 'utf8')}`)
  const said = await settle(root, studio, '1.0.0', RENAMED)
  expect(said).toContain('This version asks you to change:\nstudio/content/home.yaml:1  mood\n')
  expect(said).toContain('"mood" is not known here.')
  expect(await readFile(file('home'), 'utf8')).toMatch(/^mood: dreamy\n/)
})

test('an owner reads what is new since her version', () => {
  const changelog = '# What is new\n\n## 1.10.0\n\nTen.\n\n## 1.9.0\n\nNine.\n\n## 1.0.0\n\nOne.\n'
  expect(newsSince(changelog, '1.0.0')).toBe('## 1.10.0\n\nTen.\n\n## 1.9.0\n\nNine.')
  expect(newsSince(changelog, '1.10.0')).toBe('')
})
