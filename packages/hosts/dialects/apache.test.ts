import { expect, test } from 'vitest'

import { apacheFile } from './apache.ts'
import { example, PAGE_HEADERS } from '../tests/example.ts'

const file = apacheFile(example)

test('every header of a page is sent with redirects and errors, too', () => {
  for (const name of PAGE_HEADERS) expect(file).toContain(`Header always set ${name} "`)
})

test('headers of hashed files hold where their addresses begin, and nowhere else', () => {
  expect(file).toContain('SetEnvIf Request_URI "^/uploads/" section2')
  expect(file).toContain(
    'Header always set Cache-Control "public, max-age=31536000, immutable" env=section2',
  )
})

test('a page that Apache looks for by itself is not led away again', () => {
  const redirects = file.match(/^.*\n.*\[R=301,L\]$/gm) ?? []

  expect(redirects).toHaveLength(2)
  for (const redirect of redirects) expect(redirect).toContain('REDIRECT_STATUS} ^$')
})

test('Brotli is not taken for Breton', () => {
  expect(file).toContain('RemoveLanguage .br')
})
