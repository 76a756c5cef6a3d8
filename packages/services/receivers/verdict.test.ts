import * as fc from 'fast-check'
import { expect, test, vi } from 'vitest'

import type { ReceiverSettings, Success } from './settings.ts'

import { verdict, type Failure } from './verdict.ts'

const RECEIVER: ReceiverSettings = {
  endpoint: 'https://receiver.example/in',
  encoding: 'json',
  extra: {},
  success: 'json',
}

const by = (success: Success) => ({ ...RECEIVER, success })
const SUCCESS = [{ field: 'success', is: 'true' }]
const ACCEPTED = [{ field: 'accepted', is: 'true' }]
const NO_FAILURE = [{ field: 'failed', is: 'false' }]
const FORMSPREE = by([{ field: 'next' }, { field: 'ok', is: 'true' }])

const response = (status: number, said: unknown) => ({ status, body: JSON.stringify(said) })
const HTML = '<!doctype html><title>Welcome to our hotel</title>'

test.for([
  ['any good status, where that is enough', by('status'), 200, 'OK'],
  ['no content', by('status'), 204, ''],
  ['a page with the expected words', by({ text: 'thank you' }), 200, '<h1>Thank You!'],
  ['JSON without an error', by('json'), 200, '{"id":7}'],
  ['the address to go to next', FORMSPREE, 200, '{"next":"/thanks"}'],
  ['a bare yes', FORMSPREE, 200, '{"ok":true}'],
  ['JSON with an empty list of errors', by('json'), 200, '{"errors":[]}'],
  ['true in quotes', by(SUCCESS), 200, '{"success":"true"}'],
  ['no failure', by(NO_FAILURE), 200, '{"failed":false}'],
  ['no error', by('json'), 200, '{"error":null,"errors":false}'],
  ['a code', by([{ field: 'code', is: '200' }]), 200, '{"code":200}'],
] as const)('means sent: %s', ([, settings, status, body]) => {
  expect(verdict(settings, { status, body })).toBe('sent')
})

test.for([
  ['a page of a hotel’s network', 'unclear', by('json'), 200, HTML],
  ['a page where any other answer is enough', 'unclear', by('status'), 200, HTML],
  ['a notice of PHP', 'unclear', by('status'), 200, '<br />\n<b>Warning</b>: mail() failed'],
  ['a page without the expected words', 'unclear', by({ text: 'thank you' }), 200, HTML],
  ['a page where a field is expected', 'unclear', by(SUCCESS), 200, HTML],
  ['an empty response', 'unclear', by('json'), 200, ''],
  ['JSON that says neither yes nor no', 'unclear', FORMSPREE, 200, '{}'],
  ['no address to go to next', 'unclear', FORMSPREE, 200, '{"next":null}'],
  ['a gateway that waited in vain', 'unclear', by(SUCCESS), 504, HTML],
  ['a denial where any good status is enough', 'broken', by('status'), 200, '{"ok":false}'],
  ['a denial in quotes', 'broken', by('json'), 200, '{"success":"false"}'],
  ['an unexpected value', 'unclear', by([{ field: 'code', is: '200' }]), 200, '{"code":500}'],
  ['a yes in another word', 'unclear', by(SUCCESS), 200, '{"success":1}'],
  ['a yes in a list', 'unclear', by(SUCCESS), 200, '{"success":[true]}'],
  ['a yes that is no text', 'unclear', by(SUCCESS), 200, '{"success":{"toString":1}}'],
  ['errors that say nothing', 'unclear', by('json'), 200, '{"errors":{}}'],
  ['errors that say nothing, by any status', 'unclear', by('status'), 200, '{"errors":{}}'],
  ['errors that say nothing, by a field', 'unclear', by(SUCCESS), 200, '{"errors":{}}'],
  ['a list of errors that say nothing', 'unclear', by('json'), 200, '{"errors":[{}]}'],
  ['fields without errors', 'unclear', by('json'), 200, '{"errors":{"email":[]}}'],
  ['an error that is an empty object', 'unclear', by('json'), 200, '{"error":{}}'],
  ['a yes with an error', 'unclear', by(SUCCESS), 200, '{"success":true,"error":"Disk full"}'],
  [
    'the expected words in a no',
    'unclear',
    by({ text: 'thank' }),
    200,
    '{"ok":false,"m":"Thanks"}',
  ],
  ['a page elsewhere', 'unclear', by('json'), 304, ''],
  ['a plain no in the expected field', 'broken', by(ACCEPTED), 200, '{"accepted":false}'],
  ['another value than the expected no', 'unclear', by(NO_FAILURE), 200, '{"failed":true}'],
  ['no form of that name', 'broken', by('status'), 404, HTML],
  ['a key that is not allowed', 'broken', by('json'), 403, '{"error":"Domain not allowed"}'],
  ['a fault of the receiver', 'broken', by('status'), 503, '{"message":"Try later"}'],
  ['a form that is switched off', 'broken', by('json'), 400, '{"errors":[{"code":"INACTIVE"}]}'],
  ['too many requests', 'busy', by('json'), 429, '{"error":"Too many requests"}'],
] as const)('does not mean sent: %s', ([, reason, settings, status, body]) => {
  expect(verdict(settings, { status, body })).toEqual({ reason, problems: [] })
})

