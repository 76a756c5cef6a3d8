import { expect, test } from 'vitest'

import { remarkOn } from './use-field.ts'

test.each([
  ['https://calendly.com/june', 'Understood: a calendar of Calendly.'],
  [
    '<iframe src="https://app.acuityscheduling.com/schedule.php?owner=23456789"></iframe>',
    'Understood: a calendar of Acuity Scheduling.',
  ],
  ['https://book.june.example/', expect.stringMatching(/^A page that is shown as it is\./)],
  ['https://bit.ly/3abcDEF', expect.stringContaining('paste the long address')],
  ['sample', expect.stringContaining('nobody can really book')],
  ['my calendar', undefined],
])('an owner reads which service %s is of', (words, remark) => {
  expect(remarkOn(['scheduling', 'calendar'], words)).toEqual(remark)
})

test('an owner reads that no message is received', () => {
  expect(remarkOn(['inquiries', 'receiver'], 'none')).toContain('No message is received')
  expect(remarkOn(['inquiries', 'receiver'], 'formspree')).toBeUndefined()
})
