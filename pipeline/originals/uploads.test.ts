import { execFileSync } from 'node:child_process'
import { appendFileSync, writeFileSync } from 'node:fs'
import { appendFile, mkdir, symlink } from 'node:fs/promises'
import path from 'node:path'

import sharp from 'sharp'
import { expect, test } from 'vitest'

import { temporaryUploads } from '../tests/temporary-uploads.ts'
import { changedSince } from './original.ts'

test('an unfinished upload is awaited, then refused', async () => {
  const { uploads, read } = await temporaryUploads()
  const upload = await startUpload(path.join(uploads, 'a.png'))
  await expect(read('a.png')).rejects.toThrow(
    'uploads/a.png is still changing. Wait until the upload has finished.',
  )
  upload.finish()
})

test('an upload that finishes soon is read whole', async () => {
  const { uploads, read } = await temporaryUploads()
  const upload = await startUpload(path.join(uploads, 'a.png'))
  const reading = read('a.png')
  setTimeout(upload.finish, 300)
  expect((await reading).warnings).toEqual([])
})

test('a scan that changed after it was examined is detected', async () => {
  const { put, read } = await temporaryUploads()
  const scan = await put('a.png', '#a00')
  const original = await read('a.png')
  expect(await changedSince(original)).toBe(false)

  await appendFile(scan, 'more')
  expect(await changedSince(original)).toBe(true)
  expect(await changedSince({ ...original, path: `${scan}.gone` })).toBe(true)
})

test('a folder and a symbolic link out of uploads are refused', async () => {
  const { uploads, read } = await temporaryUploads()
  const elsewhere = await (await temporaryUploads()).put('private.png', '#a00')
  await mkdir(path.join(uploads, 'folder.jpg'))
  await symlink(elsewhere, path.join(uploads, 'link.png'))
  await symlink('nothing.png', path.join(uploads, 'gone.png'))

  await expect(read('folder.jpg')).rejects.toThrow('uploads/folder.jpg is a folder.')
  await expect(read('link.png')).rejects.toThrow(
    'uploads/link.png is a link to a file outside uploads/. Put the scan itself there.',
  )
  await expect(read('gone.png')).rejects.toThrow('leads to no file.')
})

test.skipIf(process.platform === 'win32')(
  'a pipe that is named like a scan is refused, not waited for',
  async () => {
    const { uploads, read } = await temporaryUploads()
    execFileSync('mkfifo', [path.join(uploads, 'pipe.jpg')])
    await expect(read('pipe.jpg')).rejects.toThrow('uploads/pipe.jpg is not a file.')
  },
)

test('names with spaces, symbols and accents are opened', async () => {
  const { put, read } = await temporaryUploads()
  for (const name of [
    'Veil 1 (2).png',
    '🎞️ é.png',
    '-o.png',
    '[a]{b}%20.png',
    `${'x'.repeat(200)}.png`,
  ]) {
    await put(name, '#a00')
    expect((await read(name)).width, name).toBe(60)
  }
})

/** A scan that grows all the time, large enough that this is noticed. */
async function startUpload(file: string) {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
  const create = { width: 1200, height: 800, channels: 3, background: '#000', noise } as const
  const whole = await sharp({ create }).png().toBuffer()
  writeFileSync(file, whole.subarray(0, whole.length / 2))
  const growing = setInterval(() => appendFileSync(file, 'more'), 1)

  return {
    finish() {
      clearInterval(growing)
      writeFileSync(file, whole)
    },
  }
}
