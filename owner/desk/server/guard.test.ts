import { readFile } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import path from 'node:path'

import { expect, test } from 'vitest'

import { temporaryFolder } from '@studio/hosts/tests/temporary-folder'

import { openGuard } from './guard.ts'

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
