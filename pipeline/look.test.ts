import { readdirSync, readFileSync } from 'node:fs'

import { expect, test } from 'vitest'
import { parse } from 'yaml'

import { look } from './content/schemas/look.ts'
import { DEMO_COLORS, paletteOf } from './look/colors.ts'
import { lookStylesheet, propertyOf, writing } from './look/stylesheet.ts'
import { languageOf } from './model/language.ts'

const demo = look.parse({})

test('a studio that says nothing of its look has the demo’s, to which nothing is added', () => {
  expect(look.parse(parse(readFileSync('demo/content/look.yaml', 'utf8')))).toEqual(demo)
  expect(lookStylesheet(demo, {})).toBe('')
})

test('the demo’s colors are those of the stylesheet and the icon, and of nothing else', () => {
  const palette = paletteOf(DEMO_COLORS)
  const tokens = readFileSync('src/styles/tokens.css', 'utf8')
  for (const name of Object.keys(palette) as (keyof typeof palette)[]) {
    if (name !== 'filmRaised') expect(tokens).toContain(`${propertyOf(name)}: ${palette[name]};`)
  }
  const { film, canary, wax } = DEMO_COLORS
  const icon = readFileSync('public/favicon.svg', 'utf8')
  expect(icon.match(/#[0-9a-f]{6}/g)).toEqual([film, canary, wax])
})

test.for(readdirSync('looks'))('the look %s is right, and can be read', (file) => {
  const { error } = look.safeParse(parse(readFileSync(`looks/${file}`, 'utf8')))
  expect(error?.issues).toBeUndefined()
})

test('a look is custom properties of the page: what it names, and what is mixed from it', () => {
  const styled = (changes: object) => lookStylesheet({ ...demo, ...changes }, {})
  expect(styled({ edge: 'straight', corners: 'round', wax: 'pen' })).toBe(':root{--corner:14px}')
  const light = { ...DEMO_COLORS, film: '#fff1d0', onFilm: '#16130f' }
  expect(styled({ edge: 'filed', colors: light })).toContain(`--field-ring:${DEMO_COLORS.ink}`)

  // Light words on dark grounds are not printed.
  const dark = styled({ colors: { ...DEMO_COLORS, table: '#1c1a17' } })
  expect(dark).toMatch(/^@media not print\{:root\{--table:#1c1a17;/)
  expect(dark).toContain('color-scheme:only dark')
  const film = styled({ colors: { ...DEMO_COLORS, film: '#10141c' } })
  expect(film).toMatch(/^@media not print\{:root\{--film:#10141c;.*--film-line:#\w+;/)
  expect(film).toContain('--unexposed:')
  expect(film).not.toContain('--ink')
})

test('a language changes how words are set only where it is set unlike English', () => {
  expect(writing(languageOf('en-GB'))).toBe('')
  expect(writing(languageOf('nb'))).toContain('main :is(h1,h2,h3,p,dd,blockquote){hyphens:auto}')
  expect(writing(languageOf('ar'))).toContain('*{letter-spacing:0;font-style:normal}')
  expect(writing(languageOf('ja'))).not.toContain('letter-spacing')
})
