import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { extentAround, isMap, readPosition, webMap } from './maps.ts'
import { addressIn, plainText } from './pasted.ts'
import { parseMessage, type FrameMessage } from './scheduling/messages.ts'
import { bookingPageAt, calendarAddressIn, calendarAt } from './scheduling/resolve-calendar.ts'
import type { SchedulingService } from './scheduling/services.ts'

const JUNE = 'https://calendly.com/june'

/** What the site still accepts of version 1.0.0 is in `pipeline/content/schemas/accepted.jsonl`. */
test.each<[pasted: string, address?: string]>([
  [`${JUNE}?utm_source=https://x.com`],
  ['calendly.com/june?u=https://x.com', `${JUNE}?u=https://x.com`],
  [`${JUNE}?redirect=https%3A%2F%2Fx.com`],
  ['https://proxy.example/https://book.example.com/june'],
  [`<iframe src="${JUNE}?u=https://x.com"></iframe>`, `${JUNE}?u=https://x.com`],
  ['[https://a.example/x?b=1](https://a.example/x?b=1)', 'https://a.example/x?b=1'],
  ['https://de.example/wiki/Film_(Medium)', 'https://de.example/wiki/Film_%28Medium%29'],
  [`${JUNE}%E2%80%9D`, JUNE],
  [`${JUNE} (30 min, by phone)`, JUNE],
  ['june@studio.example or calendly.com/june', JUNE],
  [`https://june.example/ or ${JUNE}`, JUNE],
  [`<iframe src="${JUNE}"></iframe><a href="https://b.example/">b</a>`, JUNE],
  [`<img src="https://b.example/logo"><a href="${JUNE}">Book</a>`, JUNE],
])('of %j the calendar is %j', (pasted, address = pasted) => {
  expect(calendarAddressIn(pasted)).toEqual({ result: address })
})

test.each([
  ['https://a.example/ https://b.example/', 'is more than one address'],
  ['https://calendly.com/ju…', 'is cut off'],
  ['(https://calendly.com/ju...)', 'is cut off'],
  ['my calendar', 'is not a web address.'],
  ['/book', 'is not a web address.'],
  ['javascript:alert(1)', 'is not a web address.'],
  ['<script src="https://www.vagaro.com//resources/Loader/abc"></script>', 'is not a web address.'],
  ['<Cal calLink={`${user}/30min`} />', 'is not a web address.'],
])('of %j no calendar is guessed', (pasted, said) => {
  expect(calendarAddressIn(pasted)).toEqual({ mistake: expect.stringContaining(said) })
})

test('a link is the only address, whatever its site', () => {
  expect(addressIn('See https://a.example/x.')).toEqual({ result: 'https://a.example/x' })
  expect(addressIn(`${JUNE} https://a.example/`)).toHaveProperty('mistake')
})

test.each([
  ['a&constructor;b&__proto__;', 'a&constructor;b&__proto__;'],
  ['a&amp;b&quot;&#x2F;&#47;', 'a&b"//'],
  ['“a”\u200B\u00A0‘b’\n ｃ', `"a" 'b' c`],
])('%j is read as %j', (pasted, text) => {
  expect(plainText(pasted)).toBe(text)
})

test.each([
  'https://calendly.com/your-name',
  'https://calendly.com/YOURLINK/mini',
  'https://your-company.simplybook.me/',
  'https://app.acuityscheduling.com/schedule.php?owner=12345678',
])('%s is an example, and a stranger’s page', (address) => {
  const mistake = expect.stringContaining('is an example')
  expect(calendarAt(address)).toEqual({ mistake })
  expect(bookingPageAt(address)).toEqual({ mistake })
})

test.each([
  'https://bit.ly/3abcDEF',
  'https://calendly.com/',
  'https://calendly.co/june',
  'https://name:word@book.example.com/june',
])('%s is taken as it is, without a password', (address) => {
  const page = address.replace('name:word@', '')
  expect(calendarAt(address)).toMatchObject({ result: { page } })
  expect(bookingPageAt(address)).toEqual({ result: page })
})

/** What mail programs, word processors and hands put around and into an address. */
const JUNK = [
  ...' \n.,)(<>”“’"\'`[]{}…*_|\\\u200B\u00AD\u00A0',
  ...'&amp; &#x2F; %22 %0A https: http://a.b/ calendly.com/x <a href=" "> src= data-cal-link="'.split(
    ' ',
  ),
]

