import { expect, test } from 'vitest'

import { exampleSite } from '../tests/example-site.ts'
import { firebaseFile } from './firebase.ts'

const { hosting } = JSON.parse(firebaseFile(exampleSite))

test('Firebase serves /about from about.html, and redirects its aliases', () => {
  expect(hosting).toMatchObject({
    cleanUrls: true,
    trailingSlash: false,
    redirects: [{ source: '/about/index.html', destination: '/about', type: 301 }],
  })
})

test('the general rule comes first, because the later of two rules wins', () => {
  expect(hosting.headers[0].source).toBe('**')
})

test('hashed files are named one by one, so that a missing one is not cached', () => {
  const expressions: string[] = hosting.headers
    .slice(1)
    .map(({ regex }: { regex: string }) => regex)
  const covered = (path: string) => expressions.some((one) => new RegExp(one).test(path))

  expect(covered('/uploads/dunes-736-1a2b.avif')).toBe(true)
  expect(covered('/uploads/dunes-736-gone.avif')).toBe(false)
})

test('settings for other hosts are not uploaded', () => {
  expect(hosting.ignore).toEqual([
    '.htaccess',
    '.assetsignore',
    '_headers',
    '_redirects',
    '**/*.br',
    '**/*.gz',
  ])
})
