import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { extentAround, readPosition, isMap, webMap } from '@studio/services/maps'
import { receivers, type ReceiverName } from '@studio/services/receivers/receivers'
import type { ReceiverSettings } from '@studio/services/receivers/settings'
import { calendarAt } from '@studio/services/scheduling/resolve-calendar'

import { DEMO_COLORS } from '../../look/colors.ts'
import { webAddress } from './fields.ts'
import { inquiries, nameMistake } from './inquiries.ts'
import { bookingPage, CALENDAR_COLORS, inColors, scheduling } from './scheduling.ts'
import { personalPage, profile, siteAddress } from './studio.ts'
import { serviceArea, shownArea } from './service-area.ts'

const AREA = extentAround({ latitude: 35.2271, longitude: -80.8431 }, [
  [-81.5, 35.1],
  [-80.3, 35.5],
])

/** What a studio writes, by the setting that it is for, and what the site makes of it. */
const READERS: Record<string, (written: string) => unknown> = {
  calendar: (calendar) => scheduling.parse({ calendar }).calendar,
  package: (address) => bookingPage.parse(address),
  inquiries: (receiver) => inquiries.parse(receiver),
  map: (map) => isMap(map) && webMap(map, AREA),
  place: readPosition,
  link: (address) => webAddress.parse(address),
  site: (address) => siteAddress.parse(address),
}

/** Collected while version 1.0.0 was current: studios have these, so no later version may refuse one. */
const ROWS = readFileSync(new URL('accepted.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line))
  .map(({ becomes, ...row }) => [...Object.entries<string>(row)[0]!, becomes] as const)

test.for(ROWS)('the %s %j is what it has always been', ([setting, written, becomes]) => {
  // As pages get it.
  expect(JSON.parse(JSON.stringify(READERS[setting]!(written)))).toEqual(becomes)
})

test('an address with an accent is accepted for as long as the desk is open', () => {
  const read = () => webAddress.safeParse('https://münchen.example/x').success
  expect(Array.from({ length: 5_000 }, read)).not.toContain(false)
})

/** What is looked for in what is pasted. */
const PIECES =
  '<a;<iframe src=";<form ;<input name="access_key";<!--;-->;<;>;";&;&amp;\\/; ;…;...;%20;](;https://;https%3A;//;"//a' +
  ';/embed;a.;a;a@;-;.js;(;);calLink: ;access_key;1;1,;°;@35.2,'

const ACCEPTS: Record<string, (words: string) => boolean> = {
  calendar: (calendar) => scheduling.safeParse({ calendar }).success,
  form: (form) => inquiries.safeParse({ receiver: 'formspree', form }).success,
  key: (key) => inquiries.safeParse({ receiver: 'web3forms', key }).success,
  map: isMap,
  place: (words) => readPosition(words) !== undefined,
}

test.each(Object.keys(ACCEPTS))(
  'a text without end that is pasted for the %s is refused, in no time that grows as its square',
  (setting) => {
    for (const piece of PIECES.split(';')) {
      // Tried anew at each letter, it would take minutes.
      const words = `${piece.repeat(100_000 / piece.length)}!`
      expect(ACCEPTS[setting]!(words), piece).toBe(false)
    }
  },
)

const OSLO = { Oslo: '59.9139, 10.7522' }
const DRAMMEN = { Drammen: '59.744, 10.2045' }

test.for<[towns: object, radius: string | undefined, edges: number[]]>([
  [OSLO, '60 km', [9.62, 59.35, 11.88, 60.47]],
  [{ ...OSLO, ...DRAMMEN }, undefined, [10.18, 59.62, 11.33, 60.2]],
])('of %j and a radius of %s the map shows all', ([towns, radius, edges]) => {
  const area = serviceArea.parse({ map: 'openstreetmap', towns, radius })
  const { searchParams } = new URL(shownArea(area).map!.frame)
  const box = searchParams.get('bbox')!.split(',').map(Number)
  for (const [at, edge] of edges.entries()) expect(box[at]).toBeCloseTo(edge, 1)
})

test('towns and counties are listed as they are written, each once', () => {
  const towns = { ...DRAMMEN, ...OSLO }
  const counties = ['Union, NC', 'The Catawba valley', 'Union, NC']
  const { error } = serviceArea.safeParse({ towns, counties })
  expect(error?.issues ?? shownArea(serviceArea.parse({ towns, counties }))).toMatchObject({
    towns: ['Drammen', 'Oslo'],
    counties: ['Union, NC', 'The Catawba valley'],
  })
})

test.for([
  ['Instagram', '@mesa.tintype', 'https://www.instagram.com/mesa.tintype'],
  ['Follow us', '@mesa_tintype', 'https://www.instagram.com/mesa_tintype'],
  ['On TikTok', '@mesatintype', 'https://www.tiktok.com/@mesatintype'],
  ['X', '@mesatintype', 'https://x.com/mesatintype'],
  ['Instagram', 'instagram.com/mesatintype', 'https://instagram.com/mesatintype'],
] as const)('a link “%s” to %s leads to %s', ([label, address, page]) => {
  expect(profile.parse({ label, address })).toEqual({ label, address: page })
})

test('whoever is credited may be named by an account, and what is no account is refused', () => {
  expect(personalPage.parse('@lea')).toBe('https://www.instagram.com/lea')
  expect(personalPage.safeParse('@lea roy').error?.message).toContain('is not a web address')
})

const DARK = { ...DEMO_COLORS, white: '#2a2723', ink: '#f3efe8' }

test.for<[string, string]>([
  ['https://calendly.com/june', 'background_color=2a2723&text_color=f3efe8&primary_color=f3efe8'],
  ['https://calendly.com/june?text_color=ff0000', 'text_color=ff0000'],
  ['https://cal.com/june', 'theme=dark'],
])('the calendar at %s is shown in the studio’s colors: %s', ([address, colors]) => {
  const calendar = calendarAt(address, CALENDAR_COLORS)
  if (!('result' in calendar)) throw new Error(calendar.mistake)

  expect(inColors(calendar.result, DARK).frame).toContain(colors)
  expect(inColors(calendar.result, DEMO_COLORS)).toEqual(calendar.result)
})

test.for(Object.keys(receivers) as ReceiverName[])(
  '%s takes what its own example shows, and disturbs no form',
  (receiver) => {
    const { field, example, settings } = receivers[receiver]
    expect(inquiries.parse({ receiver, [field]: example })).toEqual(settings(example))

    const { extra, honeypot, names, plain }: ReceiverSettings = settings('mqkvgrdz')
    const own = [...Object.keys(extra), ...Object.values(names ?? {}), honeypot, plain?.returnField]
    expect(own.filter((name) => name && nameMistake(name))).toEqual([])
    expect(Object.keys(extra)).not.toContain(honeypot)
  },
)
