import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { expect, test } from 'vitest'

import { isLater, newsSince } from './changelog.ts'
import { wordsFit } from './settle.ts'
import { ownersFolder } from './tests/made-up-engines.ts'

test('a studio made with version 1.0.0, with every field that it had, fits this version', async () => {
  const studio = 'tests/studios/made-with-1.0.0/studio'
  expect(await wordsFit('.', studio)).toBe('Your words fit this version.')
})

test('a field that is gone is named with its file and line, and stays the owner’s', async () => {
  const root = await ownersFolder()
  const home = path.join(root, 'studio/content/home.yaml')
  await writeFile(home, `mood: dreamy\n${await readFile(home, 'utf8')}`)
  const said = await wordsFit(root, path.join(root, 'studio'))
  expect(said).toContain('This version asks you to change:\nstudio/content/home.yaml:1  mood\n')
  expect(said).toContain('"mood" is not known here.')
  expect(await readFile(home, 'utf8')).toMatch(/^mood: dreamy\n/)
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
