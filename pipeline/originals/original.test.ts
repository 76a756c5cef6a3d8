import { execFileSync } from 'node:child_process'
import { appendFileSync } from 'node:fs'
import { appendFile, mkdir, rename, symlink, utimes } from 'node:fs/promises'
import path from 'node:path'

import { afterEach, expect, test, vi } from 'vitest'

import { temporaryUploads } from '../tests/temporary-uploads.ts'
import { examine } from './examine.ts'
import { hasChanged } from './original.ts'

vi.mock('./examine.ts', { spy: true })
afterEach(() => void vi.mocked(examine).mockReset())

test('a scan is examined once, under whatever name, until it is written again', async () => {
  const { uploads, put, read } = await temporaryUploads()
  const date = new Date('2026-01-01')
  const scan = await put('a.png', '#a00')
  await utimes(scan, date, date)
  const first = await read('a.png')
  await rename(scan, path.join(uploads, 'b.png'))
  expect(await read('b.png')).toMatchObject({ file: 'b.png', hash: first.hash })
  expect(examine).toHaveBeenCalledOnce()

  await utimes(await put('b.png', '#0a0'), date, date)
  expect((await read('b.png')).placeholder.color).toBe('#00aa00')
})

test('a scan that changes while it is examined is refused', async () => {
  const { put, read } = await temporaryUploads()
  const scan = await put('a.png', '#a00')
  vi.mocked(examine).mockImplementationOnce(async () => {
    appendFileSync(scan, 'more')
    throw new Error('This is half a photograph.')
  })
  await expect(read('a.png')).rejects.toThrow('uploads/a.png is still changing.')
})

test('a scan that changed after it was examined is detected', async () => {
  const { put, read } = await temporaryUploads()
  const scan = await put('a.png', '#a00')
  const original = await read('a.png')
  expect(await hasChanged(original)).toBe(false)

  await appendFile(scan, 'more')
  expect(await hasChanged(original)).toBe(true)
  expect(await hasChanged({ ...original, path: `${scan}.gone` })).toBe(true)
})

test('a folder, and a link or path out of uploads, are refused', async () => {
  const { uploads, read } = await temporaryUploads()
  const elsewhere = await (await temporaryUploads()).put('private.png', '#a00')
  await mkdir(path.join(uploads, 'folder.jpg'))
  await symlink(elsewhere, path.join(uploads, 'link.png'))
  await symlink('nothing.png', path.join(uploads, 'gone.png'))

  await expect(read('folder.jpg')).rejects.toThrow('uploads/folder.jpg is a folder.')
  await expect(read('link.png')).rejects.toThrow('uploads/link.png is a link to a file outside')
  await expect(read('gone.png')).rejects.toThrow('uploads/gone.png is a link to nothing.png')
  await expect(read(path.relative(uploads, elsewhere))).rejects.toThrow('is not there.')
})

test.skipIf(process.platform === 'win32')(
  'a pipe that is named like a scan is refused, not waited for',
  async () => {
    const { uploads, read } = await temporaryUploads()
    execFileSync('mkfifo', [path.join(uploads, 'pipe.jpg')])
    await expect(read('pipe.jpg')).rejects.toThrow('uploads/pipe.jpg is no scan that can be read')
  },
)

test('names with spaces, symbols and accents are opened', async () => {
  const { put, read } = await temporaryUploads()
  for (const name of ['Veil 1 (2).png', '🎞️ é.png', '-o.png', '[a]{b}%20.png']) {
    await put(name, '#a00')
    expect((await read(name)).width, name).toBe(60)
  }
})
