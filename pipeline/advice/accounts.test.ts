import { expect, test } from 'vitest'

import { inLines, testStudio } from '../tests/test-studio.ts'
import { accounts } from './accounts.ts'

const LIVE = 'url: https://juniper.com'

function advice(studio: string, booking = ''): string[] {
  return inLines(accounts(testStudio({ studio, booking })))
}

test('a form that sends nothing is reported only for a real domain', () => {
  const nowhere = 'inquiries:\n  receiver: none'
  expect(advice(`${LIVE}\n${nowhere}`)).toEqual([
    'studio.yaml:3 Visitors are thanked for their message, and it goes nowhere. Set a receiver: ' +
      'docs/connect.md says how.',
  ])
  expect(advice(`url: https://juniper.example\n${nowhere}`)).toEqual([])
  expect(advice(`${LIVE}\ninquiries:\n  receiver: formspree`)).toEqual([])
})

test('an address that is a typo away from a well-known one is pointed out', () => {
  expect(advice('email: june@gmial.con')).toEqual([
    'studio.yaml:1 "gmial.con" looks mistyped. Did you mean gmail.com?',
  ])
  expect(advice('scheduling:\n  calendar: https://app.acuityschedulling.com/x')).toEqual([
    'studio.yaml:2 "app.acuityschedulling.com" looks mistyped. Did you mean acuityscheduling.com?',
  ])
  expect(advice('', 'packages:\n  - booking: calendy.com/june')).toEqual([
    'booking.yaml:2 "calendy.com" looks mistyped. Did you mean calendly.com?',
  ])
  expect(advice(`${LIVE}studio.com\nemail: june@juniper.comstudio.con`)).toHaveLength(1)
})

test('an Acuity link that all studios share needs its owner', () => {
  const withCalendar = (address: string) => advice(`scheduling:\n  calendar: ${address}`)
  expect(withCalendar('https://app.acuityscheduling.com/schedule.php?appointmentType=1')).toEqual([
    expect.stringContaining('studio.yaml:2 This Acuity link names no owner'),
  ])
  expect(withCalendar('https://app.acuityscheduling.com/schedule.php?owner=12')).toEqual([])
  expect(withCalendar('https://app.acuityscheduling.com/schedule/1a2b')).toEqual([])
  expect(withCalendar('https://june.as.me/')).toEqual([])
})

test('packages booked through a different service from the calendar are reported', () => {
  const packages = `packages:
  - booking: https://june.as.me/mini
  - booking: https://calendly.com/june/long
  - booking: https://app.acuityscheduling.com/schedule.php?owner=1`
  expect(advice('scheduling:\n  calendar: https://june.acuityscheduling.com', packages)).toEqual([
    'booking.yaml:3 The calendar is at Acuity Scheduling, and this package is booked elsewhere. ' +
      'Check that both are yours.',
  ])
  expect(
    advice(
      'scheduling:\n  calendar: https://book.example.com/june',
      'packages:\n  - booking: https://book.example.com/mini',
    ),
  ).toEqual([])
})
