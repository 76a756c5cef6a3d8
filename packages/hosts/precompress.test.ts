import { randomBytes } from 'node:crypto'
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

import { expect, test } from 'vitest'

import { precompress } from './precompress.ts'
import { temporaryFolder } from './tests/temporary-folder.ts'

test('a text file gets two compressed variants with the same content', async () => {
  const folder = await temporaryFolder()
  const page = '<p>Film, slowly.</p>'.repeat(100)
  await mkdir(path.join(folder, 'about'))
  await writeFile(path.join(folder, 'about/index.html'), page)

  await precompress(folder)

  const read = (name: string) => readFile(path.join(folder, 'about', name))
  expect(brotliDecompressSync(await read('index.html.br')).toString()).toBe(page)
  expect(gunzipSync(await read('index.html.gz')).toString()).toBe(page)
})

test('a file that compression would not shrink is left alone', async () => {
  const folder = await temporaryFolder()
  await writeFile(path.join(folder, 'noise.js'), randomBytes(2_000))
  await writeFile(path.join(folder, 'robots.txt'), 'User-agent: *')
  await writeFile(path.join(folder, 'photo.avif'), 'film '.repeat(1_000))

  await precompress(folder)

  expect((await readdir(folder)).toSorted()).toEqual(['noise.js', 'photo.avif', 'robots.txt'])
})
