import { expect, test } from 'vitest'

import { missingWorker, wranglerFile } from './cloudflare.ts'
import { example } from '../tests/example.ts'

test('a missing photograph is told by the headers of a page', async () => {
  const kept = { 'Cache-Control': 'public, max-age=31536000, immutable' }
  const answer = await answerOf(new Response('404', { status: 404, headers: kept }))

  expect(answer.status).toBe(404)
  expect(await answer.text()).toBe('404')
  expect(answer.headers.get('Cache-Control')).toBe('no-cache')
  expect(answer.headers.get('Content-Security-Policy')).toContain("script-src 'self'")
})

test('what is there goes out as it is', async () => {
  const found = new Response('light')

  expect(await answerOf(found)).toBe(found)
})

test('a site without the 404 page as its answer would be an empty one', () => {
  expect(wranglerFile()).toContain('"not_found_handling": "404-page"')
})

async function answerOf(found: Response): Promise<Response> {
  const code = missingWorker(example).replace('export default', 'return')
  const worker = new Function(code)()
  return worker.fetch(new Request('https://studio.example/'), {
    ASSETS: { fetch: () => Promise.resolve(found) },
  })
}
