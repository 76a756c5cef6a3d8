import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

const readme = readFileSync('README.md', 'utf8')

test('the README makes ten promises, and links the proof of each', () => {
  const ticks = readme.split('\n').filter((line) => line.startsWith('- ✓'))
  expect(ticks).toHaveLength(10)
  expect(ticks.filter((tick) => !/\]\((tests|docs)\/[^)]+\)/.test(tick))).toEqual([])
})

test('each of the three who come has one screen', () => {
  const sections = readme.split(/^(?=## You )/m)
  expect(sections).toHaveLength(4)
  const lines = sections.map((section) => section.split('\n### ')[0]!.trim().split('\n').length)
  expect(lines.filter((count) => count > 45)).toEqual([])
})
