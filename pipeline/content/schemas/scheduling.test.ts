import { calendarAt } from '@studio/services/scheduling/resolve-calendar'
import { expect, test } from 'vitest'

import { DEMO_COLORS } from '../../look/colors.ts'
import { CALENDAR_COLORS, inColors } from './scheduling.ts'

const DARK = { ...DEMO_COLORS, white: '#2a2723', ink: '#f3efe8' }

test.for<[string, string]>([
  ['https://calendly.com/june', 'background_color=2a2723&text_color=f3efe8&primary_color=f3efe8'],
  ['https://calendly.com/june?text_color=ff0000', 'text_color=ff0000'],
  ['https://cal.com/june', 'theme=dark'],
])('the calendar at %s is shown in the studio’s colors: %s', ([address, colors]) => {
  const calendar = calendarAt(address, CALENDAR_COLORS)
  if (!('result' in calendar)) throw new Error(calendar.mistake)

  expect(inColors(calendar.result, DARK).frame).toContain(colors)
  expect(inColors(calendar.result, DEMO_COLORS)).toEqual(calendar.result)
})
