import { expect, test } from 'vitest'

import { failures } from './report.ts'

const title = '`/index` is missing'
const resultsWith = (...problems: string[]) => new Map([['Netlify', new Map([[title, problems]])]])

test('a known exception is no failure', () => {
  expect(failures(resultsWith('GET /index answers 200'))).toEqual([])
})

test('another problem is a failure beside a known exception', () => {
  expect(failures(resultsWith('GET /index answers 200', 'GET /index answers 500'))).toEqual([
    'Netlify: `/index` is missing: GET /index answers 500',
  ])
})

test('an exception that no longer occurs is a failure', () => {
  expect(failures(resultsWith())).toEqual([expect.stringContaining('is right now')])
})
