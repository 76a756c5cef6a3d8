import { expect, test } from 'vitest'

import { notFoundWorker, wranglerFile } from './cloudflare.ts'
import { exampleSite } from '../tests/example-site.ts'

test('a missing photograph has the headers of a page', async () => {
  const kept = { 'Cache-Control': 'public, max-age=31536000, immutable' }
  const answer = await answerOf(new Response('404', { status: 404, headers: kept }))

  expect(answer.status).toBe(404)
  expect(await answer.text()).toBe('404')
  expect(answer.headers.get('Cache-Control')).toBe('no-cache')
  expect(answer.headers.get('Content-Security-Policy')).toContain("script-src 'self'")
})

test('a file that exists is passed through unchanged', async () => {
  const found = new Response('light')

  expect(await answerOf(found)).toBe(found)
})

test('a missing page is the 404 page, not an empty answer', () => {
  expect(wranglerFile()).toContain('"not_found_handling": "404-page"')
})

async function answerOf(found: Response): Promise<Response> {
  const code = notFoundWorker(exampleSite).replace('export default', 'return')
  const worker = new Function(code)()
  return worker.fetch(new Request('https://studio.example/'), {
    ASSETS: { fetch: () => Promise.resolve(found) },
  })
}
