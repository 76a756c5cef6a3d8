import { networkInterfaces } from 'node:os'

import { accepts, freePort } from '@studio/hosts/tests/start-child'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'

import { checkPort, listen, portFrom } from './listen.ts'

afterEach(() => vi.unstubAllEnvs())

test('the preview is on this machine only', async () => {
  const port = await freePort()
  await listenAt(port, '')
  const others = Object.values(networkInterfaces())
    .flatMap((addresses = []) => addresses)
    .filter(({ internal, scopeid }) => !internal && !scopeid)

  expect(await accepts(port, '127.0.0.1')).toBe(true)
  for (const { address } of others) expect(await accepts(port, address), address).toBe(false)
})

test('a HOST that is not an address of this machine is an error with an explanation', async () => {
  await expect(listenAt(await freePort(), '203.0.113.1')).rejects.toThrow(
    'HOST=203.0.113.1 is not an address of this machine.',
  )
})

test('a port in use is reported before the build', async () => {
  const port = await freePort()
  await listenAt(port, '')

  await expect(checkPort()).rejects.toThrow(`Port ${port} is in use.`)
})

test.for([undefined, ''])('without a PORT (%o) it is 4173', (text) => {
  expect(portFrom(text)).toBe(4173)
})

test.for(['abc', '0', '-1', '4173.5', '65536', '0x', '80,81'])('PORT=%s is refused', (text) => {
  expect(() => portFrom(text)).toThrow(`PORT=${text} is not a port.`)
})

async function listenAt(port: number, host: string) {
  vi.stubEnv('PORT', String(port))
  vi.stubEnv('HOST', host)
  const servers = await listen(() => {})
  onTestFinished(() => {
    for (const server of servers) server.close()
  })
  return servers
}
