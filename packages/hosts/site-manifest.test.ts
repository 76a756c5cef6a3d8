import { expect, test } from 'vitest'

import { headerRules } from './headers.ts'
import { pageHeaders, rulesForHosts, specificRules } from './site-manifest.ts'

const rules = headerRules({ frames: [], payments: [], receivers: [], forms: [] })

test('a host insists on https for two years, but not for subdomains', () => {
  const headers = pageHeaders({ rules: rulesForHosts(rules) })

  expect(headers['Strict-Transport-Security']).toBe('max-age=63072000')
  expect(pageHeaders({ rules })).not.toHaveProperty('Strict-Transport-Security')
})

test('a rule for some files includes the headers of the whole site', () => {
  const uploads = specificRules({ rules: rulesForHosts(rules) }).find(
    ({ path }) => path === '/uploads/*',
  )

  expect(uploads?.headers).toMatchObject({
    'Cache-Control': 'public, max-age=31536000, immutable',
    'X-Content-Type-Options': 'nosniff',
    'Strict-Transport-Security': 'max-age=63072000',
  })
})
