import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { bookingPageAt, calendarAddressIn, calendarAt } from './resolve-calendar.ts'

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
