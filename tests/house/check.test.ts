import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'
import { parse } from 'yaml'

import { PARTS } from '../../scripts/test.ts'

const { matrix } = parse(readFileSync('.github/workflows/check.yml', 'utf8')).jobs.test.strategy

test('CI has a job for each part of the tests', () => {
  const parts = matrix.flags.map((flags: string) => /^--all --part (\w+)/.exec(flags)?.[1])

  expect(parts).toEqual([...PARTS])
})

test('CI runs on the systems that owners have, and on the oldest Node', () => {
  const jobs = matrix.include.map(({ os, node }: { os: string; node: number | string }) => [
    os,
    node,
  ])
  expect(jobs.map(([os]: [string]) => os.split('-')[0])).toEqual(['ubuntu', 'windows', 'macos'])
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8'))
  expect(`>=${jobs[0][1]}`).toBe(`${engines.node}.0`)
})
