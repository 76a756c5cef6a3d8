import path from 'node:path'

import { listen } from '@studio/hosts/listen'
import { temporaryFolder } from '@studio/hosts/tests/temporary-folder'
import { expect, onTestFinished, test } from 'vitest'

import { openEvents } from './events.ts'
import { openGuard } from './guard.ts'
import { openHandler } from './handle.ts'

test('every page of the desk says its encoding', async () => {
  let port = 0
  const guard = await openGuard(() => port, path.join(await temporaryFolder(), 'token'))
  const routes = {} as Parameters<typeof openHandler>[0]['routes']
  const desk = openHandler({ guard, routes, events: openEvents(), panel: async () => new Map() })
  const server = await listen(desk)
  onTestFinished(server.stop)
  port = server.port

  const { pathname, search } = new URL(guard.entrance(`http://localhost:${port}/__desk/`))
  const ask = (address: string, cookie = '') =>
    fetch(`http://localhost:${port}${address}`, { headers: { cookie } })

  const entrance = await ask(`${pathname.replace('/__desk', '')}${search}`)
  const cookie = entrance.headers.get('set-cookie')!.split(';')[0]
  const page = await ask('/', cookie)

  expect(await entrance.text()).toContain('refresh')
  expect(await page.text()).toContain('<title>')
  for (const { headers } of [entrance, page]) {
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8')
  }
})
