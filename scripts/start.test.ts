import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import { expect, onTestFinished, test, vi } from 'vitest'

import { main as build } from './build.ts'
import { main as preview } from './preview.ts'
import { main as start } from './start.ts'

vi.mock('./build.ts', () => ({ main: vi.fn() }))
vi.mock('./preview.ts', () => ({ main: vi.fn() }))

test('npm start says that its port is in use before it builds', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void other.close())
  await once(other, 'listening')
  vi.stubEnv('PORT', String((other.address() as AddressInfo).port))
  vi.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('exit')
  })
  const said = vi.spyOn(console, 'error').mockReturnValue()

  await expect(start()).rejects.toThrow('exit')
  expect(said).toHaveBeenCalledWith(expect.stringMatching(/Port \d+ is in use\. Choose another/))
  expect(build).not.toHaveBeenCalled()
  expect(preview).not.toHaveBeenCalled()
})
