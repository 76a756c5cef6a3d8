import { afterAll, onTestFinished, test } from 'vitest'

import { listen } from './listen.ts'
import { preview } from './preview.ts'
import { finishedSite, smallSite } from './tests/finished-site.ts'
import { ask, askAll, body, header, notFound, page, status } from './tests/questions.ts'

const site = finishedSite(await smallSite({ '.git/config': 'x' }, afterAll))
const unknown = 'It answers under no such name.'
const isKnown = (host: string) => host === 'my.tunnel.example'
const { port, stop } = await listen(preview(site.dist, { isKnown, unknown }))
afterAll(stop)

// The servers of hosts answer the same questions in proof/.
askAll('npm start', site, () => port)

test('[L5 N1] a path that is almost a page’s leads to it, or is the 404 page', async () => {
  await ask(port, site, [['//about//'], status(301), header('Location', '/about')])
  const almost = ['/about.html/', '/index.html/', '/%5cevil.example/404.html/']
  await ask(port, site, [almost, notFound])
})

test('a photograph that is not there yet is made, with its headers, and nothing else is', async () => {
  const making = preview(site.dist, {
    async make(file) {
      if (file === '/uploads/b.avif') throw new Error('It is broken.')
      return file === '/uploads/a.avif' ? Buffer.from('a') : undefined
    },
  })
  const running = await listen(making)
  onTestFinished(running.stop)
  await ask(running.port, site, [
    ['/uploads/a.avif'],
    status(200),
    header('Content-Type', 'image/avif'),
    header('Cache-Control', /immutable/),
    body(() => Buffer.from('a')),
  ])
  await ask(running.port, site, [['/uploads/b.avif', '/uploads/c.avif'], notFound])
  await ask(running.port, site, [['/about'], page()])
})

test.for<[host: string, answered: number]>([
  ['LOCALHOST:4173', 200],
  ['acuity.localhost:4175', 200],
  ['127.0.0.1:80', 200],
  ['[::1]:4173', 200],
  ['my.tunnel.example', 200],
  ['localhost.evil.example', 421],
  ['evil-localhost', 421],
  ['127.0.0.1.evil.example', 421],
  ['localhost:80/evil', 421],
  ['192.0.2.1:80', 421],
])('under the name %s the preview answers %i: no other site can read it', ([host, answered]) => {
  const isRefused = answered === 421
  const said = body(({ read }) => (isRefused ? Buffer.from(`${unknown}\n`) : read('/about')))
  return ask(port, site, [[{ path: '/about', headers: { host } }], status(answered), said])
})
