import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'
import { parse } from 'yaml'

import { PARTS } from '../../scripts/test.ts'

test('CI has a job for each part of the tests', () => {
  const { matrix } = parse(readFileSync('.github/workflows/check.yml', 'utf8')).jobs.test.strategy
  const parts = matrix.flags.map((flags: string) => /^--all --part (\w+)/.exec(flags)?.[1])

  expect(parts).toEqual([...PARTS])
})
