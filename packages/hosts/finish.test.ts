import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { expect, test } from 'vitest'

import { finish } from './finish.ts'
import { previewSite } from './tests/preview-site.ts'

test('Netlify has a rule for each hashed file, and for no hidden one', async () => {
  const { folder } = await previewSite({ 'uploads/a.avif': '', 'uploads/.a.avif': '' })
  const rules = await readFile(path.join(folder, '../hosts/netlify/_headers'), 'utf8')

  expect(rules).toContain('\n/uploads/a.avif\n')
  expect(rules).not.toContain('/uploads/.a.avif')
})

test('on GitHub Pages, which cannot redirect, a page exists at both forms of its path', async () => {
  const { folder } = await previewSite()

  for (const name of ['index.html', '404.html', 'about.html', 'about/index.html']) {
    const html = await readFile(path.join(folder, '../hosts/github-pages', name), 'utf8')
    expect(html, name).toContain('Content-Security-Policy')
  }
})

test('servers that compress by themselves forbid to rewrite pages, and others keep their compression', async () => {
  const { folder } = await previewSite({ 'uploads/a.avif': '' })
  const read = (file: string) => readFile(path.join(folder, file), 'utf8')

  for (const file of ['.htaccess', '../hosts/nginx/site.conf', '../hosts/caddy/site.caddy']) {
    expect(await read(file), file).toContain('no-cache, no-transform')
  }
  for (const file of ['_headers', '../hosts/netlify/_headers', '../hosts/vercel/vercel.json']) {
    const settings = await read(file)
    expect(settings, file).toContain('immutable, no-transform')
    expect(settings, file).not.toContain('no-cache, no-transform')
  }
})

test('a preview of a site asks search engines not to list it, at every host, and the site does not', async () => {
  const { folder } = await previewSite()
  const read = (file: string) => readFile(path.join(folder, file), 'utf8')
  const files = ['_headers', '../hosts/netlify/_headers', '../hosts/vercel/vercel.json']
  for (const file of files) expect(await read(file), file).not.toContain('X-Robots-Tag')

  const origins = { frames: [], payments: [], receivers: [], forms: [] }
  await finish(path.dirname(folder), origins, { isPreview: true })
  for (const file of files) {
    expect(await read(file), file).toMatch(/X-Robots-Tag(: |",\s*"value": ")noindex/)
  }
})
