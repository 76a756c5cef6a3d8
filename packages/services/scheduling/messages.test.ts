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
  ['cal', { ...calBooked, type: 'linkReady' }, {}],
  ['cal', calBooked, { booked: true }],
  ['acuity', 'sizing:1100', { height: 1100 }],
  ['acuity', 'sizing:1e9', undefined],
  ['acuity', 1100, undefined],
  ['youcanbookme', 1100, { height: 1100 }],
  ['youcanbookme', -1, undefined],
  ['other', scheduled, undefined],
  ['calendly', calendlyHeight('1234px'), { height: 1234 }],
  ['calendly', calendlyHeight('100%'), {}],
  ['calendly', calendlyHeight('99999999px'), {}],
  ['calendly', null, undefined],
  ['cal', { originator: { toString: 1 } }, undefined],
  ['youcanbookme', Number.NaN, undefined],
])('of %s, %j is understood as %j', ([service, data, message]) => {
  expect(parseMessage(service, data)).toEqual(message)
})
