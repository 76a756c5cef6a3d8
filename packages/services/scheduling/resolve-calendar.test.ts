import { expect, test } from 'vitest'

import { bookingPageAt, calendarAt } from './resolve-calendar.ts'

test.each([
  ['https://calendly.com/your-name'],
  ['https://calendly.com/YOURLINK/mini'],
  ['https://your-company.simplybook.me/'],
  ['https://app.acuityscheduling.com/schedule.php?owner=12345678'],
])('%s is an example, and a stranger’s page', (address) => {
  const mistake = expect.stringContaining('is an example')
  expect(calendarAt(address)).toEqual({ mistake })
  expect(bookingPageAt(address)).toEqual({ mistake })
})

test.each([
  'https://bit.ly/3abcDEF',
  'https://calendly.com/',
  'https://calendly.co/june',
  'https://june.hbportal.co/schedule/1',
  'https://name:word@book.example.com/june',
])('%s is taken as it is, without a password', (address) => {
  const page = address.replace('name:word@', '')
  expect(calendarAt(address)).toMatchObject({ result: { page } })
  expect(bookingPageAt(address)).toEqual({ result: page })
})
