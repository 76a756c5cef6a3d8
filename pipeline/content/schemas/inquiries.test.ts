import { expect, test } from 'vitest'

import { inquiries } from './inquiries.ts'
import { nameMistake } from './custom-endpoint.ts'
import type { ReceiverSettings } from '@studio/services/receivers/settings'
import { receivers, type ReceiverName } from '@studio/services/receivers/receivers'

const names = Object.keys(receivers) as ReceiverName[]

const KEY = '6f1c2a52-93d1-4b0e-8f0a-2c4d5e6f7a8b'

test('by default no receiver is set', () => {
  expect(inquiries.parse({ receiver: 'none' })).toBeUndefined()
})

test.each(names)('%s takes what its own example shows', (receiver) => {
  const { field, example } = receivers[receiver]

  expect(inquiries.parse({ receiver, [field]: example })).toEqual(
    receivers[receiver].settings(example),
  )
})

test.each([
  ['formspree', 'form', 'https://formspree.io/f/mqkvgrdz', 'https://formspree.io/f/mqkvgrdz'],
  [
    'formsubmit',
    'address',
    'https://formsubmit.co/june@studio.example',
    'https://formsubmit.co/ajax/june@studio.example',
  ],
])('%s: the %s is found in %s', (receiver, field, pasted, endpoint) => {
  expect(inquiries.parse({ receiver, [field]: pasted })).toMatchObject({ endpoint })
})

test('a key is found in the line of the snippet that holds it', () => {
  const key = `<input type="hidden" name="access_key" value="${KEY}">`

  expect(inquiries.parse({ receiver: 'web3forms', key })).toMatchObject({
    extra: { access_key: KEY },
  })
})

test.each([
  ['web3forms', 'key', 'YOUR_ACCESS_KEY_HERE'],
  ['formspree', 'form', 'june@studio.example'],
])('%s refuses %s: %s, and says where to find it', (receiver, field, written) => {
  const { called, description } = receivers[receiver as ReceiverName]
  const { error } = inquiries.safeParse({ receiver, [field]: written })

  expect(error?.issues[0]?.message).toContain(`does not look like ${called}.`)
  expect(error?.issues[0]?.message).toContain(description)
})

test('a custom endpoint is described in studio.yaml', () => {
  const described = {
    receiver: 'endpoint',
    address: 'https://forms.example/in',
    encoding: 'urlencoded',
    extra: { list: 'portraits' },
    honeypot: 'website',
    success: { field: 'accepted', is: true },
  }

  expect(inquiries.parse(described)).toEqual({
    endpoint: 'https://forms.example/in',
    encoding: 'urlencoded',
    extra: { list: 'portraits' },
    honeypot: 'website',
    success: [{ field: 'accepted', is: 'true' }],
    plain: { action: 'https://forms.example/in', encoding: 'urlencoded' },
  })
})

test('no form can post JSON without JavaScript', () => {
  const described = { receiver: 'endpoint', address: 'https://forms.example', encoding: 'json' }

  expect(inquiries.parse(described)).toMatchObject({ success: 'status', plain: undefined })
})

test.each([
  [{ honeypot: 'email' }, '"email" is a part of the form itself.'],
  [{ extra: { reset: 'Hello' } }, '"reset" is a part of the form itself.'],
  [{ extra: { website: 'x' }, honeypot: 'website' }, '"website" is the honeypot'],
])('nothing may take the place of something else: %o', (also, said) => {
  const described = { receiver: 'endpoint', address: 'https://forms.example', encoding: 'json' }
  const { error } = inquiries.safeParse({ ...described, ...also })

  expect(error?.issues).toHaveLength(1)
  expect(error?.issues[0]?.message).toContain(said)
})

test.each(names)('%s has no field that disturbs the form', (receiver) => {
  const {
    extra,
    honeypot,
    names: own,
    plain,
  }: ReceiverSettings = receivers[receiver].settings('mqkvgrdz')
  const fields = [...Object.keys(extra), ...Object.values(own ?? {}), honeypot, plain?.returnField]

  expect(fields.filter((field) => field && nameMistake(field))).toEqual([])
  expect(Object.keys(extra)).not.toContain(honeypot)
})

test('an address with a password is refused', () => {
  const address = 'https://june:secret@forms.example/in'
  const { error } = inquiries.safeParse({ receiver: 'endpoint', address, encoding: 'json' })

  expect(error?.issues[0]?.message).toContain('Remove the name and password before the @.')
})
