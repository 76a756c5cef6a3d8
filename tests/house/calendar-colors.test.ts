import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

const TOKENS = readFileSync('src/styles/tokens.css', 'utf8')
const THEME = readFileSync('packages/services/scheduling/services.ts', 'utf8')

test.each([
  ['PAPER', '--slip-white'],
  ['INK', '--ink'],
])('calendars have the color %s of the stylesheet, %s', (constant, role) => {
  const [, themed] = new RegExp(`${constant} = '([^']+)'`).exec(THEME) ?? []
  const [, styled] = new RegExp(`${role}: #([^;]+);`).exec(TOKENS) ?? []

  expect(themed).toMatch(/^[0-9a-f]{6}$/)
  expect(themed).toBe(styled)
})
