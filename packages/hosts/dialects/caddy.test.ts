import { expect, test } from 'vitest'

import { caddyFile } from './caddy.ts'
import { example } from '../tests/example.ts'

const file = caddyFile(example)

test('only a hashed file that is there is kept for a year', () => {
  const [matcher] = file.match(/(?<=header )@\w+(?= \{[^}]*immutable)/) ?? []

  expect(file).toMatch(new RegExp(String.raw`${matcher} \{\s+path /assets/\*\s+file\s+\}`))
})

test('paths are compared letter by letter, so that /About is not /about', () => {
  expect(file).toContain('@page1 path_regexp ^/about$')
})

test('an error keeps its status', () => {
  expect(file).toContain('status {err.status_code}')
})

test('braces open and close', () => {
  expect(file.match(/\{/g)).toHaveLength(file.match(/\}/g)!.length)
})
