import { readFileSync } from 'node:fs'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import type { Running } from '../../listen.ts'
import { sendRequest } from '../request.ts'
import { addChallenge, readBuiltSite } from './built-site.ts'
import type { Question } from './question.ts'
import { headers } from './questions/headers.ts'
import { odd } from './questions/odd.ts'
import { pages } from './questions/pages.ts'
import { transfer } from './questions/transfer.ts'
import { cloudflare } from './servers/cloudflare.ts'
import { netlify } from './servers/netlify.ts'
import { apache, caddy, nginx } from './servers/programs.ts'
import { preview } from './servers/preview.ts'

const SERVERS = [preview, nginx, caddy, apache, cloudflare, netlify]
const questions = Object.entries({ ...pages, ...headers, ...transfer, ...odd })
const site = readBuiltSite()

/** The rows of docs/hosts.md: what a host answers in another way, and why that is accepted. */
const ROW = /^\| (?!Host |---)([^|]+) \| ([^|]+) \| /gm
const differences = Array.from(
  readFileSync('docs/hosts.md', 'utf8').matchAll(ROW),
  ([, host = '', titles = '']) => titles.split('<br>').map((title) => `${host}: ${title}`),
).flat()

beforeAll(() => addChallenge(site.root))

for (const { name, missing, start } of SERVERS) {
  const needs = missing()

  describe.skipIf(needs)(needs ? `${name}, which needs ${needs}` : name, () => {
    let server: Running
    beforeAll(async () => void (server = await start(site)))
    afterAll(() => server?.stop())

    for (const [title, question] of questions) {
      const fails = differences.includes(`${name}: ${title}`)
      test(title, { fails }, () => ask(server.port, question))
    }
  })
}

test('docs/hosts.md names only servers and questions that exist', () => {
  const known = SERVERS.flatMap(({ name }) => questions.map(([title]) => `${name}: ${title}`))
  expect(differences.filter((one) => !known.includes(one))).toEqual([])
})

async function ask(port: number, [requests, checks, again]: Question) {
  for (const one of typeof requests === 'function' ? requests(site) : requests) {
    const request = typeof one === 'string' ? { path: one } : one
    let answer = await sendRequest(port, request)
    if (again) {
      const more = again(answer.headers)
      answer = await sendRequest(port, { ...request, headers: { ...request.headers, ...more } })
    }
    for (const check of [checks].flat()) check(answer, site, request)
  }
}
