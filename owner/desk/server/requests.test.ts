import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { once } from 'node:events'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

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

test('what the panel asks for is done', async () => {
  const { post, get, written } = await openDesk()
  const before = await written()
  expect(await post('change', change(PRICE))).toMatchObject({ status: 200, body: { done: true } })
  expect(await written()).not.toEqual(before)
  expect(await post('undo', '{}')).toMatchObject({ status: 200 })
  expect(await get('scan?file=no%20such%20scan.jpg')).toMatchObject({ status: 404 })
})

test.for<[what: string, path: string, body: string]>([
  ['a file above the folder', 'change', change({ ...PRICE, file: '../evil' })],
  ['a file by its full path', 'change', change({ ...PRICE, file: '/etc/passwd' })],
  ['a file that no page has', 'change', change({ ...PRICE, file: 'package' })],
  ['a file that every object has', 'change', change({ ...PRICE, file: '__proto__' })],
  ['a number for a file', 'change', change({ ...PRICE, file: 7 })],
  ['a number for what was done', 'change', JSON.stringify({ what: 7, edits: [PRICE] })],
  ['a text for the edits', 'change', JSON.stringify({ what: 'It', edits: 'all' })],
  ['no edits', 'change', JSON.stringify({ what: 'It', edits: [] })],
  ['nothing to write', 'change', change({ ...PRICE, value: undefined })],
  ['a list in the place of words', 'change', change({ ...PRICE, value: ['$130'] })],
  ['another kind of edit', 'change', change({ ...PRICE, kind: 'format' })],
  ['more than an edit has', 'change', change({ ...PRICE, force: true })],
  ['a place before the first', 'change', change({ ...ROLL, key: -1 })],
  ['a place beyond every list', 'change', change({ ...ROLL, key: 1e12 })],
  ['half a place', 'change', change({ ...ROLL, key: 0.5 })],
  ['a way to the prototype', 'change', change({ ...PRICE, path: ['__proto__', 'price'] })],
  ['a prototype', 'change', change(PRICE).replace('"value"', '"__proto__":{"a":1},"value"')],
  ['a prototype deep inside', 'change', change(ROLL).replace('{}', '{"a":[{"__proto__":{}}]}')],
  ['deep nesting', 'change', change(ROLL).replace('{}', nested(50))],
  ['very deep nesting', 'change', change(ROLL).replace('{}', nested(100_000))],
  ['a long way', 'change', change({ ...PRICE, path: Array(500).fill('packages') })],
  ['nothing at all', 'change', 'null'],
  ['half of it', 'change', change(PRICE).slice(0, -9)],
  ['a scan above the folder', 'take-off', '{"files":["../content/home.yaml"]}'],
  ['a scan by its full path', 'take-off', '{"files":["/etc/passwd"]}'],
  ['a scan of Windows', 'take-off', String.raw`{"files":["..\\content\\home.yaml"]}`],
  ['the folder of the scans', 'take-off', '{"files":[".."]}'],
  ['a scan with a NUL', 'take-off', '{"files":["a\\u0000.jpg"]}'],
  ['no scan', 'take-off', '{"files":[]}'],
  ['an undo of something', 'undo', '{"what":"everything"}'],
  ['a list of undos', 'undo', '[]'],
])('%s is refused in one sentence, and nothing is written', async ([, name, body]) => {
  const { post, written } = await openDesk()
  const before = await written()
  expect(await post(name, body)).toEqual({ status: 400, body: { failure: REFUSED } })
  expect(await written()).toEqual(before)
})

const REFUSED = expect.stringMatching(/^(?!.*\. ).*, so nothing was changed\.$/)