test('whatever stands around or in an address, nothing of it gets into the frame', () => {
  const junk = fc.array(fc.constantFrom(...JUNK), { maxLength: 4 }).map((some) => some.join(''))
  const part = fc.constantFrom('https://', 'calendly.com', '/june', '?a=1', 'june.as.me', '/x')
  const pasted = fc.array(fc.oneof(junk, part, fc.string({ unit: 'binary' })), { maxLength: 8 })

  fc.assert(
    fc.property(pasted, (pieces) => {
      const found = calendarAddressIn(pieces.join(''))
      if ('mistake' in found || !found.result.startsWith('https:')) return
      if (!URL.canParse(found.result)) return
      const resolved = calendarAt(found.result)
      if ('mistake' in resolved) return

      const { frame, page } = resolved.result
      for (const shown of [frame, page]) {
        expect(shown).not.toMatch(/[\s"'`<>()[\]{}]|^https:[^/]*xn--/)
        expect(decodeURI(new URL(shown).pathname)).not.toMatch(/[\s"'`<>“”‘’…]/)
      }
    }),
    { numRuns: 500 },
  )
})

/** Hosts and pieces of paths that mean something at one service or another. */
const HOSTS =
  'www.calendly.com june.as.me app.cal.com silver.cal.com square.site book.squareup.com ' +
  'calendar.google.com booking.setmore.com june.zohobookings.com june.simplybook.me ' +
  'june.youcanbook.me tidycal.com book.example.com'
const PIECES = 'appointments book calendar embed location schedules u/0 v2 x.js'

const address = fc
  .record({
    host: fc.constantFrom(...HOSTS.split(' ')),
    pieces: fc.array(fc.oneof(fc.constantFrom(...PIECES.split(' ')), fc.webSegment())),
    // Names of the owner’s own, none of which is a frame’s.
    query: fc.dictionary(fc.stringMatching(/^[a-df-z]\w{0,7}$/), fc.string(), { maxKeys: 4 }),
    hash: fc.webFragments(),
  })
  .map(({ host, pieces, query, hash }) => {
    const search = new URLSearchParams(query)
    return new URL(`https://${host}/${pieces.join('/')}?${search}#${hash}`).href
  })

test('a frame is https, from an allowed source, keeps the query, and stays as it is when pasted', () => {
  fc.assert(
    fc.property(address, (pasted) => {
      const resolved = calendarAt(pasted)
      fc.pre('result' in resolved)
      const { frame, page, sources } = resolved.result
      expect(sources).toContain(new URL(frame).origin)
      for (const found of [frame, page, ...sources]) expect(found).toMatch(/^https:\/\//)

      const asked = new URL(frame).searchParams
      for (const [name, value] of new URL(pasted).searchParams) expect(asked.get(name)).toBe(value)

      const again = { frame, sources: expect.arrayContaining(sources) }
      expect(calendarAt(frame)).toMatchObject({ result: again })
    }),
  )
})

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

const OWN = 'https://umap.openstreetmap.fr/en/map/june_1'

// OpenStreetMap and Google are in `pipeline/content/schemas/accepted.jsonl`.
test('a map of any other site is shown as it is', () => {
  const snippet = `<iframe width="100%" src="${OWN.replace('https:', '')}"></iframe>`
  expect(isMap(snippet)).toBe(true)
  const source = 'https://umap.openstreetmap.fr'
  const area = extentAround({ latitude: 35.2271, longitude: -80.8431 }, [])
  expect(webMap(snippet, area)).toEqual({ frame: OWN, link: OWN, source })
})

test.each([
  'https://www.google.com/maps/place/Charlotte,+NC/@35.2,-80.8,11z',
  'http://www.google.com/maps/embed?pb=!1m18',
  'https://www.openstreetmap.org/#map=11/35.2/-80.8',
  'https://a.example/map https://b.example/map',
  'https://a.example;frame-src/map',
  'AIzaShort',
  'javascript:alert(1)',
])('%s is no map that another page may show', (words) => {
  expect(isMap(words)).toBe(false)
})

test.each([
  [85, -180],
  [-85, 180],
  [0, 0],
])('an area at %d, %d has an address', (latitude, longitude) => {
  const area = extentAround({ latitude, longitude }, [[-longitude, -latitude]])
  const box = new URL(webMap('openstreetmap', area).frame).searchParams.get('bbox')!
  const [west = 0, south = 0, east = 0, north = 0] = box.split(',').map(Number)
  expect([west < east, south < north, west >= -180, east <= 180]).not.toContain(false)
})

// What is a place is in `pipeline/content/schemas/accepted.jsonl`.
test.for([
  '',
  '35.2271',
  '1,234,5',
  '35.2271, -80,8431',
  '35.2271 N, 80.8431',
  '35.2271 N, 80.8431 N',
  `35°73' N, 80°50' W`,
  'https://maps.app.goo.gl/AbCd1',
  '867Q+XX Charlotte',
])('“%s” is no place, or could be two', (words) => {
  expect(readPosition(words)).toBeUndefined()
})
