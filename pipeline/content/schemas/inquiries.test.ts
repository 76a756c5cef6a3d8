import { expect, test } from 'vitest'

import { receivers, type ReceiverName } from '@studio/services/receivers/receivers'
import type { ReceiverSettings } from '@studio/services/receivers/settings'
import { inquiries, nameMistake } from './inquiries.ts'

test.for(Object.keys(receivers) as ReceiverName[])(
  '%s takes what its own example shows, and disturbs no form',
  (receiver) => {
    const { field, example, settings } = receivers[receiver]
    expect(inquiries.parse({ receiver, [field]: example })).toEqual(settings(example))

    const { extra, honeypot, names, plain }: ReceiverSettings = settings('mqkvgrdz')
    const own = [...Object.keys(extra), ...Object.values(names ?? {}), honeypot, plain?.returnField]
    expect(own.filter((name) => name && nameMistake(name))).toEqual([])
    expect(Object.keys(extra)).not.toContain(honeypot)
  },
)

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

const ENDPOINT = { receiver: 'endpoint', address: 'https://forms.example/in', encoding: 'json' }

test('a custom endpoint says how it is known that a message arrived', () => {
  const success = { field: 'accepted', is: true }
  expect(inquiries.parse({ ...ENDPOINT, encoding: 'urlencoded', success })).toMatchObject({
    success: [{ field: 'accepted', is: 'true' }],
    plain: { action: 'https://forms.example/in', encoding: 'urlencoded' },
  })
  // No form can post JSON without JavaScript.
  expect(inquiries.parse(ENDPOINT)).toMatchObject({ success: 'status', plain: undefined })
})

test.for([
  [{ honeypot: 'email' }, '"email" is a part of the form itself.'],
  [{ extra: { reset: 'Hello' } }, '"reset" is a part of the form itself.'],
  [{ extra: { website: 'x' }, honeypot: 'website' }, '"website" is the honeypot'],
  [{ success: { field: 'ok' } }, 'either "field" and "is", or only "text"'],
  [{ address: 'https://june:secret@forms.example' }, 'without a password.'],
] as const)('a custom endpoint with %o is refused', ([also, said]) => {
  const { error } = inquiries.safeParse({ ...ENDPOINT, ...also })
  expect(error?.issues).toMatchObject([{ message: expect.stringContaining(said) }])
})
