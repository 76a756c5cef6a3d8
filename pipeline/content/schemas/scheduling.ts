import { z } from 'zod'

import { addressIn } from '@studio/services/scheduling/pasted'
import { bookingPageAt, calendarAt, type Turned } from '@studio/services/scheduling/resolve-address'
import { addressMistake, setting } from './fields.ts'
import { shown } from '../messages/shown.ts'

/** The page at the scheduling service on which one package is booked: its address. */
export const bookingPage = pasted(bookingPageAt)

/** Where bookings go. */
export const scheduling = z
  .strictObject({
    calendar: pasted(calendarAt).describe(
      'The calendar shown on the booking page: its address, or the snippet that your scheduling ' +
        'service gives for other sites.',
    ),
  })
  .describe('Where bookings go.')

/** What an owner pastes becomes what `turn` makes of the address in it. */
function pasted<Result>(turn: (address: string) => Turned<Result>) {
  return setting.transform((words, context): Result => {
    const address = addressIn(words)
    const wrong = addressMistake(address)
    const turned = wrong ? { mistake: wrong } : inWords(address, turn(address))
    if ('result' in turned) return turned.result

    context.addIssue({ code: 'custom', message: turned.mistake })
    return z.NEVER
  })
}

function inWords<Result>(address: string, turned: Turned<Result>): Turned<Result> {
  return 'mistake' in turned ? { mistake: `${shown(address)} ${turned.mistake}` } : turned
}
