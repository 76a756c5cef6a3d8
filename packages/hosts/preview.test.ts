import { readdirSync, readlinkSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import path from 'node:path'

import { expect, test } from 'vitest'

import { preview } from './preview.ts'
import { ABOUT, MISSING, previewSite } from './tests/preview-site.ts'
import { temporaryFolder } from './tests/temporary-folder.ts'

test.for(['/about', '/about?from=home', '/%61bout'])(
  'a visitor who goes to %s reads the page',
  async (address) => {
    const { get } = await previewSite()
    const { status, text, headers } = await get(address)

    expect({ status, text }).toEqual({ status: 200, text: ABOUT })
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
  },
)

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
    expect(headers['cache-control']).toBe('no-cache')
    expect(headers['x-content-type-options']).toBe('nosniff')
  },
)

test.for([
  '/nope',
  '/nope/',
  '/nope.html',
  '/a/b/c',
  '/About',
  '/about/nope',
  '/about.html/',
  '/index',
  '/index.html/',
  '/404',
  '/404/',
  '/404.html',
  '//evil.example/404.html/',
  '/%5cevil.example/404.html/',
])('[L5 N1] a visitor who goes to %s gets the 404 page', async (address) => {
  const { get } = await previewSite()
  const { status, text } = await get(address)

  expect({ status, text }).toEqual({ status: 404, text: MISSING })
})

test('a HEAD request for a missing page is answered with 404', async () => {
  const { get } = await previewSite()
  const { status, text } = await get('/nope', {}, 'HEAD')

  expect({ status, text }).toEqual({ status: 404, text: '' })
})

test.for<Record<string, string>>([
  { range: 'bytes=0-3' },
  { 'if-none-match': '*' },
  { 'if-match': '"old"' },
  { 'if-unmodified-since': 'Thu, 01 Jan 1970 00:00:00 GMT' },
])('a missing page is whole, even if %o is requested', async (headers) => {
  const { get } = await previewSite()

  expect(await get('/nope', headers)).toMatchObject({ status: 404, text: MISSING })
})

test.for([
  '/../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/about/..%2f..%2f..%2fsecret.txt',
])('%s does not leave the folder', async (address) => {
  const { get, folder } = await previewSite()
  await writeFile(path.join(folder, '../secret.txt'), 'secret')

  expect(await get(address)).toMatchObject({ status: 404, text: MISSING })
})

test.for(['/%', '/%zz', '/%E0%A4%A', '/a%00b', 'about'])(
  'the malformed address %s is refused',
  async (address) => {
    const { get } = await previewSite()

    expect((await get(address)).status).toBe(400)
  },
)

test.for(['', '/', '.html', '/index.html'])(
  'a name longer than the file system allows is missing, followed by "%s" too',
  async (end) => {
    const { get } = await previewSite()

    expect((await get(`/${'f'.repeat(2_000)}${end}`)).status).toBe(404)
  },
)

test('dot files, host settings and compressed variants are hidden', async () => {
  const hidden = ['.env', '.git/config', '.htaccess', '_headers', '_redirects', 'a.js.br']
  const files = Object.fromEntries(hidden.map((name) => [name, 'x']))
  const { get } = await previewSite({ 'a.js': 'x', ...files })

  for (const name of hidden) expect((await get(`/${name}`)).status, name).toBe(404)
})

test('a form sent to the server is refused', async () => {
  const { get } = await previewSite()
  const { status, headers } = await get('/contact', {}, 'POST')

  expect(status).toBe(405)
  expect(headers.allow).toBe('GET, HEAD')
})

test.for(['/', '/nope', '/%'])('%s comes with the security headers', async (address) => {
  const { get } = await previewSite()

  expect((await get(address)).headers).toMatchObject({
    'content-security-policy': expect.stringContaining("default-src 'none'"),
    'x-content-type-options': 'nosniff',
  })
})

test.for([
  'bytes=5-2',
  'bytes=-0',
  'bytes=a-b',
  'bytes=,',
  'lines=1-2',
  'bytes=99999999999999999999-',
])('the odd range %s harms nobody', async (range) => {
  const { get } = await previewSite({ 'photo.avif': 'film'.repeat(100) })

  expect([200, 206, 416]).toContain((await get('/photo.avif', { range })).status)
  expect(await get('/about')).toMatchObject({ status: 200, text: ABOUT })
})

test('a huge header is refused, and others are still served', async () => {
  const { get } = await previewSite()

  expect((await get('/', { cookie: 'c'.repeat(20_000) })).status).toBe(431)
  expect((await get('/about')).status).toBe(200)
})

test('a client that never finishes its request keeps nobody waiting', async () => {
  const { get, port } = await previewSite()
  const slow = connect(port, '127.0.0.1', () => slow.write('GET / HTTP/1.1\r\nHost: local'))

  expect((await get('/about')).status).toBe(200)
  slow.destroy()
})

test.for(['evil.example', 'localhost.evil.example', '192.0.2.1:80'])(
  'a site that gives this machine the name %s cannot read the preview',
  async (host) => {
    const { get } = await previewSite()

    expect(await get('/', { host })).toMatchObject({ status: 421, text: 'Unknown host\n' })
  },
)

test('a preview for other machines answers under any name', async () => {
  const { get } = await previewSite({}, { anyHost: true })

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
    await expect.poll(() => openFiles().length).toBe(0)
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
