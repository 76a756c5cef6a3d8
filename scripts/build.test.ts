import { writeFile } from 'node:fs/promises'
import { networkInterfaces } from 'node:os'
import path from 'node:path'

import { afterEach, expect, onTestFinished, test, vi } from 'vitest'

import { preview } from '@studio/hosts/preview'
import { accepts, freePort } from '@studio/hosts/tests/start-child'
import { temporaryFolder } from '@studio/hosts/tests/temporary-folder'

import { PlainError } from '#pipeline/model/plain-error.ts'

import { smallSite } from '../packages/hosts/tests/finished-site.ts'
import { buildSummary, main as build, explainFailure, projectName } from './build.ts'
import { listenAtPort, portFrom } from './port.ts'
import { main as start } from './start.ts'

vi.mock('../vite.config.ts', () => ({ default: () => ({}) }))
vi.mock('vite', () => ({ createBuilder: () => Promise.reject(new Error('interrupted')) }))

afterEach(() => void (process.exitCode = 0))

test('an interrupted build leaves no finished site, even if there was one before', async () => {
  const dist = await smallSite()
  vi.stubEnv('DIST', dist)
  vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(console, 'log').mockReturnValue()
  expect(() => preview(dist)).not.toThrow()

  await build()

  expect(() => preview(dist)).toThrow('There is no finished site. Build it first: npm run build')
})

test('a finished build prints what was built, how much of it is new, and what to look at', () => {
  const summary = buildSummary({
    name: 'Iris Film',
    folder: 'studio',
    address: 'https://iris.example',
    dist: 'dist',
    printed: { photographs: { made: 2, kept: 10 }, prints: { made: 31, kept: 160 } },
    notices: ['A small scan.', 'A past year.', 'A small scan.'],
    advice: [],
  })

  expect(summary).toBe(`
Iris Film, from studio/, is built in dist/ for https://iris.example
12 photographs: 2 new, 10 kept (31 prints made, 160 from the cache)

2 things to look at:

A small scan.

A past year.`)
})

test.for([
  [{ code: 'ENOSPC' }, 'the disk is full.'],
  [{ code: 'ENOTDIR' }, 'the system says ENOTDIR.'],
  [{ code: 'EPERM', syscall: 'rename' }, 'another program has it open, or it is write-protected.'],
  [{ code: 'EACCES', syscall: 'open' }, 'it may not be changed from your account.'],
  [{ errors: [{ code: 'PLUGIN_ERROR', pluginCode: 'EROFS' }] }, 'the disk is read-only.'],
])('a build that fails with %o says why in a sentence', ([error, reason]) => {
  expect(explainFailure(error, 'dist')).toBe(`The site cannot be written to dist/: ${reason}`)
})

test('a plain error is shown without a stack, and any other error with one', () => {
  const plain = new PlainError('uploads/veil.jpg changed while it was printed.')
  expect(explainFailure(plain, 'dist')).toBe(plain.message)

  const defect = new TypeError('undefined is not a function')
  expect(explainFailure(defect, 'dist')).toBe(defect)
})

test('a project is called as its studio, unless its owner has called it otherwise', async () => {
  const root = await temporaryFolder()
  const named = (name: string) =>
    writeFile(path.join(root, 'wrangler.jsonc'), `{ // Ours.\n  "name": "${name}" }`)

  expect(await projectName(root, 'Wren & Halide')).toBe('wren-halide')
  await named('film-studio')
  expect(await projectName(root, 'Wren & Halide')).toBe('wren-halide')
  await named('wren')
  expect(await projectName(root, 'Wren & Halide')).toBe('wren')
})

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
  const building = vi.spyOn(console, 'log').mockReturnValue()
  const said = vi.spyOn(console, 'error').mockReturnValue()
  await expect(start()).rejects.toThrow('exit')
  expect(said.mock.calls.join()).toContain(`Port ${port} is in use. Choose another`)
  expect(building).not.toHaveBeenCalled()
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
