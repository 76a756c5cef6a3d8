import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { parseMessage, type FrameMessage } from './messages.ts'
import type { SchedulingService } from './services.ts'

const scheduled = { event: 'calendly.event_scheduled', payload: {} }
const calendlyHeight = (height: unknown) => ({ event: 'calendly.page_height', payload: { height } })
const calBooked = { originator: 'CAL', type: 'bookingSuccessfulV2' }

test.for<[SchedulingService, data: unknown, FrameMessage | undefined]>([
  ['calendly', { event: 'calendly.profile_page_viewed', payload: {} }, {}],
  ['calendly', scheduled, { booked: true }],
  ['calendly', 'calendly.event_scheduled', undefined],
  ['calendly', calBooked, undefined],
  ['cal', { ...calBooked, type: 'linkReady' }, {}],
  ['cal', calBooked, { booked: true }],
  ['cal', scheduled, undefined],
  ['acuity', 'sizing:1100', { height: 1100 }],
  ['acuity', 'sizing:1e9', undefined],
  ['acuity', 1100, undefined],
  ['youcanbookme', 1100, { height: 1100 }],
  ['youcanbookme', -1, undefined],
  ['other', scheduled, undefined],
  ['calendly', calendlyHeight('1234px'), { height: 1234 }],
  ['calendly', calendlyHeight('100%'), {}],
  ['calendly', calendlyHeight('99999999px'), {}],
  ['calendly', calendlyHeight(null), {}],
])('of %s, %j is understood as %j', ([service, data, message]) => {
  expect(parseMessage(service, data)).toEqual(message)
})

test('any posted message is understood or ignored, and a height is a number of pixels', () => {
  const service = fc.constantFrom<SchedulingService>('acuity', 'cal', 'calendly', 'youcanbookme')
  const anything = fc.anything({ withNullPrototype: true, withBigInt: true, withDate: true })
  const posted = fc.oneof(anything, anything.map(calendlyHeight), fc.double())

  fc.assert(
    fc.property(service, posted, (whose, data) => {
      const { height = 1 } = parseMessage(whose, data) ?? {}
      expect(height).toBeGreaterThan(0)
      expect(height).toBeLessThan(Number.POSITIVE_INFINITY)
    }),
  )
})
