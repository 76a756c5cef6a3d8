import type { IncomingMessage } from 'node:http'

import { expect, test } from 'vitest'

import { openGuard } from './guard.ts'

const guard = openGuard(() => 5173)
const HOST = 'localhost:5173'
const token = new URL(guard.entrance(`http://${HOST}/__desk/`)).searchParams.get('token')!
const OWN = { host: HOST, origin: `http://${HOST}`, cookie: `desk-5173=${token}` }

function request(headers: Record<string, string>, { method = 'POST', url = '/change' } = {}) {
  return { headers, method, url } as unknown as IncomingMessage
}

test('requests of the panel are accepted', () => {
  expect(guard.refusal(request({ ...OWN, 'sec-fetch-site': 'same-origin' }))).toBeUndefined()
  const asBrowsersAsk = { host: HOST, cookie: OWN.cookie }
  expect(guard.refusal(request(asBrowsersAsk, { method: 'GET' }))).toBeUndefined()
})

test.each([
  ['without the token', { host: HOST, origin: OWN.origin }],
  ['with a wrong token', { ...OWN, cookie: `desk-5173=${token.slice(1)}x` }],
  ['with the token of another port', { ...OWN, cookie: `desk-4000=${token}` }],
  ['from another site', { ...OWN, origin: 'https://evil.example' }],
  ['from another port', { ...OWN, origin: 'http://localhost:3000' }],
  ['from a page without an origin', { ...OWN, origin: 'null' }],
  ['without an origin', { host: HOST, cookie: OWN.cookie }],
  ['by a name that was pointed here', { ...OWN, host: 'evil.example:5173' }],
  ['by a longer name', { ...OWN, host: 'localhost.evil.example:5173' }],
  ['by another port', { ...OWN, host: 'localhost:80' }],
  ['by another site’s own word', { ...OWN, 'sec-fetch-site': 'cross-site' }],
  ['by a site on the same computer', { ...OWN, 'sec-fetch-site': 'same-site' }],
])('a change %s is refused', (_, headers) => {
  expect(guard.refusal(request(headers))).toEqual(expect.any(String))
})

test('reading without a token is refused', () => {
  const { refusal } = guard
  expect(refusal(request({ host: HOST }, { method: 'GET' }))).toBeTruthy()
  expect(refusal(request({ ...OWN, host: 'evil.example' }, { method: 'GET' }))).toBeTruthy()
})

test('the entry address sets a SameSite cookie, on this computer only', () => {
  const url = `/?token=${token}`
  expect(guard.cookieFor(request({ host: HOST }, { url }))).toBe(
    `desk-5173=${token}; Path=/__desk; HttpOnly; SameSite=Strict`,
  )
  expect(guard.cookieFor(request({ host: 'evil.example' }, { url }))).toBeUndefined()
  expect(guard.cookieFor(request({ host: HOST }, { url: '/?token=' }))).toBeUndefined()
})

test('every desk has a token of its own', () => {
  expect(openGuard(() => 5173).entrance('')).not.toBe(guard.entrance(''))
})
