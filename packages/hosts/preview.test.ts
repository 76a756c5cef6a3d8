import { writeFile } from 'node:fs/promises'
import path from 'node:path'

import { expect, test } from 'vitest'

import { ABOUT, MISSING, visit } from './tests/visit.ts'

test.for(['/about', '/about?from=home', '/%61bout'])(
  'a visitor who goes to %s reads the page',
  async (address) => {
    const get = await visit()
    const { status, text, headers } = await get(address)

    expect({ status, text }).toEqual({ status: 200, text: ABOUT })
    expect(headers['content-type']).toMatch(/^text\/html; ?charset=utf-8$/)
  },
)

test.for<[address: string, page: string]>([
  ['/about/', '/about'],
  ['/about.html', '/about'],
  ['/about/index.html?from=home', '/about?from=home'],
  ['//about//', '/about'],
  ['/index.html', '/'],
])(
  '[L5] a visitor who goes to %s is led to the one form of its path, %s',
  async ([address, page]) => {
    const get = await visit()
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
])('[L5 N1] a visitor who goes to %s is told that there is no such page', async (address) => {
  const get = await visit()
  const { status, text } = await get(address)

  expect({ status, text }).toEqual({ status: 404, text: MISSING })
})

test('a missing page is missing for whoever only asks for its headers, too', async () => {
  const get = await visit()
  const { status, text } = await get('/nope', {}, 'HEAD')

  expect({ status, text }).toEqual({ status: 404, text: '' })
})

test.for([
  '/../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/about/..%2f..%2f..%2fsecret.txt',
])('nobody gets out of the folder by %s', async (address) => {
  const get = await visit()
  await writeFile(path.join(get.root, '../secret.txt'), 'secret')

  expect(await get(address)).toMatchObject({ status: 404, text: MISSING })
})

test.for(['/%', '/%zz', '/%E0%A4%A', '/a%00b', 'about'])(
  'an address that makes no sense, like %s, is refused',
  async (address) => {
    const get = await visit()

    expect((await get(address)).status).toBe(400)
  },
)

test('dot files, what is for hosts, and compressed twins cannot be asked for', async () => {
  const hidden = ['.env', '.git/config', '.htaccess', '_headers', '_redirects', 'a.js.br']
  const get = await visit({ 'a.js': 'x', ...Object.fromEntries(hidden.map((name) => [name, 'x'])) })

  for (const address of hidden.map((name) => `/${name}`)) {
    expect((await get(address)).status, address).toBe(404)
  }
})

test('a form that is sent to the server is refused, with what is possible instead', async () => {
  const get = await visit()
  const { status, headers } = await get('/contact', {}, 'POST')

  expect(status).toBe(405)
  expect(headers.allow).toBe('GET, HEAD')
})

test.for(['/', '/nope', '/%'])('%s comes with the headers that keep it safe', async (address) => {
  const get = await visit()

  expect((await get(address)).headers).toMatchObject({
    'content-security-policy': expect.stringContaining("default-src 'none'"),
    'x-content-type-options': 'nosniff',
  })
})
