import { expect, test } from 'vitest'

import { receivers, type ReceiverName } from '@studio/services/receivers/receivers'
import type { ReceiverSettings } from '@studio/services/receivers/settings'
import { reportAfter } from '../../tests/temporary-content.ts'
import { inquiries, nameMistake } from './inquiries.ts'

const names = Object.keys(receivers) as ReceiverName[]

const KEY = '6f1c2a52-93d1-4b0e-8f0a-2c4d5e6f7a8b'
const ENDPOINT = { receiver: 'endpoint', address: 'https://forms.example/in', encoding: 'json' }

test.for(names)('%s takes what its own example shows, and disturbs no form', (receiver) => {
  const { field, example, settings } = receivers[receiver]
  expect(inquiries.parse({ receiver, [field]: example })).toEqual(settings(example))

  const { extra, honeypot, names: own, plain }: ReceiverSettings = settings('mqkvgrdz')
  const fields = [...Object.keys(extra), ...Object.values(own ?? {}), honeypot, plain?.returnField]
  expect(fields.filter((name) => name && nameMistake(name))).toEqual([])
  expect(Object.keys(extra)).not.toContain(honeypot)
})

test.for([
  ['formspree', 'form', 'https://formspree.io/f/mqkvgrdz'],
  ['formsubmit', 'address', 'https://formsubmit.co/june@studio.example'],
  ['web3forms', 'key', `<input type="hidden" name="access_key" value="${KEY}">`],
] as const)('%s: the %s is found in %s', ([receiver, field, pasted]) => {
  const found = /mqkvgrdz|june@studio.example|6f1c[\w-]+/.exec(pasted)![0]
  expect(inquiries.parse({ receiver, [field]: pasted })).toEqual(
    receivers[receiver].settings(found),
  )
})

test.for([
  ['web3forms', 'key', 'YOUR_ACCESS_KEY_HERE'],
  ['staticforms', 'key', 'YOUR_API_KEY'],
  ['formspree', 'form', 'june@studio.example'],
] as const)('%s refuses the %s “%s”, and says where to find it', ([receiver, field, written]) => {
  const { called, description } = receivers[receiver]
  const { error } = inquiries.safeParse({ receiver, [field]: written })

  expect(error?.issues[0]?.message).toContain(`does not look like ${called}.`)
  expect(error?.issues[0]?.message).toContain(description)
})

test('a custom endpoint is described in studio.yaml', () => {
  const fields = { extra: { list: 'portraits' }, honeypot: 'website' }
  const success = { field: 'accepted', is: true }
  const described = { ...ENDPOINT, encoding: 'urlencoded', ...fields, success }

  expect(inquiries.parse(described)).toEqual({
    endpoint: 'https://forms.example/in',
    encoding: 'urlencoded',
    ...fields,
    success: [{ field: 'accepted', is: 'true' }],
    plain: { action: 'https://forms.example/in', encoding: 'urlencoded' },
  })
  // No form can post JSON without JavaScript.
  expect(inquiries.parse(ENDPOINT)).toMatchObject({ success: 'status', plain: undefined })
  const page = { ...ENDPOINT, success: { text: 'Thank you' } }
  expect(inquiries.parse(page)).toMatchObject({ success: { text: 'Thank you' } })
})

test.for([
  [{ honeypot: 'email' }, '"email" is a part of the form itself.'],
  [{ extra: { reset: 'Hello' } }, '"reset" is a part of the form itself.'],
  [{ extra: { website: 'x' }, honeypot: 'website' }, '"website" is the honeypot'],
  [{ success: { field: 'ok' } }, 'either "field" and "is", or only "text"'],
  [{ success: { field: 'ok', is: true, text: 'Thanks' } }, 'or only "text"'],
  [
    { address: 'https://june:secret@forms.example' },
    'like https://example.com/page, without a password.',
  ],
] as const)('a custom endpoint with %o is refused', ([also, said]) => {
  const { error } = inquiries.safeParse({ ...ENDPOINT, ...also })

  expect(error?.issues).toHaveLength(1)
  expect(error?.issues[0]?.message).toContain(said)
})

test.for([
  [
    'hello@june.com',
    'is an email address, to which no form can post. FormSubmit forwards messages',
  ],
  ['https://dogwoodandsilver.example/contact', 'is a page of this site.'],
])('%s is no place to send messages to', async ([address, said]) => {
  const endpoint = `receiver: endpoint\n  address: ${address}\n  encoding: json`
  const report = await reportAfter(['studio.yaml', 'receiver: none', endpoint])
  expect(report).toContain(`inquiries.address\n  "${address}" ${said}`)
})
