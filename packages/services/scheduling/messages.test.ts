import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import type { SchedulingService } from './services.ts'

import { parseMessage, type FrameMessage } from './messages.ts'

const URIS = {
  event: { uri: 'https://api.calendly.com/scheduled_events/A' },
  invitee: { uri: 'https://api.calendly.com/scheduled_events/A/invitees/B' },
}

const scheduled = (payload: unknown) => ({ event: 'calendly.event_scheduled', payload })
const calendlyHeight = (height: unknown) => ({ event: 'calendly.page_height', payload: { height } })
const calBooked = {
  originator: 'CAL',
  type: 'bookingSuccessfulV2',
  namespace: '',
  fullType: 'CAL::bookingSuccessfulV2',
  data: { uid: 'a' },
}

test.each<[SchedulingService, data: unknown, FrameMessage]>([
  ['calendly', { event: 'calendly.profile_page_viewed', payload: {} }, {}],
  ['calendly', calendlyHeight('1234px'), { height: 1234 }],
  ['calendly', scheduled(URIS), { booked: true }],
  ['cal', { ...calBooked, type: 'linkReady', fullType: 'CAL::linkReady' }, {}],
  ['cal', calBooked, { booked: true }],
  ['cal', { ...calBooked, fullType: 'CAL:mini:bookingSuccessfulV2' }, { booked: true }],
  ['acuity', 'sizing:1100', { height: 1100 }],
  ['youcanbookme', 1100, { height: 1100 }],
])('of %s, %j is understood as %j', (service, data, message) => {
  expect(parseMessage(service, data)).toEqual(message)
})

test.each<[SchedulingService, data: unknown]>([
  ['calendly', scheduled({})],
  ['calendly', scheduled({ ...URIS, invitee: { uri: 'javascript:alert()' } })],
  ['calendly', 'calendly.event_scheduled'],
  ['calendly', { event: 'event_scheduled', payload: URIS }],
  ['calendly', calBooked],
  ['cal', { ...calBooked, fullType: 'CAL::linkReady' }],
  ['cal', { ...calBooked, data: undefined }],
  ['cal', scheduled(URIS)],
  ['acuity', 'sizing:'],
  ['acuity', 'sizing:1e9'],
  ['acuity', 1100],
  ['youcanbookme', Number.NaN],
  ['youcanbookme', -1],
  ['other', scheduled(URIS)],
])('of %s, %j means nothing', (service, data) => {
  expect(parseMessage(service, data)).toBeUndefined()
})

test.each(['100%', '99999999px', 'calc(1px)', '', null, {}, -4])(
  'a height of %j moves nothing',
  (height) => {
    expect(parseMessage('calendly', calendlyHeight(height))).toEqual({})
  },
)

test('any posted message means a booking, a height or nothing', () => {
  const service = fc.constantFrom<SchedulingService>('acuity', 'cal', 'calendly', 'youcanbookme')
  const posted = fc.oneof(
    fc.anything({ withNullPrototype: true, withBigInt: true, withDate: true, withMap: true }),
    fc.record({ event: fc.constant('calendly.page_height'), payload: fc.anything() }),
    fc.record({ event: fc.constant('calendly.event_scheduled'), payload: fc.anything() }),
    fc.record({ originator: fc.constant('CAL'), type: fc.string(), fullType: fc.anything() }),
    fc.string().map((text) => `sizing:${text}`),
    fc.double(),
  )

  fc.assert(
    fc.property(service, posted, (whose, data) => {
      const message = parseMessage(whose, data)
      expect(message?.booked).toBeUndefined()
      expect(message?.height ?? 1).toBeGreaterThan(0)
      expect(message?.height ?? 1).toBeLessThan(Number.POSITIVE_INFINITY)
    }),
  )
})