test.for([
  ['a move from beyond the end', { kind: 'move', from: 7, to: 0 }],
  ['a move to beyond the end', { kind: 'move', from: 0, to: 7 }],
  ['an addition beyond the end', { kind: 'add', key: 9, value: { name: 'X' } }],
])('%s of a list changes nothing', async ([, edit]) => {
  const { post, written, valueOf } = await openDesk()
  const [all, before] = [await written(), await valueOf('booking', ['packages'])]
  const edits = { file: 'booking', path: ['packages'], before, ...(edit as object) }
  expect(await post('change', change(edits))).toEqual({
    status: 200,
    body: { failure: 'This cannot be written into the file.' },
  })
  expect(await written()).toEqual(all)
})

test('what is not there cannot be taken out', async () => {
  const { post } = await openDesk()
  for (const way of [
    ['packages', 9999],
    ['packages', 'first'],
    ['none', 0],
    ['title', 0],
  ]) {
    const answer = await post('change', change({ kind: 'remove', file: 'booking', path: way }))
    expect(answer.body).toHaveProperty('failure')
  }
})

test.for(['scan?file=..%2Fcontent%2Fhome.yaml', 'scan?file=%2Fetc%2Fpasswd', 'scan', 'scan?file='])(
  'the picture at %s is refused',
  async (address) => {
    const { get } = await openDesk()
    expect(await get(address)).toEqual({ status: 400, body: { failure: REFUSED } })
  },
)

test('new scans are thrown away by one request, and brought back by one undo', async () => {
  const { post, scans } = await openDesk()
  await scans.put('frame-1.jpg', 'frame-2.jpg')
  const files = ['frame-1.jpg', 'frame-2.jpg']
  expect(await post('take-off', JSON.stringify({ files }))).toMatchObject({ status: 200 })
  expect(await scans.names()).toEqual([])
  const undone = { done: true, what: 'Threw 2 photographs away', at: expect.any(String) }
  expect(await post('undo', '{}')).toEqual({ status: 200, body: undone })
  expect(await scans.names()).toEqual(files)
})

test('a scan whose name leads elsewhere is refused', async () => {
  const { post, written } = await openDesk()
  const before = await written()
  for (const name of ['..%2F..%2Fevil.jpg', '%2Ftmp%2Fevil.jpg', '..', '']) {
    const answer = await post(`scans?name=${name}`, 'a scan', 'application/octet-stream')
    expect(answer).toEqual({ status: 400, body: { failure: REFUSED } })
  }
  expect(await written()).toEqual(before)
})

/** A desk that lets everyone in, with a file beside its content. */
async function openDesk() {
  const { store, studio, folders, valueOf } = await temporaryStudio()
  await writeFile(path.join(studio, 'evil.yaml'), 'packages: [{}, { price: $120 }]\n')
  const server = createServer(
    openHandler({
      guard: { ...(await openGuard(() => 0, '')), admit: async () => ({ isIn: true }) },
      routes: openRoutes({ root: studio, store, mistakes: () => [] }),
      events: openEvents(),
      panel: async () => new Map(),
    }),
  )
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void server.close())
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  async function ask(way: string, init?: RequestInit) {
    const response = await fetch(`${address}/${way}`, init)
    return { status: response.status, body: (await response.json()) as unknown }
  }

  return {
    valueOf,
    scans: {
      names: () => readdir(folders.uploads),
      async put(...names: string[]) {
        await mkdir(folders.uploads)
        for (const name of names) await writeFile(path.join(folders.uploads, name), 'a scan')
      },
    },
    get: (way: string) => ask(way),
    post: (way: string, body: string, type = 'application/json') =>
      ask(way, { method: 'POST', headers: { 'Content-Type': type }, body }),

    /** Every file of the studio, with what is in it. */
    async written() {
      const entries = await readdir(studio, { recursive: true, withFileTypes: true })
      const files = entries.filter((entry) => entry.isFile() && entry.name !== '.gitignore')
      return Promise.all(
        files.map(async ({ parentPath, name }) => {
          const file = path.join(parentPath, name)
          return [file, await readFile(file, 'utf8')]
        }),
      )
    },
  }
}
