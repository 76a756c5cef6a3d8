import { networkInterfaces } from 'node:os'

import { accepts, freePort } from '@studio/hosts/tests/start-child'
import { expect, onTestFinished, test, vi } from 'vitest'

import { listenAtPort, portFrom } from './port.ts'
import { main as start } from './start.ts'

const { build } = vi.hoisted(() => ({ build: vi.fn() }))
vi.mock('./build.ts', () => ({ buildPages: build }))

test('the preview is on this machine only, and npm start says that its port is in use before it builds', async () => {
  const port = await freePort()
  await listenAt(port)
  const others = Object.values(networkInterfaces())
    .flatMap((addresses = []) => addresses)
    .filter(({ internal, scopeid }) => !internal && !scopeid)
  expect(await accepts(port, '127.0.0.1')).toBe(true)
  for (const { address } of others) expect(await accepts(port, address), address).toBe(false)

  vi.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('exit')
  })
  const said = vi.spyOn(console, 'error').mockReturnValue()
  await expect(start()).rejects.toThrow('exit')
  expect(said.mock.calls.join()).toContain(`Port ${port} is in use. Choose another`)
  expect(build).not.toHaveBeenCalled()
})

test('a HOST that is not an address of this machine is an error with an explanation', async () => {
  await expect(listenAt(await freePort(), '203.0.113.1')).rejects.toThrow(
    'HOST=203.0.113.1 is not an address of this machine.',
  )
})

test('a PORT that is none is refused, and without one it is 4173', () => {
  for (const text of ['abc', '0', '-1', '4173.5', '65536', '0x', '80,81']) {
    expect(() => portFrom(text)).toThrow(`PORT=${text} is not a port.`)
  }
  expect([portFrom(undefined), portFrom('')]).toEqual([4173, 4173])
})

async function listenAt(port: number, host = '') {
  vi.stubEnv('PORT', String(port))
  vi.stubEnv('HOST', host)
  const servers = await listenAtPort(() => {})
  onTestFinished(() => servers.forEach((server) => void server.close()))
}
