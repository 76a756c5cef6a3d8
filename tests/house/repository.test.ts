import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

const LOCK_FILE = 'package-lock.json'
const BINARY = /\.(avif|gif|ico|jpe?g|png|webp|woff2?)$/

const files = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' })
  .split('\0')
  .filter(Boolean)

/** Every line of the repository that a person wrote and that is there now, as `file:line text`. */
const lines = files
  .filter((file) => file !== LOCK_FILE && !BINARY.test(file))
  .flatMap((file) =>
    read(file)
      .split('\n')
      .map((text, index) => `${file}:${index + 1} ${text.trim()}`),
  )

// Written so that they do not find themselves.
test.for([
  ['work left for later', /\b(TOD[O]|FIXM[E])\b/],
  ['a path of one machine', /(^|[\s"'`(=])\/(tm[p]|roo[t]|hom[e])\//],
] as const)('no file contains %s', ([, pattern]) => {
  expect(lines.filter((line) => pattern.test(line))).toEqual([])
})

test('every import names the file it means: there is no index.ts to hide behind', () => {
  expect(files.filter((file) => /^src\/.*\bindex\.tsx?$/.test(file))).toEqual([])
})

test('the lock file records no other host than the public registry', () => {
  const hosts = Array.from(read(LOCK_FILE).matchAll(/"resolved": "(?:\w+\+)?\w+:\/\/([^/"]+)/g))

  expect(hosts.map(([, host]) => host).filter((host) => host !== 'registry.npmjs.org')).toEqual([])
})

function read(file: string) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return '' // Listed, but deleted since.
  }
}
