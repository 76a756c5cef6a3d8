import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'

import { expect, test } from 'vitest'

import type { Entries } from './entries.ts'
import { finish } from './finish.ts'
import { temporaryFolder } from './temporary-folder.ts'

test('pages leave flat, with their scripts last, compressed, and with the rules for whoever serves them', async () => {
  const site = await temporaryFolder()
  const rulesFile = path.join(await temporaryFolder(), 'hosting.json')
  const rules = [{ path: '/*', headers: { 'Cache-Control': 'no-cache' } }]
  const page = path.join(site, 'index.html')
  await mkdir(path.join(site, 'about'))
  await mkdir(path.join(site, '.vite'))
  await writeFile(path.join(site, 'about/index.html'), '<h1>About</h1>')
  await writeFile(path.join(site, '404.html'), '<h1>404</h1>')
  await mkdir(path.join(site, 'assets/entries'), { recursive: true })
  await writeFile(
    page,
    `{"pageId":"/home"}<script type="module" src="/v.js"></script>${'<p>Words</p>'.repeat(20)}`,
  )

  const entries: Entries = { begin: '/begin.js', pages: { '/home': ['/a.js'] } }
  await finish({ site, rulesFile, hosts: await temporaryFolder(), rules, entries })

  const html = await readFile(page, 'utf8')
  expect(html).toContain('src="/begin.js" data-entry="/a.js"')
  expect(brotliDecompressSync(await readFile(`${page}.br`)).toString()).toBe(html)
  expect(JSON.parse(await readFile(rulesFile, 'utf8'))).toEqual(rules)
  expect(await readFile(path.join(site, 'about.html'), 'utf8')).toBe('<h1>About</h1>')
  expect(await readdir(site)).not.toContain('about')
  expect(await readdir(site)).not.toContain('.vite')
  expect(await readdir(path.join(site, 'assets'))).not.toContain('entries')
})
