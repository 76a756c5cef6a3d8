import { mkdir, readdir, readFile, rename, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'

import sharp from 'sharp'
import { expect, test } from 'vitest'

import { temporaryFolder } from '../tests/temporary-folder.ts'
import { forgetOriginals, readOriginal } from './original.ts'

test('a scan is read once, until it is written again', async () => {
  const { uploads, read, remember } = await site()
  await writeFile(path.join(uploads, 'a.png'), await picture('#a00'))
  const first = await read('a.png')
  expect(first.placeholder.color).toBe('#aa0000')

  await remember({ width: 1 })
  expect(await read('a.png')).toMatchObject({ width: 1, hash: first.hash })

  await writeFile(path.join(uploads, 'a.png'), await picture('#0a0'))
  const second = await read('a.png')
  expect(second.placeholder.color).toBe('#00aa00')
  expect(second.hash).not.toBe(first.hash)
})

test('a scan of the same size that was put there with its old date is noticed', async () => {
  const { uploads, read } = await site()
  const scan = path.join(uploads, 'a.png')
  const date = new Date('2026-01-01')
  await writeFile(scan, await picture('#a00'))
  await utimes(scan, date, date)
  await read('a.png')

  await writeFile(scan, await picture('#0a0'))
  await utimes(scan, date, date)
  expect((await read('a.png')).placeholder.color).toBe('#00aa00')
})

test('a scan under another name is not decoded again', async () => {
  const { uploads, read, remember } = await site()
  await writeFile(path.join(uploads, 'a.png'), await picture('#a00'))
  await read('a.png')
  await remember({ width: 1 })

  await rename(path.join(uploads, 'a.png'), path.join(uploads, 'b.jpg'))
  const renamed = await read('b.jpg')
  expect(renamed).toMatchObject({ file: 'b.jpg', width: 1 })
  expect(renamed.warnings[0]).toContain('is a PNG, though its name ends in .jpg.')
})

test('a note that cannot be read is passed over', async () => {
  const { uploads, cache, read } = await site()
  await writeFile(path.join(uploads, 'a.png'), await picture('#a00'))
  await read('a.png')

  for (const spoiled of ['', '{"width":', 'null', '7', '[]', '{"width":7,"height":7}']) {
    for (const folder of ['originals', 'stamps']) {
      for (const note of await readdir(path.join(cache, folder))) {
        await writeFile(path.join(cache, folder, note), spoiled)
      }
    }
    expect((await read('a.png')).width).toBe(60)
  }
})

test('two builds at once leave whole notes and nothing else', async () => {
  const { uploads, cache, read } = await site()
  await writeFile(path.join(uploads, 'a.png'), await picture('#a00'))

  const originals = await Promise.all([1, 2, 3, 4].map(() => read('a.png')))
  expect(new Set(originals.map(({ hash }) => hash)).size).toBe(1)
  expect(await readdir(path.join(cache, 'originals'))).toHaveLength(1)
  expect(await readdir(path.join(cache, 'stamps'))).toHaveLength(1)
})

test('notes are thrown away when nobody has asked for them in 30 days', async () => {
  const { uploads, cache, read } = await site()
  for (const name of ['a.png', 'b.png']) {
    await writeFile(path.join(uploads, name), await picture(name === 'a.png' ? '#a00' : '#0a0'))
    await read(name)
  }
  const longAgo = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000)
  for (const folder of ['originals', 'stamps']) {
    for (const note of await readdir(path.join(cache, folder))) {
      await utimes(path.join(cache, folder, note), longAgo, longAgo)
    }
  }

  await read('a.png')
  await forgetOriginals(cache)
  expect(await readdir(path.join(cache, 'originals'))).toHaveLength(1)
  expect(await readdir(path.join(cache, 'stamps'))).toHaveLength(1)
})

async function site() {
  const root = await temporaryFolder()
  const folders = { uploads: path.join(root, 'uploads'), cache: path.join(root, '.cache') }
  await mkdir(folders.uploads)

  return {
    ...folders,
    read: (file: string) => readOriginal(file, folders),

    /** Changes what was found in the one scan that was examined. */
    async remember(findings: object) {
      const [note] = await readdir(path.join(folders.cache, 'originals'))
      const file = path.join(folders.cache, 'originals', note!)
      const found = JSON.parse(await readFile(file, 'utf8'))
      await writeFile(file, JSON.stringify({ ...found, ...findings }))
    },
  }
}

/** Uncompressed, so that all colors are equally long. */
function picture(background: string): Promise<Buffer> {
  return sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .png({ compressionLevel: 0 })
    .toBuffer()
}
