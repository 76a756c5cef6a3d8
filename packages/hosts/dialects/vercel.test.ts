import { expect, test } from 'vitest'

import { exampleSite } from '../tests/example-site.ts'
import { vercelFile } from './vercel.ts'

const files = Array.from({ length: 500 }, (_, index) => `/uploads/dunes-736-${index}.avif`)
const settings = JSON.parse(vercelFile({ ...exampleSite, files }))

test('Vercel serves /about from about.html, and redirects its aliases', () => {
  expect(settings).toMatchObject({ cleanUrls: true, trailingSlash: false })
})

test("each source begins with a slash and is within Vercel's limit", () => {
  for (const { source } of settings.headers) {
    expect(source).toMatch(/^\//)
    expect(source.length).toBeLessThanOrEqual(4_096)
  }
})

test('a hashed file is cached for a year, and a missing one is not', () => {
  const kept = (path: string) =>
    settings.headers.some(
      ({ source, headers }: { source: string; headers: { value: string }[] }) =>
        new RegExp(`^${source}$`).test(path) &&
        headers.some(({ value }) => value.includes('immutable')),
    )

  expect(files.every(kept)).toBe(true)
  expect(kept('/uploads/gone-736-1a2b.avif')).toBe(false)
})
