import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { expect, test } from 'vitest'

import { writeForHosts } from './for-hosts.ts'
import type { HeaderRule } from './headers.ts'
import { temporaryFolder } from './tests/temporary-folder.ts'

const rules: HeaderRule[] = [
  { path: '/*', headers: { 'Content-Security-Policy': "default-src 'none'" } },
  { path: '/uploads/*', headers: { 'Cache-Control': 'immutable' } },
]

async function site(files: Record<string, string>) {
  const folder = await temporaryFolder()
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, 'client', name)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, content)
  }
  return { site: path.join(folder, 'client'), hosts: path.join(folder, 'hosts'), rules }
}

test('every host finds its settings, and none speaks of files that are not for visitors', async () => {
  const options = await site({
    'index.html': '<head></head>',
    '404.html': '<head></head>',
    'about.html': '<head></head>',
    'about.html.br': '',
    'uploads/dunes.avif': '',
  })
  await writeForHosts(options)

  for (const file of ['_headers', '_redirects', '.htaccess', '.assetsignore']) {
    expect(await readFile(path.join(options.site, file), 'utf8'), file).not.toBe('')
  }
  const netlify = await readFile(path.join(options.hosts, 'netlify/_headers'), 'utf8')
  expect(netlify).toContain('\n/uploads/dunes.avif\n')
  expect(netlify).not.toContain('.br')
})

test('GitHub Pages, which redirects nothing, gets a page under both forms of its path', async () => {
  const options = await site({
    'index.html': '<head></head>',
    '404.html': '<head></head>',
    'about.html': '<head></head>',
  })
  await writeForHosts(options)

  for (const name of ['index.html', '404.html', 'about.html', 'about/index.html']) {
    const html = await readFile(path.join(options.hosts, 'github-pages', name), 'utf8')
    expect(html, name).toContain('Content-Security-Policy')
  }
})

test('a site that is too much for a host is not finished', async () => {
  const options = await site({ 'index.html': '', '404.html': '' })
  const long = { path: '/*', headers: { 'Content-Security-Policy': 'x'.repeat(1_800) } }

  await expect(writeForHosts({ ...options, rules: [long] })).rejects.toThrow(
    /more than some hosts take:\n\nThe content-security policy has 1800 characters/,
  )
})
