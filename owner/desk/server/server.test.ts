import { cp, readdir, readFile, writeFile } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import path from 'node:path'

import { listen } from '@studio/hosts/listen'
import { temporaryFolder, writeFiles } from '@studio/hosts/tests/temporary-folder'
import { expect, onTestFinished, test, vi } from 'vitest'

import { everythingIn, temporaryStudio } from '../tests/temporary-studio.ts'
import { openGuard } from './guard.ts'
import { openEvents, openHandler } from './handle.ts'
import { openRoutes } from './routes.ts'
import { readSetup } from './state.ts'

const BASE = 'http://localhost:5173/__desk/'

test('a window that came by the address of the terminal is let in, and no other', async () => {
  const { guard, enter, cookie } = await startDesk()
  expect(await guard.admit(asking({ cookie }))).toEqual({ isIn: true })
  expect(await guard.admit(asking({ cookie: `a=b; ${cookie}; c=d` }))).toEqual({ isIn: true })

  for (const wrong of ['', 'desk-5173=', `${cookie}x`, cookie.replace('5173', '4000')])
    expect(await guard.admit(asking({ cookie: wrong })), wrong).toEqual({ isIn: false })
  for (const wrong of ['token=', 'once=', 'once=wrong'])
    expect(await enter(`${BASE}?${wrong}`), wrong).toBeUndefined()

  // A browser is started with an address that others of the machine may see.
  const once = guard.entranceOnce(BASE)
  expect(once).not.toContain(cookie.split('=')[1])
  expect(await enter(once)).toContain(cookie)
  expect(await enter(once)).toBeUndefined()
})

test('a window that stayed open goes on after restarts, with the new token', async () => {
  const folder = await temporaryFolder()
  const { cookie } = await startDesk(folder)
  // Nobody looks at the second desk.
  await openGuard(() => 5173, path.join(folder, 'token'))
  const third = await openGuard(() => 5173, path.join(folder, 'token'))
  const { isIn, renewed = '' } = await third.admit(asking({ cookie }))
  expect(isIn).toBe(true)

  const own = new URL(third.entrance(BASE)).searchParams.get('token')!
  expect(renewed).toContain(own)
  const fourth = await openGuard(() => 5173, path.join(folder, 'token'))
  expect((await fourth.admit(asking({ cookie: `desk-5173=${own}` }))).isIn).toBe(true)
  expect((await fourth.admit(asking({ cookie }))).isIn).toBe(false)
})

test('a token is new at each start, goes to this site alone, and is in no file', async () => {
  const folder = await temporaryFolder()
  const { guard, cookie, set } = await startDesk(folder)
  expect(set).toBe(`${cookie}; Path=/__desk; HttpOnly; SameSite=Strict`)
  const token = new URL(guard.entrance(BASE)).searchParams.get('token')!
  expect(token).toMatch(/^[\w-]{32}$/)
  const kept = await readFile(path.join(folder, 'token'), 'utf8')
  expect(kept).not.toContain(token)
  // What is in the file lets nobody in.
  expect(await guard.admit(asking({ cookie: `desk-5173=${kept}` }))).toEqual({ isIn: false })
  expect((await startDesk(folder)).cookie).not.toBe(cookie)
})

function asking({ cookie }: { cookie: string }, url = '/') {
  return { headers: { cookie }, method: 'GET', url } as unknown as IncomingMessage
}

/** A desk, and the cookie of a window that came by the address of its terminal. */
async function startDesk(folder?: string) {
  const file = path.join(folder ?? (await temporaryFolder()), 'token')
  const guard = await openGuard(() => 5173, file)
  const enter = (address: string) => {
    const { pathname, search } = new URL(address)
    return guard.enter(asking({ cookie: '' }, pathname + search))
  }
  const set = await enter(guard.entrance(BASE))
  return { guard, enter, set, cookie: set!.split(';')[0]! }
}

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

test.each([
  ['nothing wrong', '', { done: 'Your site is ready to go online.' }],
  ['something wrong', 'process.exit(1)', { failure: 'Something is wrong. It is said below.' }],
])('a check that finds %s says so', async (_, program, said) => {
  const { post, studio } = await openDesk()
  await writeFiles(studio, { 'scripts/run.mjs': program })
  expect((await post('check', '{}')).body).toEqual(said)
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

    written: () => everythingIn(studio.studio, /lock$/),
  }
}

test('the desk opens whatever is among the looks, and offers those that are right', async () => {
  const { studio, store } = await temporaryStudio()
  const folder = path.join(studio, 'looks')
  await cp('looks', folder, { recursive: true })
  await writeFiles(folder, {
    '._harbor.yaml': 'Mac OS X',
    'broken.yaml': 'colors: "',
    'mine.yaml': 'edge: straight',
    'pale.yaml': "colors: { film: '#777777' }",
  })
  const warned = vi.spyOn(console, 'warn').mockReturnValue()
  const { looks } = await readSetup(store)
  expect(looks.map(({ name }) => name)).toEqual(['The demo’s', 'Darkroom', 'Harbor', 'Mine'])
  for (const file of ['broken', 'pale'])
    expect(warned.mock.calls.join()).toContain(`looks/${file}.yaml:1`)
  expect(warned).toHaveBeenCalledTimes(2)
})
