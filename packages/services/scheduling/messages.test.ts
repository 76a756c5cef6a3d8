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
  ...['100%', '99999999px', 'calc(1px)', '', null, {}, -4].map(
    (height): [SchedulingService, unknown, FrameMessage] => [
      'calendly',
      calendlyHeight(height),
      {},
    ],
  ),
])('of %s, %j is understood as %j', ([service, data, message]) => {
  expect(parseMessage(service, data)).toEqual(message)
})

test('any posted message is understood or ignored, and a height is a number of pixels', () => {
  const service = fc.constantFrom<SchedulingService>('acuity', 'cal', 'calendly', 'youcanbookme')
  const posted = fc.oneof(
    fc.anything({ withNullPrototype: true, withBigInt: true, withDate: true, withMap: true }),
    fc.record({ event: fc.constant('calendly.page_height'), payload: fc.anything() }),
    fc.string().map((text) => `sizing:${text}`),
    fc.double(),
  )

  fc.assert(
    fc.property(service, posted, (whose, data) => {
      const message = parseMessage(whose, data)
      expect(message?.height ?? 1).toBeGreaterThan(0)
      expect(message?.height ?? 1).toBeLessThan(Number.POSITIVE_INFINITY)
    }),
  )
})
