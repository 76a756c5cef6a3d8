import { expect, test } from 'vitest'

import { example } from '../tests/example.ts'
import { firebaseFile } from './firebase.ts'

const { hosting } = JSON.parse(firebaseFile(example))

test('Firebase serves /about from about.html, and leads every other form of the path there', () => {
  expect(hosting).toMatchObject({
    cleanUrls: true,
    trailingSlash: false,
    redirects: [{ source: '/about/index.html', destination: '/about', type: 301 }],
  })
})

test('what holds for all comes first, because the later of two rules wins', () => {
  expect(hosting.headers[0].source).toBe('**')
})

test('hashed files are told by name, so that a missing one is not kept', () => {
  const expressions: string[] = hosting.headers
    .slice(1)
    .map(({ regex }: { regex: string }) => regex)
  const covered = (path: string) => expressions.some((one) => new RegExp(one).test(path))

  expect(covered('/uploads/dunes-736-1a2b.avif')).toBe(true)
  expect(covered('/uploads/dunes-736-gone.avif')).toBe(false)
})

test('what lies there for other hosts is not uploaded', () => {
  expect(hosting.ignore).toEqual([
    '.htaccess',
    '.assetsignore',
    '_headers',
    '_redirects',
    '**/*.br',
    '**/*.gz',
  ])
})
