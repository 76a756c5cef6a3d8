import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'

import { expect, test } from 'vitest'

import { ABOUT, MISSING, visit } from './visit.ts'

test('a missing photograph is not remembered as missing', async () => {
  const get = await visit({ 'uploads/here.avif': 'light' })

  expect((await get('/uploads/here.avif')).headers['cache-control']).toBe(
    'public, max-age=31536000, immutable',
  )
  expect((await get('/uploads/gone.avif')).headers['cache-control']).toBe('no-cache')
})

test('a browser that takes Brotli gets it, and shared caches keep both forms apart', async () => {
  const get = await visit({ 'a.js': 'let film', 'a.js.br': brotliCompressSync('let film') })
  const packed = await get('/a.js', { 'accept-encoding': 'gzip, br' })
  const plain = await get('/a.js')

  expect(brotliDecompressSync(packed.body).toString()).toBe('let film')
  expect(packed.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' })
  expect(packed.headers['content-type']).toBe('text/javascript; charset=utf-8')
  expect(plain).toMatchObject({ text: 'let film', headers: { vary: 'Accept-Encoding' } })
  expect(plain.headers).not.toHaveProperty('content-encoding')
  expect(plain.headers.etag).not.toBe(packed.headers.etag)
})

test('the page for missing pages is compressed like any other', async () => {
  const get = await visit({ '404.html.br': brotliCompressSync(MISSING) })
  const { status, body } = await get('/nope', { 'accept-encoding': 'br' })

  expect(status).toBe(404)
  expect(brotliDecompressSync(body).toString()).toBe(MISSING)
})

test('a page that has not changed is not sent again', async () => {
  const get = await visit()
  const { headers } = await get('/about')
  const etag = headers.etag ?? ''
  const again = await get('/about', { 'if-none-match': `W/${etag}, "other"` })

  expect(again).toMatchObject({ status: 304, text: '' })
  expect(again.headers).toMatchObject({
    etag,
    'cache-control': 'no-cache',
    'content-security-policy': headers['content-security-policy'],
  })
  expect(await get('/about', { 'if-none-match': '"old"' })).toMatchObject({ status: 200 })
  expect(
    await get('/about', { 'if-modified-since': headers['last-modified'] ?? '' }),
  ).toMatchObject({ status: 304 })
})

test('an interrupted download goes on where it stopped', async () => {
  const get = await visit({ 'uploads/print.jpg': 'negative' })
  const rest = await get('/uploads/print.jpg', { range: 'bytes=4-' })

  expect(rest).toMatchObject({ status: 206, text: 'tive' })
  expect(rest.headers).toMatchObject({
    'content-range': 'bytes 4-7/8',
    'content-length': '4',
    'accept-ranges': 'bytes',
  })
})

test('a download of something that has changed since starts anew', async () => {
  const get = await visit({ 'uploads/print.jpg': 'negative' })
  const answer = await get('/uploads/print.jpg', { range: 'bytes=4-', 'if-range': '"old"' })

  expect(answer).toMatchObject({ status: 200, text: 'negative' })
})

test('a part beyond the end is refused, with the size there is', async () => {
  const get = await visit({ 'uploads/print.jpg': 'negative' })
  const answer = await get('/uploads/print.jpg', { range: 'bytes=8-' })

  expect(answer).toMatchObject({ status: 416, headers: { 'content-range': 'bytes */8' } })
})

test('an empty file is an answer, too', async () => {
  const get = await visit({ 'empty.txt': '' })

  expect(await get('/empty.txt')).toMatchObject({ status: 200, text: '' })
})

test('asking for headers tells how long the page is, and sends none of it', async () => {
  const get = await visit()
  const { status, headers, text } = await get('/about', {}, 'HEAD')

  expect({ status, text }).toEqual({ status: 200, text: '' })
  expect(headers['content-length']).toBe(String(ABOUT.length))
})
