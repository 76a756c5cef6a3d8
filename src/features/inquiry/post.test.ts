import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import type { Delivery, Encoding } from '@studio/services/receivers/delivery'

import type { Letter } from './letter.ts'
import { post } from './post.ts'
import { typedLetter } from './tests/typed-text.ts'

const LETTER = {
  name: 'Nadia Brooks',
  email: 'nadia@example.com',
  preferredDate: '',
  message: 'Two of us, in NoDa.',
}

const to = (encoding: Encoding): Delivery => ({
  endpoint: 'https://receiver.example/in',
  encoding,
  extra: { key: '1a2b' },
  honeypot: '_gotcha',
  success: 'status',
})

/** What the receiver reads. */
async function received(delivery: Delivery, letter: Letter, trap = '') {
  const request = new Request(delivery.endpoint, post(delivery, { letter, trap }))
  if (delivery.encoding === 'json') return request.json()
  if (delivery.encoding === 'urlencoded') {
    return Object.fromEntries(new URLSearchParams(await request.text()))
  }
  return Object.fromEntries(await request.formData())
}

test.each(['json', 'multipart', 'urlencoded'] as const)(
  'written as %s, the fields keep their names, and what the receiver asks for goes along',
  async (encoding) => {
    expect(await received(to(encoding), LETTER)).toEqual({ key: '1a2b', ...LETTER })
  },
)

test.each([
  ['json', 'application/json'],
  ['multipart', 'multipart/form-data; boundary='],
  ['urlencoded', 'application/x-www-form-urlencoded'],
] as const)('%s says what it is, and asks for an answer in JSON', (encoding, type) => {
  const delivery = to(encoding)
  const { headers } = new Request(delivery.endpoint, post(delivery, { letter: LETTER, trap: '' }))

  expect(headers.get('content-type')).toContain(type)
  expect(headers.get('accept')).toBe('application/json')
})

test('a receiver that has names of its own for the fields gets those', async () => {
  const names = { name: 'who', email: 'from', preferredDate: 'when', message: 'what' }

  expect(await received({ ...to('json'), extra: {}, names }, LETTER)).toEqual({
    who: LETTER.name,
    from: LETTER.email,
    when: '',
    what: LETTER.message,
  })
})

test('a trap that caught something is sent along', async () => {
  expect(await received(to('json'), LETTER, 'cheap pills')).toHaveProperty('_gotcha', 'cheap pills')
})

test('an empty trap is not sent', async () => {
  expect(await received(to('json'), LETTER)).not.toHaveProperty('_gotcha')
})

test('the receiver learns which site it comes from, and gets no cookies', () => {
  expect(post(to('json'), { letter: LETTER, trap: '' })).toMatchObject({
    method: 'POST',
    credentials: 'omit',
    referrerPolicy: 'strict-origin-when-cross-origin',
  })
})

test.each(['json', 'multipart', 'urlencoded'] as const)(
  'whatever is typed arrives as %s',
  async (encoding) => {
    await fc.assert(
      fc.asyncProperty(typedLetter, async (letter) => {
        const arrived = await received(to(encoding), letter)

        expect(arrived).toEqual({ key: '1a2b', ...asCarried(letter, encoding) })
      }),
      { numRuns: 60 },
    )
  },
)

/** Half a character cannot be encoded, and forms end their lines in their own way. */
function asCarried(letter: Letter, encoding: Encoding) {
  const whole = (text: string) => Buffer.from(text).toString()
  const carried = (text: string) =>
    encoding === 'multipart' ? whole(text).replace(/\r\n|\r|\n/g, '\r\n') : whole(text)
  return Object.fromEntries(Object.entries(letter).map(([name, text]) => [name, carried(text)]))
}
