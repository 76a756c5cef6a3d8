import { expect, test } from 'vitest'

import { caddyFile } from './caddy.ts'
import { exampleSite } from '../tests/example-site.ts'

const file = caddyFile(exampleSite)

test('only hashed files that exist are cached for a year', () => {
  const [matcher] = file.match(/(?<=header )@\w+(?= \{[^}]*immutable)/) ?? []

  expect(file).toMatch(new RegExp(String.raw`${matcher} \{\s+path /assets/\*\s+file\s+\}`))
})

test('paths are case-sensitive: /About is not /about', () => {
  expect(file).toContain('@page1 path_regexp ^/about$')
})

test('no redirect repeats the requested path, which may be an address of another site', () => {
  const servers = file.match(/file_server \{[^}]*\}/g) ?? []

  expect(servers).toHaveLength(2)
  for (const server of servers) expect(server).toContain('disable_canonical_uris')
})

test('a conditional request for a missing page is not answered with an empty 404', () => {
  expect(file.split('handle_errors')[1]).toContain('request_header -If-*')
})

test('an error page keeps the status of its error', () => {
  expect(file).toContain('status {err.status_code}')
})

test('braces are balanced', () => {
  expect(file.match(/\{/g)).toHaveLength(file.match(/\}/g)!.length)
})
