import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { listen } from '@studio/hosts/listen'
import { expect, onTestFinished, test } from 'vitest'

import { temporaryStudio } from '../tests/temporary-studio.ts'
import { openGuard } from './guard.ts'
import { openEvents, openHandler } from './handle.ts'
import { openRoutes } from './routes.ts'

const BOOKING = { revision: 'a', data: { packages: [{ price: '$130' }] } }
const save = (files: object = { booking: BOOKING }) =>
  JSON.stringify({ what: 'Changed the price', files })
const throwAway = (scan: string) =>
  JSON.stringify({ what: 'Threw it away', files: {}, thrownAway: [scan] })
const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth)

/** The name of a scan, in as many bytes as disks take. */
const LONGEST = `${'日'.repeat(83)}é.jpg`

/** Says that nothing was changed, in one sentence. */
const REFUSED = expect.stringMatching(/^(?!.*\. ).*, so nothing was changed\.$/)

test('what the desk does not understand is refused in one sentence, what nobody sent who was let in is refused, and nothing is written', async () => {
  const { post, get, written } = await openDesk()
  const before = await written()
  for (const [what, name, body] of NOT_UNDERSTOOD) {
    const answer = await (body ? post(name, body) : get(name))
    expect(answer, what).toEqual({ status: 400, body: { failure: REFUSED } })
  }
  for (const name of ['..%2F..%2Fevil.jpg', '%2Ftmp%2Fevil.jpg', '']) {
    const answer = await post(`scans?name=${name}`, 'a scan', { type: 'application/octet-stream' })
    expect(answer, name).toEqual({ status: 400, body: { failure: REFUSED } })
  }
  expect((await get('scan?file=no%20such%20scan.jpg')).status).toBe(404)
  expect((await post('save', save(), { type: 'text/plain' })).status).toBe(415)
  expect((await post('save', save(), { cookie: '' })).status).toBe(403)
  expect(await written()).toEqual(before)
})

test.each([
  ['is gone by now', 'gone.jpg', []],
  ['has the longest name that there is', LONGEST, [LONGEST]],
])('throwing away a scan that %s is no failure', async (_, scan, there) => {
  const { post, putScan, folders } = await openDesk()
  for (const name of there) await putScan(name)
  const answer = await post('save', throwAway(scan))
  expect(answer).toMatchObject({ status: 200, body: { done: true } })
  expect(await readdir(folders.uploads).catch(() => [])).toEqual([])
})

const NOT_UNDERSTOOD: [what: string, name: string, body?: string][] = [
  ['a file above the folder', 'save', save({ '../evil': BOOKING })],
  ['a file that every object has', 'save', save({ constructor: BOOKING })],
  ['no revision', 'save', save({ booking: { data: {} } })],
  ['a move of a scan', 'save', save().replace('{', '{"moves":[],')],
  ['a prototype', 'save', save().replace('"price"', '"__proto__":{"a":1},"price"')],
  ['very deep nesting', 'save', save().replace('"$130"', nested(100_000))],
  ['a very long text', 'save', save().replace('$130', 'x'.repeat(100_001))],
  ['nothing at all', 'save', 'null'],
  ['a scan above the folder', 'save', throwAway('../content/home.yaml')],
  ['a scan of Windows', 'save', throwAway('..\\content\\home.yaml')],
  ['a scan with a NUL', 'save', throwAway('a\0.jpg')],
  ['an undo of something', 'undo', '{"what":"everything"}'],
  ['a picture above the folder', 'scan?file=..%2Fcontent%2Fhome.yaml'],
]

/** A desk with one window that was let in, and a file beside its content. */
async function openDesk() {
  const studio = await temporaryStudio()
  await writeFile(path.join(studio.studio, 'evil.yaml'), 'packages: [{}, { price: $120 }]\n')
  await studio.store.prepare()
  let port = 0
  const guard = await openGuard(() => port, path.join(studio.store.desk, 'token'))
  const server = await listen(
    openHandler({
      guard,
      routes: openRoutes({ root: studio.studio, store: studio.store, mistakes: () => [] }),
      events: openEvents(),
      panel: async () => new Map(),
    }),
  )
  onTestFinished(server.stop)
  port = server.port
  const ask = (way: string, init?: RequestInit) =>
    fetch(new URL(way, `http://127.0.0.1:${port}`), init)
  const own = (await ask(guard.entrance('/'))).headers.get('set-cookie')!.split(';')[0]!

  async function answered(way: string, init: RequestInit) {
    const response = await ask(way, init)
    return { status: response.status, body: (await response.json()) as unknown }
  }

  return {
    ...studio,
    get: (way: string) => answered(way, { headers: { cookie: own } }),
    post: (way: string, body: string, { type = 'application/json', cookie = own } = {}) =>
      answered(way, { method: 'POST', headers: { 'Content-Type': type, cookie }, body }),

    /** Every file of the studio, with what is in it. */
    async written() {
      const entries = await readdir(studio.studio, { recursive: true, withFileTypes: true })
      const files = entries.filter((entry) => entry.isFile() && entry.name !== 'lock')
      return Promise.all(
        files.map(async ({ parentPath, name }) => {
          const file = path.join(parentPath, name)
          return [file, await readFile(file, 'utf8')]
        }),
      )
    },
  }
}
