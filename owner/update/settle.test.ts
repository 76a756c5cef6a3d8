import path from 'node:path'

import { expect, test } from 'vitest'

import { temporaryStudio } from '../desk/tests/temporary-studio.ts'
import { wordsFit } from './settle.ts'
import { isLater, newsSince } from './changelog.ts'

test('a studio made with version 1.0.0, with every field that it had, fits this version', async () => {
  const studio = 'tests/studios/made-with-1.0.0/studio'
  expect(await wordsFit('.', studio)).toBe('Your words fit this version.')
})

test('a field that is gone is named with its file and line, and stays the owner’s', async () => {
  const { studio, rewrite, text } = await temporaryStudio()
  await rewrite('home', (words) => `mood: dreamy\n${words}`)
  const said = await wordsFit(path.dirname(studio), studio)
  expect(said).toMatch(/^This version asks you to change:\n.*\/content\/home\.yaml:1 {2}mood\n/)
  expect(said).toContain('"mood" is not known here.')
  expect(await text('home')).toMatch(/^mood: dreamy\n/)
})

test('an owner reads what is new since her version', () => {
  const changelog = '# What is new\n\n## 1.10.0\n\nTen.\n\n## 1.9.0\n\nNine.\n\n## 1.0.0\n\nOne.\n'
  expect(newsSince(changelog, '1.0.0')).toBe('## 1.10.0\n\nTen.\n\n## 1.9.0\n\nNine.')
  expect(newsSince(changelog, '1.10.0')).toBe('')
})

// As semver.org, 11, has them.
test.for([
  '1.0.0-alpha < 1.0.0-alpha.1 < 1.0.0-alpha.beta < 1.0.0-beta < 1.0.0-beta.2 < 1.0.0-beta.11 < 1.0.0-rc.1 < 1.0.0',
  '1.1.0-beta.1 < 1.1.0 < 1.9.0 < 1.10.0 < 2.0.0-rc.1 < 2.0.0',
])('versions have an order: %s', (line) => {
  const versions = line.split(' < ')
  for (const [at, version] of versions.entries()) {
    expect(versions.filter((other) => isLater(other, version))).toEqual(versions.slice(at + 1))
  }
  expect(isLater('1.0.0+2', '1.0.0+1')).toBe(false)
})
