import { readdir, readFile, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { expect, test } from 'vitest'

import { temporaryFolder } from '../tests/temporary-folder.ts'
import { openPrintCache } from './print-cache.ts'

const DAY = 24 * 60 * 60 * 1000

test('a print is kept under the last part of its address', async () => {
  const { cache } = await filled()
  expect(cache.has('/uploads/gate-320-0a.avif')).toBe(true)
  expect(await readFile(cache.pathOf('/uploads/gate-320-0a.avif'), 'utf8')).toBe('gate')
  expect(cache.has('/uploads/gate-480-0a.avif')).toBe(false)
})

test('a print that has not been used for a day is thrown away', async () => {
  const { cache, folder } = await filled()
  await cache.use(['/uploads/gate-320-0a.avif'], new Date(Date.now() + 2 * DAY))
  await cache.prune(Date.now() + 2 * DAY)
  expect(await readdir(folder)).toEqual(['gate-320-0a.avif'])
})

test('a print that another build may be about to use stays', async () => {
  const { cache, folder } = await filled()
  await cache.prune(Date.now() + DAY / 2)
  expect(await readdir(folder)).toEqual(['gate-320-0a.avif', 'veil-320-0b.avif'])
})

test('what an interrupted build left half done is thrown away, in time', async () => {
  const { cache, folder } = await filled()
  const unfinished = path.join(folder, '.half')
  await writeFile(unfinished, 'ga')
  await cache.prune()
  expect(await readdir(folder)).toContain('.half')

  const long = new Date(Date.now() - 2 * DAY)
  await utimes(unfinished, long, long)
  await cache.prune()
  expect(await readdir(folder)).not.toContain('.half')
})

test('two builds that keep the same print at once leave one whole print', async () => {
  const folder = await temporaryFolder()
  const builds = [openPrintCache(folder), openPrintCache(folder)]
  await Promise.all(
    Array.from({ length: 40 }, (_, turn) =>
      builds[turn % 2]!.keep('/uploads/gate-320-0a.avif', Buffer.alloc(1e5, turn)),
    ),
  )
  expect(await readdir(folder)).toEqual(['gate-320-0a.avif'])
  const bytes = await readFile(path.join(folder, 'gate-320-0a.avif'))
  expect(bytes.equals(Buffer.alloc(1e5, bytes[0]))).toBe(true)
})

async function filled() {
  const folder = await temporaryFolder()
  const cache = openPrintCache(folder)
  await cache.keep('/uploads/gate-320-0a.avif', Buffer.from('gate'))
  await cache.keep('/uploads/veil-320-0b.avif', Buffer.from('veil'))
  return { cache, folder }
}
