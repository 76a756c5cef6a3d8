import { expect, test } from 'vitest'

import { telLink } from './tel-link.ts'

test('[L4] a US phone number gets its country code', () => {
  expect(telLink('(704) 555-0136')).toBe('tel:+17045550136')
})

test('[L4] a phone number with a country code keeps it', () => {
  expect(telLink('+44 20 7946 0018')).toBe('tel:+442079460018')
  expect(telLink('+47 22 12 34 56')).toBe('tel:+4722123456')
  expect(telLink('+44 (0)20 7946 0018')).toBe('tel:+442079460018')
  expect(telLink('1-704-555-0136')).toBe('tel:+17045550136')
})
