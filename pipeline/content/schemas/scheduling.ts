import { z } from 'zod'

import { addressIn } from '@studio/services/scheduling/pasted'
import { bookingPageAt, calendarAt, type AddressResult } from '@studio/services/scheduling/calendar'
import { shown } from '../messages/shown.ts'
import { addressMistake, part, setting } from './fields.ts'

/** The page at the scheduling service on which one package is booked: its address. */
export const bookingPage = pasted(bookingPageAt)

/** Where bookings go. */
export const scheduling = part('Where bookings go.', {
  calendar: pasted(calendarAt).describe('The address of your calendar, or its snippet.'),
})

/** Finds the address in what an owner pastes, and resolves it. */
function pasted<Result>(resolve: (address: string) => AddressResult<Result>) {
  return setting.transform((words, context): Result => {
    const address = addressIn(words)
    const wrong = addressMistake(address)
    const resolved = wrong ? undefined : resolve(address)
    if (resolved && 'result' in resolved) return resolved.result

    const message = wrong ?? `${shown(address)} ${resolved?.mistake}`
    context.addIssue({ code: 'custom', message })
    return z.NEVER
  })
}
