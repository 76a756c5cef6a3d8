import { rm } from 'node:fs/promises'
import path from 'node:path'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import type { Running } from '../../listen.ts'
import { acceptedDifferences, ask } from '../checks.ts'
import { finishedSite } from '../finished-site.ts'
import { questions } from '../questions.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import { SERVERS } from './servers.ts'

/** The built site in `DIST` or `dist/`. */
const site = finishedSite(path.resolve(process.env.DIST ?? 'dist'))
afterAll(() => rm(path.join(site.root, '.well-known'), { recursive: true }))

for (const { name, missing, start } of SERVERS) {
  const needs = missing()

  describe.skipIf(needs)(needs ? `${name}, which needs ${needs}` : name, async () => {
    const folder = await temporaryFolder(afterAll)
    let server: Running
    beforeAll(async () => void (server = await start(site, folder)))
    afterAll(() => server?.stop())

    for (const [title, question] of Object.entries(questions)) {
      const fails = acceptedDifferences().includes(`${name}: ${title}`)
      test(title, { fails }, () => ask(server.port, site, question))
    }
  })
}

test('docs/put-online.md names only servers and questions that exist', () => {
  const names = ['npm start', ...SERVERS.map(({ name }) => name)]
  const known = names.flatMap((name) => Object.keys(questions).map((title) => `${name}: ${title}`))
  expect(acceptedDifferences().filter((one) => !known.includes(one))).toEqual([])
})
