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
const FORMSPREE = by([{ field: 'next' }, { field: 'ok', is: 'true' }])

const response = (status: number, said: unknown) => ({ status, body: JSON.stringify(said) })
const HTML = '<!doctype html><title>Welcome to our hotel</title>'

test.each([
  ['any good status, where that is enough', by('status'), 200, HTML],
  ['JSON without an error', by('json'), 200, '{"id":7}'],
  ['the address to go to next', FORMSPREE, 200, '{"next":"/thanks"}'],
  ['a bare yes', FORMSPREE, 200, '{"ok":true}'],
  ['JSON with an empty list of errors', by('json'), 200, '{"errors":[]}'],
  ['true', by(SUCCESS), 200, '{"success":true}'],
  ['true in quotes', by(SUCCESS), 200, '{"success":"true"}'],
  ['a code', by([{ field: 'code', is: '200' }]), 200, '{"code":200}'],
])('means sent: %s', (_, settings, status, body) => {
  expect(verdict(settings, { status, body })).toBe('sent')
})

test.each([
  ['a page of a hotel’s network', by('json'), 200, HTML],
  ['a page where a field is expected', by(SUCCESS), 200, HTML],
  ['an empty response', by('json'), 200, ''],
  ['JSON that says neither yes nor no', FORMSPREE, 200, '{}'],
  ['no address to go to next', FORMSPREE, 200, '{"next":null}'],
  ['a response that says nothing of it', by(SUCCESS), 200, '{"id":7}'],
  ['a gateway that waited in vain', by(SUCCESS), 504, HTML],
])('the message may have arrived: %s', (_, settings, status, body) => {
  expect(verdict(settings, { status, body })).toEqual({ reason: 'unclear', problems: [] })
})

test.each([
  ['a denial where any good status is enough', by('status'), 200, '{"ok":false}'],
  ['a denial in quotes', by('json'), 200, '{"success":"false"}'],
  ['a plain no', FORMSPREE, 200, '{"ok":false}'],
  ['a value other than the expected one', by([{ field: 'code', is: '200' }]), 200, '{"code":500}'],
  ['no form of that name', by('status'), 404, HTML],
  ['a key that is not allowed', by('json'), 403, '{"error":"Domain not allowed"}'],
  ['a fault of the receiver', by('status'), 503, '{"message":"Try later"}'],
  [
    'a form that is switched off',
    by('json'),
    400,
    '{"errors":[{"code":"INACTIVE","message":"Form is inactive"}]}',
  ],
])('the receiver is not working: %s', (_, settings, status, body) => {
  expect(verdict(settings, { status, body })).toEqual({ reason: 'broken', problems: [] })
})

test('status 429 means rate limited, whatever the body says', () => {
  expect(verdict(by('json'), response(429, { error: 'Too many requests' }))).toEqual({
    reason: 'busy',
    problems: [],
  })
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

test.each([
  [
    'a list of errors',
    { errors: [{ code: 'TYPE_EMAIL', field: 'email', message: 'should be an email' }] },
    [{ field: 'email', text: 'should be an email' }],
  ],
  [
    'messages by field',
    { errors: { message: ['is too long', 'is rude'] } },
    [{ field: 'message', text: 'is too long' }],
  ],
  [
    'one message with its field',
    { success: false, error: 'INVALID', message: 'Not an address', fieldName: 'email' },
    [{ field: 'email', text: 'Not an address' }],
  ],
  [
    'one message',
    { success: false, message: 'Spam is not welcome' },
    [{ field: undefined, text: 'Spam is not welcome' }],
  ],
  [
    'a message inside the response',
    { statusCode: 400, success: false, body: { message: 'Invalid key' } },
    [{ field: undefined, text: 'Invalid key' }],
  ],
  ['an error', { error: 'Spam' }, [{ field: undefined, text: 'Spam' }]],
  [
    'a field that is not in the form',
    { errors: [{ field: 'phone', message: 'is missing' }] },
    [{ field: undefined, text: 'is missing' }],
  ],
  ['errors without fields', { errors: ['is empty'] }, [{ field: undefined, text: 'is empty' }]],
])('a refusal is shown in the receiver’s words: %s', (_, said, problems) => {
  expect(verdict(by('json'), response(422, said))).toEqual({ reason: 'refused', problems })
})

test.each([
  ['where success is named', by(SUCCESS)],
  ['where JSON is expected', by('json')],
  ['where the status is enough', by('status')],
  ['at Formspree', FORMSPREE],
])('a refusal may come with a good status: %s', (_, settings) => {
  const said = { success: false, message: 'Solve the captcha' }

  expect(verdict(settings, response(200, said))).toEqual({
    reason: 'refused',
    problems: [{ field: undefined, text: 'Solve the captcha' }],
  })
})

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
