import type { AddressInfo } from 'node:net'

import { freePort } from '@studio/hosts/tests/start-child'
import { expect, onTestFinished, test, vi } from 'vitest'

import { main } from './dev.ts'

test('npm run dev shows pages at PORT, on this machine only, and the sample of a calendar', async () => {
  const wanted = await freePort()
  vi.stubEnv('STUDIO', 'demo')
  vi.stubEnv('PORT', String(wanted))
  vi.spyOn(console, 'log').mockReturnValue()
  const server = await main()
  onTestFinished(() => server.close())
  const { address, port } = server.httpServer!.address() as AddressInfo
  expect(['127.0.0.1', '::1']).toContain(address)
  expect(port).toBe(wanted)

  const at = `http://localhost:${port}`
  const page = await fetch(`${at}/about`, { headers: { accept: 'text/html' } })
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
  const html = await page.text()
  expect(html).toContain('<h1')
  // Whichever comes first decides the order of layers.
  const sheets = Array.from(html.matchAll(/stylesheet" href="(\/src\/[^"]+)"/g), ([, to]) => to)
  expect(sheets[0]).toBe('/src/styles/index.css')
  expect(sheets).toContain('/src/pages/about/about.module.css')
  expect(html).not.toContain('/src/styles/reset.css')

  const sample = await fetch(`${at}/sample-calendar?package=2`)
  expect(await sample.text()).toContain('>BASIC Package</option>')
})
