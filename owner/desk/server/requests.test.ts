import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { listen } from '@studio/hosts/listen'
import { expect, onTestFinished, test } from 'vitest'

import { temporaryStudio } from '../tests/temporary-studio.ts'
import { openEvents } from './events.ts'
import { openGuard } from './guard.ts'
import { openHandler } from './handle.ts'
import { openRoutes } from './routes.ts'

const PRICE = {
  kind: 'set',
  file: 'booking',
  path: ['packages', 1, 'price'],
  before: '$120',
  value: '$130',
}
const ROLL = { kind: 'add', file: 'booking', path: ['packages'], key: 0, value: {} }
const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth)
const change = (...edits: object[]) => JSON.stringify({ what: 'Changed the price', edits })

/** Says that nothing was changed, in one sentence. */
const REFUSED = expect.stringMatching(/^(?!.*\. ).*, so nothing was changed\.$/)

test('whoever came by the address of the desk gets its page and what she asks for, and nobody else', async () => {
  const { entrance, ask, post, written } = await openDesk()
  const came = await ask(entrance)
  const cookie = came.headers.get('set-cookie')!.split(';')[0]!
  const page = await ask('/', { headers: { cookie } })
  expect(await came.text()).toContain('refresh')
  expect(await page.text()).toContain('<title>')
  for (const { headers } of [came, page])
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8')

  const before = await written()
  expect(await post('change', change(PRICE), { cookie: '' })).toMatchObject({ status: 403 })
  expect(await written()).toEqual(before)
  expect(await post('change', change(PRICE))).toMatchObject({ status: 200, body: { done: true } })
  expect(await written()).not.toEqual(before)
  expect(await post('undo', '{}')).toMatchObject({ status: 200 })
})

test('a request that the desk does not understand is refused in one sentence, and nothing is written', async () => {
  const { post, get, written } = await openDesk()
  const before = await written()
  for (const [what, name, body] of NOT_UNDERSTOOD) {
    const answer = await (body ? post(name, body) : get(name))
    expect(answer, what).toEqual({ status: 400, body: { failure: REFUSED } })
  }
  for (const name of ['..%2F..%2Fevil.jpg', '%2Ftmp%2Fevil.jpg', '..', '']) {
    const answer = await post(`scans?name=${name}`, 'a scan', { type: 'application/octet-stream' })
    expect(answer, name).toEqual({ status: 400, body: { failure: REFUSED } })
  }
  expect((await get('scan?file=no%20such%20scan.jpg')).status).toBe(404)
  expect((await post('change', change(PRICE), { type: 'text/plain' })).status).toBe(415)
  expect(await written()).toEqual(before)
})

const NOT_UNDERSTOOD: [what: string, name: string, body?: string][] = [
  ['a file above the folder', 'change', change({ ...PRICE, file: '../evil' })],
  ['a file by its full path', 'change', change({ ...PRICE, file: '/etc/passwd' })],
  ['a file that every object has', 'change', change({ ...PRICE, file: '__proto__' })],
  ['no edits', 'change', change()],
  ['nothing to write', 'change', change({ ...PRICE, value: undefined })],
  ['another kind of edit', 'change', change({ ...PRICE, kind: 'format' })],
  ['a place before the first', 'change', change({ ...ROLL, key: -1 })],
  ['a way to the prototype', 'change', change({ ...PRICE, path: ['__proto__', 'price'] })],
  ['a prototype', 'change', change(PRICE).replace('"value"', '"__proto__":{"a":1},"value"')],
  ['a prototype deep inside', 'change', change(ROLL).replace('{}', '{"a":[{"__proto__":{}}]}')],
  ['very deep nesting', 'change', change(ROLL).replace('{}', nested(100_000))],
  ['a long way', 'change', change({ ...PRICE, path: Array(500).fill('packages') })],
  ['nothing at all', 'change', 'null'],
  ['half of it', 'change', change(PRICE).slice(0, -9)],
  ['a scan above the folder', 'take-off', '{"files":["../content/home.yaml"]}'],
  ['a scan of Windows', 'take-off', String.raw`{"files":["..\\content\\home.yaml"]}`],
  ['the folder of the scans', 'take-off', '{"files":[".."]}'],
  ['a scan with a NUL', 'take-off', '{"files":["a\\u0000.jpg"]}'],
  ['an undo of something', 'undo', '{"what":"everything"}'],
  ['a picture above the folder', 'scan?file=..%2Fcontent%2Fhome.yaml'],
]

test('an edit of what is not there changes nothing, and says so', async () => {
  const { post, written, valueOf } = await openDesk()
  const [all, before] = [await written(), await valueOf('booking', ['packages'])]
  const packages = { file: 'booking', path: ['packages'], before }
  for (const edit of [
    { ...packages, kind: 'move', from: 7, to: 0 },
    { ...packages, kind: 'move', from: 0, to: 7 },
    { ...packages, kind: 'add', key: 9, value: { name: 'X' } },
    ...[
      ['packages', 9999],
      ['packages', 'first'],
      ['none', 0],
      ['title', 0],
    ].map((way) => {
      return { kind: 'remove', file: 'booking', path: way }
    }),
  ]) {
    const { body } = await post('change', change(edit))
    expect(body, JSON.stringify(edit)).toEqual({ failure: expect.any(String) })
  }
  expect(await written()).toEqual(all)
})

test('new scans are thrown away by one request, and brought back by one undo', async () => {
  const { post, putScan, folders } = await openDesk()
  const files = ['frame-1.jpg', 'frame-2.jpg']
  for (const name of files) await putScan(name)
  expect(await post('take-off', JSON.stringify({ files }))).toMatchObject({ status: 200 })
  expect(await readdir(folders.uploads)).toEqual([])
  const undone = { done: true, what: 'Threw 2 photographs away', at: expect.any(String) }
  expect(await post('undo', '{}')).toEqual({ status: 200, body: undone })
  expect(await readdir(folders.uploads)).toEqual(files)
})

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
  const entrance = guard.entrance('/')
  const own = (await ask(entrance)).headers.get('set-cookie')!.split(';')[0]!

  async function answered(way: string, init: RequestInit) {
    const response = await ask(way, init)
    return { status: response.status, body: (await response.json()) as unknown }
  }

  return {
    ...studio,
    entrance,
    ask,
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