test.each([
  ['seconds', '90', '2027-03-06T12:01:30Z'],
  ['a date', 'Sat, 06 Mar 2027 12:05:00 GMT', '2027-03-06T12:05:00Z'],
  ['a date that is past', 'Sat, 06 Mar 2027 11:59:00 GMT', undefined],
  ['no time at all', '0', undefined],
  ['next week', '604800', undefined],
  ['a word', 'soon', undefined],
  ['more than a number holds', '9'.repeat(400), undefined],
])('a busy receiver says when to try again: %s', (_, retryAfter, time) => {
  vi.useFakeTimers({ now: new Date('2027-03-06T12:00:00Z') })
  const { retryAt } = verdict(by('json'), { status: 429, body: '', retryAfter }) as Failure
  vi.useRealTimers()

  expect(retryAt).toEqual(time && new Date(time))
})

const NAMED = { errors: [{ field: 'email', message: 'should be an email' }] }
const INNER = { statusCode: 400, success: false, body: { message: 'Invalid key' } }

test.for([
  ['a list of errors', NAMED, 'should be an email', 'email'],
  ['messages by field', { errors: { message: ['is long', 'is rude'] } }, 'is long', 'message'],
  [
    'a field',
    { error: 'INVALID', message: 'No address', fieldName: 'email' },
    'No address',
    'email',
  ],
  ['one message', { success: false, message: 'Spam' }, 'Spam'],
  ['a message inside the response', INNER, 'Invalid key'],
  ['an error', { error: 'Spam' }, 'Spam'],
  ['a message beside errors that say nothing', { errors: {}, message: 'Spam' }, 'Spam'],
  ['an unknown field', { errors: [{ field: 'phone', message: 'is missing' }] }, 'is missing'],
  ['errors without fields', { errors: ['is empty'] }, 'is empty'],
] as const)('a refusal is shown in the receiver’s words: %s', ([, said, text, field]) => {
  const refused = { reason: 'refused', problems: [{ field, text }] }
  expect(verdict(by('json'), response(422, said))).toEqual(refused)
})

test.for([by(SUCCESS), by('json'), by('status'), FORMSPREE])(
  'a refusal may come with a good status: %j',
  (settings) => {
    const said = { success: false, message: 'Solve the captcha' }
    const problems = [{ field: undefined, text: 'Solve the captcha' }]
    expect(verdict(settings, response(200, said))).toEqual({ reason: 'refused', problems })
  },
)

test('a problem finds its field by the name that the receiver has for it', () => {
  const names = { name: 'who', email: 'from', preferredDate: 'when', message: 'what' }
  const said = { errors: [{ field: 'from', message: 'is no address' }] }

  expect(verdict({ ...RECEIVER, names }, response(400, said))).toMatchObject({
    problems: [{ field: 'email', text: 'is no address' }],
  })
})

test('a long reason is cut short', () => {
  const errors = Array.from({ length: 40 }, () => ({ message: 'no '.repeat(500) }))
  const { problems } = verdict(by('json'), response(400, { errors })) as { problems: unknown[] }

  expect(problems).toHaveLength(5)
  expect(JSON.stringify(problems).length).toBeLessThan(1200)
})

test('any response, however malformed, gets a verdict', () => {
  fc.assert(
    fc.property(fc.integer({ min: 200, max: 599 }), fc.json(), (status, body) => {
      const outcome = verdict(by(SUCCESS), { status, body })

      expect(outcome === 'sent' || typeof outcome.reason === 'string').toBe(true)
    }),
  )
})
