import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

/** The places that need the color of film, most of them out of the stylesheet’s reach. */
const PLACES: [file: string, pattern: RegExp][] = [
  ['src/styles/tokens.css', /--film: ([^;]+);/],
  ['src/site/head.tsx', /THEME_COLOR = '([^']+)'/],
  ['pipeline/content/schemas/fields.ts', /FILM = '([^']+)'/],
  ['pipeline/discovery/look.ts', /film: '([^']+)'/],
  ['public/favicon.svg', /<rect [^>]*fill="([^"]+)"/],
]

test('the color of film is the same wherever it is written', () => {
  const colors = PLACES.map(([file, pattern]) => pattern.exec(readFileSync(file, 'utf8'))?.[1])

  expect(colors).toEqual(PLACES.map(() => expect.stringMatching(/^#[0-9a-f]{6}$/)))
  expect(new Set(colors).size, colors.join(', ')).toBe(1)
})

test('the color of film is written nowhere else', () => {
  const [film = ''] = /#[0-9a-f]{6}/.exec(readFileSync('pipeline/discovery/look.ts', 'utf8')) ?? []
  const folders = ['src', 'pipeline', 'public', 'packages', 'scripts']
  const search = ['grep', '--untracked', '-il', '-e', film, '--', ...folders, ':!*.test.*']
  const found = execFileSync('git', search, { encoding: 'utf8' }).trim().split('\n')

  expect(found.toSorted()).toEqual(PLACES.map(([file]) => file).toSorted())
})

test('cards and icons use only colors of the stylesheet', () => {
  const tokens = readFileSync('src/styles/tokens.css', 'utf8')
  const look = readFileSync('pipeline/discovery/look.ts', 'utf8')
  const colors = look.match(/#[0-9a-f]{6}/g) ?? []

  expect(colors.length).toBeGreaterThan(0)
  expect(colors.filter((color) => !tokens.includes(color))).toEqual([])
})
