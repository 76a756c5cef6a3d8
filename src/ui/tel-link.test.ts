import { expect, test } from 'vitest'

import { smsLink, telLink } from './tel-link.ts'

test.for([
  ['(704) 555-0136', '+17045550136'],
  ['1-704-555-0136', '+17045550136'],
  ['+44 (0)20 7946 0018', '+442079460018'],
] as const)('[L4] %s is dialed as %s', ([phone, dialed]) => {
  expect(telLink(phone)).toBe(`tel:${dialed}`)
})

test('a text message goes to the same number', () => {
  expect(smsLink('(704) 555-0136')).toBe('sms:+17045550136')
})
