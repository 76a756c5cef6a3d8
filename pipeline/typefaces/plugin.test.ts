import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { build } from 'vite'
import { expect, test } from 'vitest'

import { temporaryFolder } from '@studio/hosts/tests/temporary-folder'

import { demoFaces } from './choose.ts'
import { typefaces } from './plugin.ts'

test('fonts that no page has needed for a week leave the cache, those of the pages stay', async () => {
  const root = await temporaryFolder()
  const cache = path.join(root, '.cache/typefaces')
  const old = path.join(cache, 'old-common-00000000.0123456789abcdef.woff2')
  const lastMonth = new Date(Date.now() - 30 * 24 * 60 * 60 * 1000)
  await mkdir(cache, { recursive: true })
  await writeFile(old, 'a font')
  await utimes(old, lastMonth, lastMonth)
  await writeFile(path.join(root, 'main.js'), `import 'virtual:typefaces/quote.css'`)

  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [typefaces({ faces: demoFaces })],
    build: { rolldownOptions: { input: path.join(root, 'main.js') } },
  })
  const kept = await readdir(cache)
  expect(kept).not.toContain(path.basename(old))
  expect(kept).not.toEqual([])
})
