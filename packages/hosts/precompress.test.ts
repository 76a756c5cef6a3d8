import { randomBytes } from 'node:crypto'
import { readFile, readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

import { expect, test } from 'vitest'

import { precompress } from './precompress.ts'
import { temporaryFolder } from './tests/temporary-folder.ts'

test('texts get two compressed variants with the same content, unless those are larger', async () => {
  const folder = await temporaryFolder()
  const page = '<p>Film, slowly.</p>'.repeat(100)
  await writeFile(path.join(folder, 'a.html'), page)
  await writeFile(path.join(folder, 'noise.js'), randomBytes(2_000))
  await writeFile(path.join(folder, 'photo.avif'), page)

  await precompress(folder)

  const names = ['a.html', 'a.html.br', 'a.html.gz', 'noise.js', 'photo.avif']
  expect((await readdir(folder)).toSorted()).toEqual(names)
  const read = (name: string) => readFile(path.join(folder, name))
  expect(brotliDecompressSync(await read('a.html.br')).toString()).toBe(page)
  expect(gunzipSync(await read('a.html.gz')).toString()).toBe(page)
})
