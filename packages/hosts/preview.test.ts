import { afterAll, expect, test } from 'vitest'

import { listen } from './listen.ts'
import { preview } from './preview.ts'
import { acceptedDifferences, ask, notFound, sendRequest } from './tests/checks.ts'
import { finishedSite } from './tests/finished-site.ts'
import { previewSite, smallSite } from './tests/preview-site.ts'
import { questions } from './tests/questions.ts'
import { temporaryFolder } from './tests/temporary-folder.ts'

const site = finishedSite(await smallSite({ '.git/config': 'x' }, afterAll))
const { port, stop } = await listen(preview(site.dist))
afterAll(stop)

// The servers of hosts answer the same questions in proof/.
for (const [title, question] of Object.entries(questions)) {
  const fails = acceptedDifferences().includes(`npm start: ${title}`)
  test(title, { fails }, () => ask(port, site, question))
}

test('[L5 N1] a path that is almost a page’s leads to it, or is the 404 page', async () => {
  const { status, headers } = await sendRequest(port, { path: '//about//' })
  expect([status, headers.location]).toEqual([301, '/about'])
  const almost = ['/about.html/', '/index.html/', '/%5cevil.example/404.html/']
  await ask(port, site, [almost, notFound])
})

test('a photograph that is not there yet is made, with its headers, and nothing else is', async () => {
  const { get } = await previewSite({}, false, async (file) => {
    if (file === '/uploads/b.avif') throw new Error('It is broken.')
    return file === '/uploads/a.avif' ? Buffer.from('a') : undefined
  })
  const { status, headers } = await get('/uploads/a.avif')
  expect({ status, length: headers['content-length'] }).toEqual({ status: 200, length: '1' })
  expect(headers['content-type']).toBe('image/avif')
  expect(headers['cache-control']).toContain('immutable')
  for (const address of ['/uploads/b.avif', '/uploads/c.avif']) {
    expect(await get(address)).toMatchObject({ status: 404, heading: '404' })
  }
  expect(await get('/about')).toMatchObject({ status: 200, heading: 'About' })
})

test.for<[host: string, status: number]>([
  ['LOCALHOST:4173', 200],
  ['acuity.localhost:4175', 200],
  ['127.0.0.1:80', 200],
  ['[::1]:4173', 200],
  ['localhost.evil.example', 421],
  ['evil-localhost', 421],
  ['127.0.0.1.evil.example', 421],
  ['localhost:80/evil', 421],
  ['192.0.2.1:80', 421],
])(
  'under the name %s the preview answers %i: no other site can read it',
  async ([host, status]) => {
    expect((await sendRequest(port, { path: '/about', headers: { host } })).status).toBe(status)
  },
)

test('a preview opened to other machines accepts any Host header', async () => {
  const { get } = await previewSite({}, true)
  expect((await get('/about', { host: 'laptop.local' })).status).toBe(200)
})

test('without a finished site the preview says how to build it', async () => {
  const dist = await temporaryFolder()
  expect(() => preview(dist)).toThrow('There is no finished site. Build it first: npm run build')
})
