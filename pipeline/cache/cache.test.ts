import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { expect, test, vi } from 'vitest'

import { temporaryFolder } from '@studio/hosts/tests/temporary-folder'
import { openCache } from './cache.ts'

const DAY = 24 * 60 * 60 * 1000
const GATE = 'gate-320-0a.avif'

test('an entry is kept for the next build, as a file with its own extension', async () => {
  const folder = await filled()
  const next = openCache(folder)
  expect(String(await next.read(GATE))).toBe('gate')
  expect(await next.read('gate-480-0a.avif')).toBeUndefined()
  expect(await readdir(folder)).toEqual([
    expect.stringMatching(/^gate-320-0a\.[0-9a-f]{16}\.avif$/),
    expect.stringMatching(/^veil-320-0b\.[0-9a-f]{16}\.avif$/),
  ])
  const make = () => Promise.reject(new Error('made again'))
  expect(String(await next.getOrMake(GATE, make))).toBe('gate')
})

test.for(['', 'gat', 'gate.', 'fate'])(
  'an entry that is damaged as “%s” is made again',
  async (bytes) => {
    const folder = await filled()
    const [name = ''] = await readdir(folder)
    await writeFile(path.join(folder, name), bytes)
    const next = openCache(folder)
    expect(await next.read(GATE)).toBeUndefined()
    expect(String(await next.getOrMake(GATE, async () => Buffer.from('gate')))).toBe('gate')
    expect(await readFile(path.join(folder, name), 'utf8')).toBe('gate')
  },
)

test('what no build has used for a week is deleted, as are unfinished files', async () => {
  const folder = await filled()
  await writeFile(path.join(folder, '.half'), 'ga')
  const later = Date.now() + 6 * DAY
  vi.setSystemTime(later)
  await openCache(folder).read(GATE)
  await openCache(folder).prune()
  expect(await readdir(folder)).toHaveLength(3)

  vi.setSystemTime(later + 2 * DAY)
  await openCache(folder).prune()
  expect(await readdir(folder)).toEqual([expect.stringContaining('gate')])
})

test('what another process makes meanwhile is found', async () => {
  const folder = await filled()
  const [desk, build] = [openCache(folder), openCache(folder)]
  expect(await desk.read('gate-480-0a.avif')).toBeUndefined()
  await build.write('gate-480-0a.avif', Buffer.from('wide'))
  const make = () => Promise.reject(new Error('made again'))
  expect(String(await desk.getOrMake('gate-480-0a.avif', make))).toBe('wide')
})

test('a read-only cache only makes the next build slower', async () => {
  const root = await temporaryFolder()
  // A file in the place of the folder: even an administrator can write nothing into that.
  await writeFile(path.join(root, 'prints'), '')
  const warnings: string[] = []
  const cache = openCache(path.join(root, 'prints'), (warning) => warnings.push(warning))

  expect(String(await cache.getOrMake(GATE, async () => Buffer.from('gate')))).toBe('gate')
  expect(await cache.fileOf(GATE)).toBeUndefined()
  expect(warnings).toEqual([expect.stringMatching(/ cannot be written: .+ The build goes on, but/)])
})

async function filled(): Promise<string> {
  const folder = await temporaryFolder()
  const cache = openCache(folder)
  await cache.write(GATE, Buffer.from('gate'))
  await cache.write('veil-320-0b.avif', Buffer.from('veil'))
  return folder
}
