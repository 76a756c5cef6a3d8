import { readdirSync, readlinkSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import path from 'node:path'

import { expect, test } from 'vitest'

import { preview } from './preview.ts'
import { previewSite } from './tests/preview-site.ts'
import { temporaryFolder } from './tests/temporary-folder.ts'

test.for(['/about', '/about?from=home', '/%61bout'])(
  'a visitor who goes to %s reads the page, with its headers',
  async (address) => {
    const { get } = await previewSite()
    const { status, heading, headers } = await get(address)

    expect({ status, heading }).toEqual({ status: 200, heading: 'About' })
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache, no-transform',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'x-content-type-options': 'nosniff',
    })
  },
)

test('a photograph that is not there yet is made, with its headers, and nothing else is', async () => {
  const { get } = await previewSite({}, false, async (file) => {
    if (file === '/uploads/b.avif') throw new Error('It is broken.')
    return file === '/uploads/a.avif' ? Buffer.from('a') : undefined
  })

  expect(await get('/uploads/a.avif')).toMatchObject({
    status: 200,
    headers: {
      'content-type': 'image/avif',
      'content-length': '1',
      'cache-control': expect.stringContaining('immutable'),
    },
  })
  for (const address of ['/uploads/b.avif', '/uploads/c.avif', '/nope']) {
    expect(await get(address)).toMatchObject({ status: 404, heading: '404' })
  }
  expect(await get('/about')).toMatchObject({ status: 200, heading: 'About' })
})

test.for<[address: string, page: string]>([
  ['/about/', '/about'],
  ['/about.html', '/about'],
  ['/about/index.html?from=home', '/about?from=home'],
  ['//about//', '/about'],
  ['/index.html', '/'],
])(
  '[L5] a visitor who goes to %s is redirected to the canonical path, %s',
  async ([address, page]) => {
    const { get } = await previewSite()
    const { status, headers } = await get(address)

    expect({ status, location: headers.location }).toEqual({ status: 301, location: page })
    expect(headers['cache-control']).toBe('no-cache, no-transform')
  },
)

test.for([
  '/nope',
  '/nope/',
  '/a/b/c',
  '/About',
  '/about.html/',
  '/index',
  '/index.html/',
  '/404',
  '/404.html',
  '//evil.example/404.html/',
  '/%5cevil.example/404.html/',
])('[L5 N1] a visitor who goes to %s gets the 404 page', async (address) => {
  const { get } = await previewSite()

  expect(await get(address)).toMatchObject({ status: 404, heading: '404' })
})

test('no path leaves the folder, and malformed ones are refused', async () => {
  const { get, folder } = await previewSite()
  await writeFile(path.join(folder, '../secret.txt'), 'secret')

  for (const address of ['/../secret.txt', '/%2e%2e/secret.txt', '/about/..%2f..%2fsecret.txt']) {
    expect(await get(address), address).toMatchObject({ status: 404, heading: '404' })
  }
  for (const address of ['/%', '/%zz', '/%E0%A4%A', '/a%00b', 'about']) {
    expect((await get(address)).status, address).toBe(400)
  }
})

test('dot files, host settings and compressed variants are hidden; .well-known is public', async () => {
  const hidden = ['.env', '.git/config', '_headers', 'a.js.br', '.well-known/.htaccess']
  const renewal = '.well-known/acme-challenge/token'
  const names = [...hidden, renewal, 'a.js']
  const { get } = await previewSite(Object.fromEntries(names.map((name) => [name, 'x'])))

  for (const name of hidden) expect((await get(`/${name}`)).status, name).toBe(404)
  expect((await get(`/${renewal}`)).status).toBe(200)
})

test.for<[host: string, status: number]>([
  ['LOCALHOST:4173', 200],
  ['acuity.localhost:4175', 200],
  ['127.0.0.1:80', 200],
  ['[::1]:4173', 200],
  ['evil.example', 421],
  ['localhost.evil.example', 421],
  ['evil-localhost', 421],
  ['127.0.0.1.evil.example', 421],
  ['localhost:80/evil', 421],
  ['192.0.2.1:80', 421],
])(
  'under the name %s the preview answers %i: no other site can read it',
  async ([host, status]) => {
    const { get } = await previewSite()

    const answer = await get('/about', { host })
    expect(answer.status).toBe(status)
    expect(answer.headers['content-type']).toMatch(/^text\/(html|plain); charset=utf-8$/)
  },
)

test('a preview opened to other machines accepts any Host header', async () => {
  const { get } = await previewSite({}, true)

  expect((await get('/about', { host: 'laptop.local' })).status).toBe(200)
})

test.runIf(process.platform === 'linux')(
  'a client that requests 1,000 photographs and hangs up leaves no file open',
  async () => {
    const { folder, port } = await previewSite({ 'photo.avif': Buffer.alloc(1_000_000) })
    const openFiles = () =>
      readdirSync('/proc/self/fd').filter((fd) => linkOf(fd).startsWith(folder))

    const client = connect(port, '127.0.0.1')
    client.pause().write('GET /photo.avif HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(1_000))
    await expect.poll(() => openFiles().length).toBeGreaterThan(10)

    client.destroy()
    await expect.poll(() => openFiles().length, { timeout: 10_000 }).toBe(0)
  },
)

test('without a finished site the preview says how to build it', async () => {
  const dist = await temporaryFolder()

  expect(() => preview(dist)).toThrow('There is no finished site. Build it first: npm run build')
})

function linkOf(fd: string): string {
  try {
    return readlinkSync(`/proc/self/fd/${fd}`)
  } catch {
    return '' // Closed meanwhile.
  }
}
