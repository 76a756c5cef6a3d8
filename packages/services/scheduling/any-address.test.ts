import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { bookingPageAt, calendarAt, type Calendar } from './calendar.ts'
import { addressIn } from './pasted.ts'

/** Hosts and pieces of paths that mean something at one service or another. */
const HOSTS =
  'www.calendly.com june.as.me app.cal.com silver.cal.com square.site book.squareup.com ' +
  'calendar.google.com booking.setmore.com june.zohobookings.com june.simplybook.me ' +
  'june.youcanbook.me tidycal.com book.example.com'
const PIECES = 'appointments book calendar embed location schedules u/0 v2 x.js'

const piece = fc.oneof(fc.constantFrom(...PIECES.split(' ')), fc.webSegment())
/** Names of the owner’s own, none of which is a frame’s. */
const query = fc.dictionary(fc.stringMatching(/^[a-df-z]\w{0,7}$/), fc.string(), { maxKeys: 4 })

const address = fc
  .record({
    host: fc.constantFrom(...HOSTS.split(' ')),
    pieces: fc.array(piece),
    query,
    hash: fc.webFragments(),
  })
  .map(({ host, pieces, query: asked, hash }) => {
    const url = new URL(`https://${host}/${pieces.join('/')}`)
    for (const [name, value] of Object.entries(asked)) url.searchParams.append(name, value)
    url.hash = hash
    return url.href
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
      expect(typeof addressIn(pasted)).toBe('string')
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

test('a frame’s address is always https, and its origin is an allowed source', () => {
  fc.assert(
    fc.property(address, (pasted) => {
      const { frame, page, sources } = calendar(pasted)
      expect(sources).toContain(new URL(frame).origin)
      for (const found of [frame, page, ...sources]) expect(found).toMatch(/^https:\/\//)
    }),
  )
})

test('pasting the address of the frame gives the same frame', () => {
  fc.assert(
    fc.property(address, (pasted) => {
      const { frame, sources } = calendar(pasted)
      const again = { frame, sources: expect.arrayContaining(sources) }
      expect(calendarAt(frame)).toMatchObject({ result: again })
    }),
  )
})

test('query parameters of a pasted address are kept in the frame', () => {
  fc.assert(
    fc.property(address, (pasted) => {
      const asked = new URL(calendar(pasted).frame).searchParams
      for (const [name, value] of new URL(pasted).searchParams) expect(asked.get(name)).toBe(value)
    }),
  )
})
