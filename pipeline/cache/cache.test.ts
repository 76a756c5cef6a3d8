import { readdir, readFile, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { expect, test } from 'vitest'

import { temporaryFolder } from '@studio/hosts/tests/temporary-folder'
import { openCache } from './cache.ts'

const DAY = 24 * 60 * 60 * 1000

test('an entry is kept for the next build, as a file with its own extension', async () => {
  const { folder } = await filled()
  const next = openCache(folder)

  expect((await next.read('gate-320-0a.avif'))?.toString()).toBe('gate')
  expect(await next.read('gate-480-0a.avif')).toBeUndefined()
  expect(await readdir(folder)).toEqual([
    expect.stringMatching(/^gate-320-0a\.[0-9a-f]{16}\.avif$/),
    expect.stringMatching(/^veil-320-0b\.[0-9a-f]{16}\.avif$/),
  ])
})

test('a damaged entry is created again, and a whole one is not', async () => {
  const { folder } = await filled()
  const [name = ''] = await readdir(folder)
  const file = path.join(folder, name)
  for (const damaged of ['', 'gat', 'gate.', 'fate']) {
    await writeFile(file, damaged)
    const next = openCache(folder)
    expect(await next.read('gate-320-0a.avif')).toBeUndefined()
    expect(String(await next.getOrMake('gate-320-0a.avif', async () => Buffer.from('gate')))).toBe(
      'gate',
    )
    expect(await readFile(file, 'utf8')).toBe('gate')
  }
  const make = () => Promise.reject(new Error('made again'))
  expect(String(await openCache(folder).getOrMake('gate-320-0a.avif', make))).toBe('gate')
})

test('an entry that no build has used for a week is deleted', async () => {
  const { cache, folder } = await filled()
  for (const name of await readdir(folder)) await age(path.join(folder, name), 8 * DAY)
  await cache.read('gate-320-0a.avif')
  await cache.prune()
  expect(await readdir(folder)).toEqual([expect.stringContaining('gate')])
})

test('unfinished files of an interrupted build are never read, and are deleted later', async () => {
  const { folder } = await filled()
  const unfinished = path.join(folder, '.half')
  await writeFile(unfinished, 'ga')
  await age(unfinished, 6 * DAY)
  await openCache(folder).prune()
  expect(await readdir(folder)).toContain('.half')

  await age(unfinished, 8 * DAY)
  await openCache(folder).prune()
  expect(await readdir(folder)).not.toContain('.half')
})

test('parallel builds that write one entry leave one complete file', async () => {
  const folder = await temporaryFolder()
  const builds = [openCache(folder), openCache(folder)]
  await Promise.all(
    Array.from({ length: 40 }, (_, turn) =>
      builds[turn % 2]!.write('gate-320-0a.avif', Buffer.alloc(1e5, 7)),
    ),
  )
  expect(await readdir(folder)).toHaveLength(1)
  expect(await openCache(folder).read('gate-320-0a.avif')).toEqual(Buffer.alloc(1e5, 7))
})

test('a read-only cache only makes the next build slower', async () => {
  const root = await temporaryFolder()
  // A file in the place of the folder: even an administrator can write nothing into that.
  await writeFile(path.join(root, 'prints'), '')
  const warnings: string[] = []
  const cache = openCache(path.join(root, 'prints'), (warning) => warnings.push(warning))

  const made = await cache.getOrMake('gate-320-0a.avif', async () => Buffer.from('gate'))
  expect(String(made)).toBe('gate')
  expect(await cache.fileOf('gate-320-0a.avif')).toBeUndefined()
  expect(warnings).toEqual([expect.stringMatching(/ cannot be written: .+ The build goes on, but/)])
})

async function filled() {
  const folder = await temporaryFolder()
  const cache = openCache(folder)
  await cache.write('gate-320-0a.avif', Buffer.from('gate'))
  await cache.write('veil-320-0b.avif', Buffer.from('veil'))
  return { cache, folder }
}

async function age(file: string, milliseconds: number) {
  const then = new Date(Date.now() - milliseconds)
  await utimes(file, then, then)
}
