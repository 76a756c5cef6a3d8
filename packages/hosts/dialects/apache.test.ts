import { expect, test } from 'vitest'

import { apacheFile } from './apache.ts'
import { exampleSite, PAGE_HEADERS } from '../tests/example-site.ts'

const file = apacheFile(exampleSite)

test('redirects and error pages have every header of a page', () => {
  for (const name of PAGE_HEADERS) expect(file).toContain(`Header always set ${name} "`)
})

test('the headers of hashed files apply to their folder only', () => {
  expect(file).toContain('SetEnvIf Request_URI "^/uploads/" rule2')
  expect(file).toContain(
    'Header always set Cache-Control "public, max-age=31536000, immutable" env=rule2',
  )
})

test("Apache's own subrequests are not redirected", () => {
  const redirects = file.match(/^.*\n.*R=301,L\]$/gm) ?? []

  expect(redirects).toHaveLength(2)
  for (const redirect of redirects) expect(redirect).toContain('REDIRECT_STATUS} ^$')
})

test('redirects to pages leave out the host, and other redirects keep theirs', () => {
  expect(file).toContain('Header edit Location "^https?://[^/]+" "" env=REDIRECT_canonical')
  expect(file.match(/E=canonical:1,R=301/g)).toHaveLength(exampleSite.pages.length)
  expect(file).toContain('ErrorDocument 301 ')
})

test('Brotli is not mistaken for Breton', () => {
  expect(file).toContain('RemoveLanguage .br')
})
