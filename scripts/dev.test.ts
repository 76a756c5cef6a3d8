import type { AddressInfo } from 'node:net'

import { expect, onTestFinished, test, vi } from 'vitest'

import { main } from './dev.ts'

test('the development server shows pages, on this machine only, also in CI', async () => {
  vi.stubEnv('CI', 'true')
  vi.stubEnv('STUDIO', 'demo')
  const server = await main()
  onTestFinished(() => server.close())
  const { address, port } = server.httpServer!.address() as AddressInfo

  expect(['127.0.0.1', '::1']).toContain(address)
  const page = await fetch(`http://localhost:${port}/about`, { headers: { accept: 'text/html' } })
  expect(page.status).toBe(200)
  const html = await page.text()
  expect(html).toContain('<h1')

  // Whichever comes first decides the order of layers.
  const sheets = [...html.matchAll(/stylesheet" href="(\/src\/[^"]+)"/g)].map(([, sheet]) => sheet)
  expect(sheets[0]).toBe('/src/styles/index.css')
  expect(sheets).toContain('/src/pages/about/story.module.css')
  expect(html).not.toContain('/src/styles/reset.css')
})
