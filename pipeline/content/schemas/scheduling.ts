import { z } from 'zod'

import type { AddressResult } from '@studio/services/pasted/address'
import {
  bookingPageAt,
  calendarAddressIn,
  calendarAt,
  type Calendar,
} from '@studio/services/scheduling/resolve-calendar'
import { SAMPLE, SAMPLE_CALENDAR } from '@studio/services/scheduling/sample'
import { CALENDAR_COLORS } from '../calendar-colors.ts'
import { shown } from '../messages/shown.ts'
import { fact, part, pastedAddress, setting } from './fields.ts'

/** The page at the scheduling service on which one package is booked: its address. */
export const bookingPage = pasted(bookingPageAt)

/** Where bookings go. */
export const scheduling = part('Where bookings go.', {
  calendar: pasted((address) => calendarAt(address, CALENDAR_COLORS), sample).describe(
    'The address of your calendar, or its snippet. Until you have one: sample.',
  ),
})

function sample(words: string): Calendar | undefined {
  return words.toLowerCase() === SAMPLE ? SAMPLE_CALENDAR : undefined
}

/** Finds the address in what an owner pastes, and resolves it. `special` are words that are none. */
function pasted<Result>(
  resolve: (address: string) => AddressResult<Result>,
  special: (words: string) => Result | undefined = () => undefined,
) {
  return fact('calendar', setting).transform((words, context): Result => {
    const known = special(words)
    if (known) return known

    const found = pastedAddress(words, calendarAddressIn)
    const resolved = 'mistake' in found ? found : resolve(found.result)
    if ('result' in resolved) return resolved.result

    const said = 'mistake' in found ? '' : `${shown(found.result)} `
    context.addIssue({ code: 'custom', message: said + resolved.mistake })
    return z.NEVER
  })
}
