import { expect, test } from 'vitest'

import { exampleSite } from '../tests/example-site.ts'
import { fileRules } from './file-rules.ts'
import { firebaseSettings } from './firebase.ts'
import { vercelSettings } from './vercel.ts'

const files = Array.from({ length: 500 }, (_, index) => `/uploads/dunes-736-${index}.avif`)
const site = { ...exampleSite, files }
const missing = ['/uploads/dunes-736-500.avif', '/uploads/dunes-736-1xavif', '/uploads/']

test('every hashed file is named once, in expressions within the limit, and no other is', () => {
  const expressions = fileRules(site, 1_000).map(({ expression }) => expression)
  const naming = (file: string) => expressions.filter((one) => new RegExp(`^${one}$`).test(file))

  expect(Math.max(...expressions.map(({ length }) => length))).toBeLessThanOrEqual(1_000)
  for (const file of files) expect(naming(file)).toHaveLength(1)
  for (const file of missing) expect(naming(file), file).toEqual([])
})

test('a rule lists only the headers that differ from those of a page', () => {
  const [, assets] = fileRules(exampleSite, 1_000)
  expect(assets!.headers.map(({ key }) => key)).toEqual([
    'Content-Security-Policy',
    'Cache-Control',
  ])
})

test('Vercel and Firebase serve /about from about.html, and redirect its aliases', () => {
  const { hosting } = firebaseSettings(exampleSite)
  expect(vercelSettings(exampleSite)).toMatchObject({ cleanUrls: true, trailingSlash: false })
  expect(hosting).toMatchObject({ cleanUrls: true, trailingSlash: false })
  expect(hosting.redirects).toEqual([
    { source: '/index.html', destination: '/', type: 301 },
    { source: '/about/index.html', destination: '/about', type: 301 },
  ])
})

test("each source of Vercel's begins with a slash and is within its limit", () => {
  for (const { source } of vercelSettings(site).headers) {
    expect(source).toMatch(/^\//)
    expect(source.length).toBeLessThanOrEqual(4_096)
  }
})

test('on Vercel a hashed file is cached for a year, and a missing one is not', () => {
  const kept = vercelSettings(site).headers.filter(({ headers }) =>
    headers.some(({ value }) => value.includes('immutable')),
  )
  const isKept = (path: string) => kept.some(({ source }) => new RegExp(`^${source}$`).test(path))

  expect(files.every(isKept)).toBe(true)
  expect(missing.some(isKept)).toBe(false)
})

test('settings for other hosts are not uploaded to Firebase', () => {
  const settings = ['.htaccess', '.assetsignore', '_headers', '_redirects', '**/*.br', '**/*.gz']
  expect(firebaseSettings(exampleSite).hosting.ignore).toEqual(settings)
})
