import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

const TOKENS = readFileSync('src/styles/tokens.css', 'utf8')

/** Where a color is written out of the stylesheet’s reach. */
test.for([
  ['--film', 'src/site/head.tsx', /THEME_COLOR = '([^']+)'/],
  ['--film', 'pipeline/content/schemas/film-stocks.ts', /FILM = '([^']+)'/],
  ['--film', 'pipeline/discovery/look.ts', /film: '([^']+)'/],
  ['--film', 'public/favicon.svg', /<rect [^>]*fill="([^"]+)"/],
  ['--slip-white', 'pipeline/content/schemas/scheduling.ts', /paper: '([^']+)'/],
  ['--ink', 'pipeline/content/schemas/scheduling.ts', /ink: '([^']+)'/],
] as const)('%s has the same value in %s', ([role, file, pattern]) => {
  const [, color = ''] = pattern.exec(readFileSync(file, 'utf8')) ?? []

  expect(color).toMatch(/^#?[0-9a-f]{6}$/)
  expect(TOKENS).toContain(`${role}: #${color.replace('#', '')};`)
})

test('cards and icons use only colors of the stylesheet', () => {
  const colors = readFileSync('pipeline/discovery/look.ts', 'utf8').match(/#[0-9a-f]{6}/g) ?? []

  expect(colors.length).toBeGreaterThan(0)
  expect(colors.filter((color) => !TOKENS.includes(color))).toEqual([])
})
