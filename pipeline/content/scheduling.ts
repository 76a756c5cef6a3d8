import { z } from 'zod'

import type { Calendar } from '../scheduling/calendar.ts'
import { webAddress } from './fields.ts'

/** Where bookings go. */
export const scheduling = z
  .strictObject({
    calendar: webAddress.transform(asCalendar).describe('The calendar shown on the booking page.'),
  })
  .describe('Where bookings go.')

function asCalendar(address: string): Calendar {
  const sources = [new URL(address).origin]
  return { service: 'other', frame: address, page: address, sources, payment: true }
}
