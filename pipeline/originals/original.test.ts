import { appendFileSync } from 'node:fs'
import { mkdir, readdir, rename, symlink, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'

import sharp from 'sharp'
import { expect, test, vi } from 'vitest'

import { temporaryFolder } from '@studio/hosts/tests/temporary-folder'

import { storedName } from '../model/file-name.ts'
import { listFiles, whyMissing } from './find-scan.ts'
import { openOriginals } from './original.ts'

test('a scan is examined once, under whatever name, until it is written again', async () => {
  const { uploads, cache, put, read } = await temporaryUploads()
  const date = new Date('2026-01-01')
  const scan = await put('a.png', '#a00')
  await utimes(scan, date, date)
  const { hash } = await read('a.png')
  await rename(scan, path.join(uploads, 'b.png'))
  expect(await read('b.png')).toMatchObject({ file: 'b.png', hash })
  expect(await readdir(path.join(cache, 'originals'))).toHaveLength(1)

  await utimes(await put('b.png', '#0a0'), date, date)
  expect((await read('b.png')).placeholder.color).toBe('#00aa00')
})

test('a scan that changes while it is examined is refused', async () => {
  const { put, read } = await temporaryUploads()
  const scan = await put('a.png', '#a00')
  // Before it is decoded.
  vi.spyOn(sharp, 'cache').mockImplementationOnce(() => void appendFileSync(scan, 'more') as never)
  await expect(read('a.png')).rejects.toThrow('uploads/a.png is still changing.')
})

test('a folder, a link and a path out of uploads are refused, and are not listed', async () => {
  const { uploads, put, read } = await temporaryUploads()
  const elsewhere = await (await temporaryUploads()).put('private.png', '#a00')
  await put('spare.png', '#a00')
  await mkdir(path.join(uploads, 'folder.jpg'))
  const links = { 'out.png': elsewhere, 'in.png': 'spare.png', 'endless.png': 'endless.png' }
  for (const [name, target] of Object.entries(links))
    await symlink(target, path.join(uploads, name))

  await expect(read('folder.jpg')).rejects.toThrow('uploads/folder.jpg is a folder.')
  for (const link of Object.keys(links))
    await expect(read(link)).rejects.toThrow(`uploads/${link} is a link. Put`)
  await expect(read(path.relative(uploads, elsewhere))).rejects.toThrow('is not there.')
  expect(await listFiles(uploads)).toEqual(['spare.png'])
})

async function temporaryUploads() {
  const root = await temporaryFolder()
  const folders = { uploads: path.join(root, 'uploads'), cache: path.join(root, '.cache') }
  await mkdir(folders.uploads)
  return {
    ...folders,

    /** Reads a scan. Every call is another build's. */
    read: async (file: string) => (await openOriginals(folders, () => {})).original(file),

    /** Puts a PNG of one color there, uncompressed so that all are equally long. Gives its path. */
    async put(file: string, background: string): Promise<string> {
      const scan = path.join(folders.uploads, file)
      const picture = sharp({ create: { width: 60, height: 40, channels: 3, background } })
      await writeFile(scan, await picture.png({ compressionLevel: 0 }).toBuffer())
      return scan
    },
  }
}

// Of two that look the same, the one that is written is meant.
test.for<[onDisk: string, written: string, other?: string]>([
  ['a veil.jpg', 'a veil.jpg', 'a\u00a0veil.jpg'],
  ['Café.jpg'.normalize('NFD'), 'Café.jpg'.normalize('NFC')],
  ['Café.jpg'.normalize('NFC'), 'Café.jpg'.normalize('NFD')],
  ['veil.jpg ', 'veil.jpg'],
  ['Shot at 3.00\u202fPM.jpg', 'Shot at 3.00 PM.jpg'],
  ['veil.jpg\u200e', 'veil.jpg'],
])(
  '%j is found where the content has %j, which looks the same',
  ([onDisk, written, other = 'gate.jpg']) => {
    expect(storedName([other, onDisk], written)).toBe(onDisk)
  },
)

const ELSEWHERE = 'is not there. Put the scan there'

test.for<[onDisk: string, written: string, advice: string]>([
  ['Veil.JPG', 'veil.jpg', 'is not there, but Veil.JPG is.'],
  ['veil.tif', 'veil.jpg', 'is not there, but veil.tif is.'],
  ['veil.jpg.jpg', 'veil.jpg', 'is not there, but veil.jpg.jpg is.'],
  ['veil.jpg', '“veil.jpg”', 'is not there, but veil.jpg is.'],
  ['.veil.jpg.icloud', 'Veil.jpg', 'is not there, but .veil.jpg.icloud is: the sign of iCloud'],
  ['gate.tif', 'veil.jpg', ELSEWHERE],
  ['veil.xmp', 'veil.jpg', ELSEWHERE],
  ['veil-2.jpg', 'veil.jpg', ELSEWHERE],
])('%s is not what is found for %s, and it is said: %s', ([onDisk, written, advice]) => {
  expect(storedName([onDisk], written)).toBeUndefined()
  expect(whyMissing([onDisk], written)).toContain(advice)
})
