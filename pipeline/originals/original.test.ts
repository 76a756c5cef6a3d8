import { readdir, rename, utimes } from 'node:fs/promises'
import path from 'node:path'

import { afterEach, expect, test, vi } from 'vitest'

import { temporaryUploads } from '../tests/temporary-uploads.ts'
import { examine } from './examine.ts'

vi.mock('./examine.ts', { spy: true })
afterEach(() => void vi.mocked(examine).mockClear())

test('a scan is examined once, until it is written again', async () => {
  const { put, read } = await temporaryUploads()
  await put('a.png', '#a00')
  const first = await read('a.png')
  expect(first.placeholder.color).toBe('#aa0000')
  expect(await read('a.png')).toEqual(first)
  expect(examine).toHaveBeenCalledTimes(1)

  await put('a.png', '#0a0')
  const second = await read('a.png')
  expect(second.placeholder.color).toBe('#00aa00')
  expect(second.hash).not.toBe(first.hash)
})

test('a replaced scan of the same size and date is noticed', async () => {
  const { put, read } = await temporaryUploads()
  const date = new Date('2026-01-01')
  const scan = await put('a.png', '#a00')
  await utimes(scan, date, date)
  await read('a.png')

  await put('a.png', '#0a0')
  await utimes(scan, date, date)
  expect((await read('a.png')).placeholder.color).toBe('#00aa00')
})

test('a scan under another name is not examined again', async () => {
  const { uploads, put, read } = await temporaryUploads()
  await put('a.png', '#a00')
  await read('a.png')

  await rename(path.join(uploads, 'a.png'), path.join(uploads, 'b.jpg'))
  const renamed = await read('b.jpg')
  expect(renamed).toMatchObject({ file: 'b.jpg', width: 60 })
  expect(renamed.warnings[0]).toContain('is a PNG, though its name ends in .jpg.')
  expect(examine).toHaveBeenCalledTimes(1)
})

test('parallel builds that examine one scan agree, and store the result once', async () => {
  const { cache, put, read } = await temporaryUploads()
  await put('a.png', '#a00')

  const originals = await Promise.all([1, 2, 3, 4].map(() => read('a.png')))
  expect(new Set(originals.map(({ hash }) => hash)).size).toBe(1)
  expect(await keptFiles(cache)).toHaveLength(2)
})

async function keptFiles(cache: string): Promise<string[]> {
  const folders = ['hashes', 'originals'].map((name) => path.join(cache, name))
  const names = await Promise.all(folders.map((folder) => readdir(folder)))
  return names.flatMap((files, index) => files.map((file) => path.join(folders[index]!, file)))
}
