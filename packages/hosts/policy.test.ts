import { expect, test } from 'vitest'

import { headerRules } from './headers.ts'
import { pageHeaders, rulesForHosts, sections } from './policy.ts'

const rules = headerRules({ frames: [], payments: [], receivers: [], forms: [] })

test('a host insists on https for two years, without speaking for neighbors of the site', () => {
  const headers = pageHeaders({ rules: rulesForHosts(rules) })

  expect(headers['Strict-Transport-Security']).toBe('max-age=63072000')
  expect(pageHeaders({ rules })).not.toHaveProperty('Strict-Transport-Security')
})

test('a section says all that holds for its files', () => {
  const uploads = sections({ rules: rulesForHosts(rules) }).find(
    ({ path }) => path === '/uploads/*',
  )

  expect(uploads?.headers).toMatchObject({
    'Cache-Control': 'public, max-age=31536000, immutable',
    'X-Content-Type-Options': 'nosniff',
    'Strict-Transport-Security': 'max-age=63072000',
  })
})
