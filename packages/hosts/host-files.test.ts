import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { expect, test } from 'vitest'

import { writeHostFiles } from './host-files.ts'
import type { HeaderRule } from './headers.ts'
import { temporaryFolder } from './tests/temporary-folder.ts'

const rules: HeaderRule[] = [
  { path: '/*', headers: { 'Content-Security-Policy': "default-src 'none'" } },
  { path: '/uploads/*', headers: { 'Cache-Control': 'immutable' } },
]

async function siteWith(files: Record<string, string>) {
  const folder = await temporaryFolder()
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, 'client', name)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, content)
  }
  return { folder: path.join(folder, 'client'), hosts: path.join(folder, 'hosts'), rules }
}

test('every host gets its settings, and none names hidden files', async () => {
  const options = await siteWith({
    'index.html': '<head></head>',
    '404.html': '<head></head>',
    'about.html': '<head></head>',
    'about.html.br': '',
    'uploads/dunes.avif': '',
  })
  await writeHostFiles(options)

  for (const file of ['_headers', '_redirects', '.htaccess', '.assetsignore']) {
    expect(await readFile(path.join(options.folder, file), 'utf8'), file).not.toBe('')
  }
  const netlify = await readFile(path.join(options.hosts, 'netlify/_headers'), 'utf8')
  expect(netlify).toContain('\n/uploads/dunes.avif\n')
  expect(netlify).not.toContain('.br')
})

test('on GitHub Pages, which cannot redirect, a page exists at both forms of its path', async () => {
  const options = await siteWith({
    'index.html': '<head></head>',
    '404.html': '<head></head>',
    'about.html': '<head></head>',
  })
  await writeHostFiles(options)

  for (const name of ['index.html', '404.html', 'about.html', 'about/index.html']) {
    const html = await readFile(path.join(options.hosts, 'github-pages', name), 'utf8')
    expect(html, name).toContain('Content-Security-Policy')
  }
})

test('a site that exceeds the limits of a host is an error', async () => {
  const options = await siteWith({ 'index.html': '', '404.html': '' })
  const long = { path: '/*', headers: { 'Content-Security-Policy': 'x'.repeat(1_800) } }

  await expect(writeHostFiles({ ...options, rules: [long] })).rejects.toThrow(
    /exceeds the limits of some hosts:\n\nThe content security policy has 1800 characters/,
  )
})
