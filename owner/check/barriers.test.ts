import axeCore from 'axe-core'
import { expect, test } from 'vitest'

import { barrierIn } from './barriers.ts'

const RULES = axeCore.getRules().map(({ ruleId }) => ruleId)

test.each(RULES)('what %s finds is said in an owner’s words', (rule) => {
  const said = barrierIn(rule, 'Book a session')
  expect(said).toMatch(/^[A-Z“].*\.$/)
  expect(said.replace(`(${rule})`, '')).not.toMatch(
    /aria|axe|element|attribute|landmark|\bid\b|<|\{|accessible name|ratio/i,
  )
})

test('what can hardly be read is named, with where its color is chosen', () => {
  expect(barrierIn('color-contrast', 'Book a session')).toBe(
    '“Book a session” can hardly be read: its color is too close to the one behind it. Choose another under Look.',
  )
})
