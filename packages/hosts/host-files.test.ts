import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { expect, test } from 'vitest'

import type { HeaderRule } from './headers.ts'
import { writeHostFiles } from './host-files.ts'
import { temporaryFolder } from './tests/temporary-folder.ts'

/** Writes the settings of a small site. Returns what reads one of its files. */
async function siteWith(csp: string) {
  const dist = await temporaryFolder()
  const rules: HeaderRule[] = [
    { path: '/*', headers: { 'Content-Security-Policy': csp } },
    { path: '/uploads/*', headers: { 'Cache-Control': 'immutable' } },
  ]
  await mkdir(path.join(dist, 'client/uploads'), { recursive: true })
  for (const name of ['index.html', '404.html', 'about.html', 'about.html.br', 'uploads/a.avif']) {
    await writeFile(path.join(dist, 'client', name), '<head></head>')
  }
  await writeHostFiles({
    folder: path.join(dist, 'client'),
    hosts: path.join(dist, 'hosts'),
    rules,
  })
  return (name: string) => readFile(path.join(dist, name), 'utf8')
}

test('every host gets its settings, and none names hidden files', async () => {
  const read = await siteWith("default-src 'none'")

  for (const file of ['_headers', '_redirects', '.htaccess', '.assetsignore']) {
    expect(await read(`client/${file}`), file).not.toBe('')
  }
  expect(await read('hosts/netlify/_headers')).toContain('\n/uploads/a.avif\n')
  expect(await read('hosts/netlify/_headers')).not.toContain('.br')
})

test('on GitHub Pages, which cannot redirect, a page exists at both forms of its path', async () => {
  const read = await siteWith("default-src 'none'")

  for (const name of ['index.html', '404.html', 'about.html', 'about/index.html']) {
    expect(await read(`hosts/github-pages/${name}`), name).toContain('Content-Security-Policy')
  }
})

test('a site that exceeds the limits of a host is an error', async () => {
  await expect(siteWith('x'.repeat(1_800))).rejects.toThrow(
    /exceeds the limits of some hosts:\n\nThe content security policy has 1800 characters/,
  )
})
