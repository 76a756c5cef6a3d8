import { expect, test, vi } from 'vitest'

import type { ReceiverSettings, Success } from './settings.ts'
import { verdict, type Failure } from './verdict.ts'

const RECEIVER: ReceiverSettings = {
  endpoint: 'https://receiver.example/in',
  encoding: 'json',
  extra: {},
  success: 'json',
}

/** Which answers mean success, as receivers have it. */
const BY = {
  status: 'status',
  json: 'json',
  success: [{ field: 'success', is: 'true' }],
  accepted: [{ field: 'accepted', is: 'true' }],
  failed: [{ field: 'failed', is: 'false' }],
  code: [{ field: 'code', is: '200' }],
  next: [{ field: 'next' }, { field: 'ok', is: 'true' }],
  thanks: { text: 'thank you' },
} satisfies Record<string, Success>

const by = (name: keyof typeof BY) => ({ ...RECEIVER, success: BY[name] })
const response = (status: number, said: unknown) => ({ status, body: JSON.stringify(said) })
const HTML = '<!doctype html><title>Welcome to our hotel</title>'
const WARNING = '<br />\n<b>Warning</b>: mail() failed'

type Outcome = 'sent' | Failure['reason']

test.for<[what: string, Outcome, by: keyof typeof BY, status: number, body: string]>([
  ['any good status, where that is enough', 'sent', 'status', 200, 'OK'],
  ['a page with the expected words', 'sent', 'thanks', 200, '<h1>Thank You!'],
  ['JSON without an error', 'sent', 'json', 200, '{"id":7}'],
  ['the address to go to next', 'sent', 'next', 200, '{"next":"/thanks"}'],
  ['a bare yes', 'sent', 'next', 200, '{"ok":true}'],
  ['JSON with an empty list of errors', 'sent', 'json', 200, '{"errors":[]}'],
  ['true in quotes', 'sent', 'success', 200, '{"success":"true"}'],
  ['no failure', 'sent', 'failed', 200, '{"failed":false}'],
  ['a code', 'sent', 'code', 200, '{"code":200}'],
  ['a page of a hotel’s network', 'unclear', 'json', 200, HTML],
  ['a page where any other answer is enough', 'unclear', 'status', 200, HTML],
  ['a notice of PHP', 'unclear', 'status', 200, WARNING],
  ['a page without the expected words', 'unclear', 'thanks', 200, HTML],
  ['an empty response', 'unclear', 'json', 200, ''],
  ['JSON that says neither yes nor no', 'unclear', 'next', 200, '{}'],
  ['no address to go to next', 'unclear', 'next', 200, '{"next":null}'],
  ['a gateway that waited in vain', 'unclear', 'success', 504, HTML],
  ['a yes that is no text', 'unclear', 'success', 200, '{"success":{"toString":1}}'],
  ['errors that say nothing', 'unclear', 'json', 200, '{"errors":{"email":[]}}'],
  ['the same, by any status', 'unclear', 'status', 200, '{"errors":[{}]}'],
  ['a yes with an error', 'unclear', 'success', 200, '{"success":true,"error":"Disk full"}'],
  ['the expected words in a no', 'unclear', 'thanks', 200, '{"ok":false,"m":"Thank you"}'],
  ['a page elsewhere', 'unclear', 'json', 304, ''],
  ['a denial where any good status is enough', 'broken', 'status', 200, '{"ok":false}'],
  ['a denial in quotes', 'broken', 'json', 200, '{"success":"false"}'],
  ['a plain no in the expected field', 'broken', 'accepted', 200, '{"accepted":false}'],
  ['no form of that name', 'broken', 'status', 404, HTML],
  ['a key that is not allowed', 'broken', 'json', 403, '{"error":"Domain not allowed"}'],
  ['a fault of the receiver', 'broken', 'status', 503, '{"message":"Try later"}'],
  ['a key that is wrong', 'broken', 'success', 400, '{"success":false,"message":"Invalid key"}'],
  ['a form over its quota', 'broken', 'json', 402, '{"errors":[{"message":"Upgrade"}]}'],
  ['a form to be activated', 'broken', 'success', 200, '{"success":"false","message":"Activate"}'],
  ['spam', 'broken', 'success', 422, '{"success":false,"body":{"message":"Spam"}}'],
  ['a field that no form here has', 'broken', 'json', 422, '{"errors":{"phone":["is missing"]}}'],
  ['an error with a name', 'broken', 'json', 400, '{"errors":{"name":"E","message":"No form"}}'],
  ['nothing', 'unclear', 'success', 200, 'null'],
  ['half of an answer', 'unclear', 'json', 200, '{"id"'],
  ['too many requests', 'busy', 'json', 429, '{"error":"Too many requests"}'],
])('%s means: %s', ([, outcome, success, status, body]) => {
  const expected = outcome === 'sent' ? outcome : { reason: outcome, problems: [] }
  expect(verdict(by(success), { status, body })).toEqual(expected)
})

test.each([
  ['90', '2027-03-06T12:01:30Z'],
  ['Sat, 06 Mar 2027 12:05:00 GMT', '2027-03-06T12:05:00Z'],
  // In the past, next week, and no time at all.
  ['Sat, 06 Mar 2027 11:59:00 GMT', undefined],
  ['604800', undefined],
  ['0', undefined],
  ['soon', undefined],
  ['9'.repeat(400), undefined],
])('of a busy receiver “%s” is understood as %s', (retryAfter, time) => {
  vi.useFakeTimers({ now: new Date('2027-03-06T12:00:00Z') })
  const { retryAt } = verdict(by('json'), { status: 429, body: '', retryAfter }) as Failure
  expect(retryAt).toEqual(time && new Date(time))
})

const LIST = [{ code: 'INACTIVE' }, { field: 'email', message: 'should be an email' }]
const FIELD = { error: 'INVALID', message: 'No address', fieldName: 'email' }

test.for<[what: string, said: unknown, text: string, field: string]>([
  ['a list of errors', { error: 'Invalid', errors: LIST }, 'should be an email', 'email'],
  ['messages by field', { errors: { message: ['is long', 'is rude'] } }, 'is long', 'message'],
  ['a message by field', { errors: { name: 'is missing' } }, 'is missing', 'name'],
  ['a field', FIELD, 'No address', 'email'],
  ['one error', { error: { field: 'name', message: 'is long' } }, 'is long', 'name'],
])('a visitor corrects a field that is named, by %s', ([, said, text, field]) => {
  const refused = { reason: 'refused', problems: [{ field, text }] }
  for (const status of [400, 422]) {
    expect(verdict(by('json'), response(status, said))).toEqual(refused)
  }
  // It may come with a good status, whatever means success.
  for (const success of ['success', 'json', 'status', 'next'] as const) {
    expect(verdict(by(success), response(200, { success: false, ...(said as object) }))).toEqual(
      refused,
    )
  }
})

test('a problem finds its field by the name that the receiver has for it, and is cut if it is long', () => {
  const names = { name: 'who', email: 'from', preferredDate: 'when', message: 'what' }
  const said = { errors: [{ field: 'from', message: 'no '.repeat(500) }] }
  expect(verdict({ ...RECEIVER, names }, response(400, said))).toMatchObject({
    problems: [{ field: 'email', text: 'no '.repeat(500).slice(0, 200) }],
  })
})
