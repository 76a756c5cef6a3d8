import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

import { freePort } from '@studio/hosts/tests/start-child'
import type { ViteDevServer } from 'vite'
import { expect, onTestFinished, test, vi } from 'vitest'

import { main } from './dev.ts'

test('the development server shows pages at PORT, on this machine only, also in CI', async () => {
  const wanted = await freePort()
  vi.stubEnv('CI', 'true')
  vi.stubEnv('STUDIO', 'demo')
  vi.stubEnv('PORT', String(wanted))
  vi.stubEnv('CODESPACE_NAME', 'fuzzy-waddle')
  const server = await main()
  onTestFinished(() => server.close())
  const { address, port } = server.httpServer!.address() as AddressInfo

  expect(['127.0.0.1', '::1']).toContain(address)
  expect(port).toBe(wanted)
  expect(await ask(server, `fuzzy-waddle-${port}.app.github.dev`)).toMatchObject({ status: 200 })
  const refused = await ask(server, 'evil.example')
  expect(refused).toMatchObject({ status: 403, type: 'text/plain; charset=utf-8' })
  expect(refused.text).toContain('ALLOW_HOST=')
  const page = await fetch(`http://localhost:${port}/about`, { headers: { accept: 'text/html' } })
  expect(page.status).toBe(200)
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
  const html = await page.text()
  expect(html).toContain('<h1')

  // The demo's calendar is the sample.
  for (const [file, type, part] of [
    ['?package=2', 'text/html', '>BASIC Package</option>'],
    ['.js', 'text/javascript', 'postMessage'],
    ['.css', 'text/css', 'fieldset'],
  ] as const) {
    const sample = await fetch(`http://localhost:${port}/sample-calendar${file}`)
    expect(sample.headers.get('content-type')).toContain(type)
    expect(await sample.text()).toContain(part)
  }

  // Whichever comes first decides the order of layers.
  const sheets = [...html.matchAll(/stylesheet" href="(\/src\/[^"]+)"/g)].map(([, sheet]) => sheet)
  expect(sheets[0]).toBe('/src/styles/index.css')
  expect(sheets).toContain('/src/pages/about/story.module.css')
  expect(html).not.toContain('/src/styles/reset.css')
})

/** Asks a server under another name. `fetch` would write its own. */
async function ask(server: ViteDevServer, host: string) {
  const { address, port } = server.httpServer!.address() as AddressInfo
  const options = { host: address, port, path: '/favicon.svg', headers: { host }, agent: false }
  const [response] = (await once(request(options).end(), 'response')) as [IncomingMessage]
  const { statusCode: status, headers } = response
  return { status, type: headers['content-type'], text: await text(response) }
}
