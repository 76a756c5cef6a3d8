import { expect, test } from 'vitest'

import { exampleSite } from '../tests/example-site.ts'
import { vercelSettings } from './vercel.ts'

const files = Array.from({ length: 500 }, (_, index) => `/uploads/dunes-736-${index}.avif`)
const missing = ['/uploads/dunes-736-500.avif', '/uploads/dunes-736-1xavif', '/uploads/']
const site = { ...exampleSite, files }

test('on Vercel a hashed file is cached for a year, and a missing one is not', () => {
  const immutable = vercelSettings(site).headers.filter(({ headers }) =>
    headers.some(({ value }) => value.includes('immutable')),
  )
  const rulesOf = (file: string) =>
    immutable.filter(({ source }) => new RegExp(`^${source}$`).test(file)).length

  expect(files.map(rulesOf)).toEqual(files.map(() => 1))
  expect(missing.map(rulesOf)).toEqual([0, 0, 0])
})

test('no expression is longer than Vercel accepts, even of the longest names', () => {
  const long = files.map((file) => file.replace('dunes', 'd'.repeat(230)))
  const { headers } = vercelSettings({ ...site, files: long })
  expect(Math.max(...headers.map(({ source }) => source.length))).toBeLessThanOrEqual(4_096)
})
