import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { bookingPageAt, calendarAddressIn, calendarAt, type Calendar } from './resolve-calendar.ts'

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

function calendar(pasted: string): Calendar {
  const resolved = calendarAt(pasted)
  fc.pre('result' in resolved)
  return resolved.result
}

test('any pasted address gives a calendar or a clear mistake', () => {
  const snippet = fc.string().map((text) => `<iframe src="${text}">`)
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), snippet), (pasted) => {
      expect(['result', 'mistake']).toContain(Object.keys(calendarAddressIn(pasted)).join())
    }),
  )
  fc.assert(
    fc.property(fc.oneof(address, fc.webUrl({ validSchemes: ['https'] })), (pasted) => {
      for (const resolved of [calendarAt(pasted), bookingPageAt(pasted)]) {
        expect(['result', 'mistake']).toContain(Object.keys(resolved).join())
      }
    }),
  )
})

/** What mail programs, word processors and hands put around an address. */
const JUNK = [
  '',
  ' ',
  '\n',
  '.',
  ',',
  ')',
  '(',
  '<',
  '>',
  '”',
  '“',
  '’',
  '"',
  "'",
  '`',
  '[',
  ']',
  '{',
  '}',
  '…',
  '*',
  '_',
  '|',
  '\u200B',
  '\u00AD',
  '\u00A0',
  '&amp;',
  '&#x2F;',
  '%22',
  '%0A',
  '\\',
  ' and ',
  'https:',
  'https://',
  'http://a.b/',
  'calendly.com/x',
  '<a href="',
  '">',
  '<iframe src=',
  'url: "',
  'data-cal-link="',
]

test('whatever stands around or in an address, nothing of it gets into the frame', () => {
  const junk = fc.array(fc.constantFrom(...JUNK), { maxLength: 4 }).map((some) => some.join(''))
  const part = fc.constantFrom('https://', 'calendly.com', '/june', '?a=1', 'june.as.me', '/x')
  const pasted = fc.array(fc.oneof(junk, part), { minLength: 1, maxLength: 8 })

  fc.assert(
    fc.property(pasted, (pieces) => {
      const found = calendarAddressIn(pieces.join(''))
      fc.pre('result' in found && found.result.startsWith('https:') && URL.canParse(found.result))
      const resolved = calendarAt((found as { result: string }).result)
      fc.pre('result' in resolved)

      const { frame, page } = (resolved as { result: Calendar }).result
      for (const shown of [frame, page]) {
        expect(shown).not.toMatch(/[\s"'`<>()[\]{}]|^https:[^/]*xn--/)
        expect(decodeURI(new URL(shown).pathname)).not.toMatch(/[\s"'`<>“”‘’…]/)
      }
    }),
    { numRuns: 3000 },
  )
})

test('a frame is https, from an allowed source, keeps the query, and stays as it is when pasted', () => {
  fc.assert(
    fc.property(address, (pasted) => {
      const { frame, page, sources } = calendar(pasted)
      expect(sources).toContain(new URL(frame).origin)
      for (const found of [frame, page, ...sources]) expect(found).toMatch(/^https:\/\//)

      const asked = new URL(frame).searchParams
      for (const [name, value] of new URL(pasted).searchParams) expect(asked.get(name)).toBe(value)

      const again = { frame, sources: expect.arrayContaining(sources) }
      expect(calendarAt(frame)).toMatchObject({ result: again })
    }),
  )
})
