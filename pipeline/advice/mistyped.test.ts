import { expect, test } from 'vitest'

import { mistyped } from './mistyped.ts'

test.each([
  ['gmial.com', 'gmail.com'],
  ['gmail.co', 'gmail.com'],
  ['gmail.cm', 'gmail.com'],
  ['hotmial.com', 'hotmail.com'],
  ['yaho.com', 'yahoo.com'],
  ['calendly.co', 'calendly.com'],
  ['june.acuityschedulling.com', 'acuityscheduling.com'],
  ['june.youcanbok.me', 'youcanbook.me'],
])('%s was probably meant to be %s', (host, meant) => {
  expect(mistyped(host)).toBe(meant)
})

test.each([
  'gmail.com',
  'mail.com',
  'ymail.com',
  'yahoo.ca',
  'hotmail.co.uk',
  'juniper.com',
  'cal.com',
  'june.calendly.com',
  'calendar.google.com',
  'calendar.app.google',
  'hushmail.com',
])('%s may well be right', (host) => {
  expect(mistyped(host)).toBeUndefined()
})

test('a misspelling of the site’s own domain is found too', () => {
  expect(mistyped('juniper-ahs.com', 'www.juniper-ash.com')).toBe('juniper-ash.com')
  expect(mistyped('juniper-ash.com', 'www.juniper-ash.com')).toBeUndefined()
})
