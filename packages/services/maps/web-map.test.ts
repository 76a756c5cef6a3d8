import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { extentAround } from './extent.ts'
import { readPosition } from './position.ts'
import { isMap, webMap, whoseMap } from './web-map.ts'

const CHARLOTTE = { latitude: 35.2271, longitude: -80.8431 }
const EXTENT = extentAround(CHARLOTTE, [
  [-81.5, 35.1],
  [-80.3, 35.5],
])
const KEY = `AIza${'a1_-B'.repeat(7)}`
const OPENSTREETMAP = 'https://www.openstreetmap.org'
const FRAME = 'https://www.google.com/maps/embed?pb=!1m18!1m12!2sCharlotte%2C%20NC!5e0'

test('OpenStreetMap shows the area with a pin in its middle, and asks for nothing', () => {
  const { frame, link, source } = webMap('openstreetmap', EXTENT)
  const { origin, pathname, searchParams } = new URL(frame)
  const [west, south, east, north] = searchParams.get('bbox')!.split(',').map(Number)

  expect([origin, source]).toEqual(['https://www.openstreetmap.org', origin])
  expect(pathname).toBe('/export/embed.html')
  expect(searchParams.get('marker')).toBe('35.2271,-80.8431')
  expect([west! < -81.5, east! > -80.3, south! < 35.1, north! > 35.5]).not.toContain(false)
  expect(link).toBe('https://www.openstreetmap.org/#map=10/35.2271/-80.8431')
})

test('with a key Google shows the area, and with none its link needs none either', () => {
  const { frame, link, source } = webMap(KEY, EXTENT)

  expect(source).toBe('https://www.google.com')
  expect(Object.fromEntries(new URL(frame).searchParams)).toEqual({
    key: KEY,
    center: '35.2271,-80.8431',
    zoom: '8',
  })
  expect(frame).toMatch(/^https:\/\/www\.google\.com\/maps\/embed\/v1\/view\?/)
  expect(link).toMatch(/^https:\/\/www\.google\.com\/maps\/@\?api=1&map_action=map&center=/)
})

test.each([
  ['an address', FRAME, FRAME],
  [
    'a whole snippet',
    `<iframe src="${FRAME}" width="600" height="450" style="border:0;" loading="lazy"></iframe>`,
    FRAME,
  ],
  [
    'a snippet as pages write it',
    `<iframe width='600' src='https://maps.google.com/maps?q=Charlotte&amp;z=10&amp;output=embed'>`,
    'https://www.google.com/maps?q=Charlotte&z=10&output=embed',
  ],
  [
    'what a generator wraps around a snippet',
    `<div class="mapouter"><iframe src="${FRAME}"></iframe><a href="https://other.example">x</a></div>`,
    FRAME,
  ],
  [
    'a name with an apostrophe',
    `<iframe src="https://www.google.com/maps/embed?pb=!2sJune&#39;s%20(NC)"></iframe>`,
    'https://www.google.com/maps/embed?pb=!2sJune%27s%20%28NC%29',
  ],
  [
    'a map that someone drew',
    'https://www.google.com/maps/d/u/0/embed?mid=1AbC&ehbc=2E312F',
    'https://www.google.com/maps/d/u/0/embed?mid=1AbC&ehbc=2E312F',
  ],
])('%s of Google’s becomes its frame', (_, words, frame) => {
  expect(isMap(words)).toBe(true)
  expect(webMap(words, EXTENT).frame).toBe(frame)
})

test('the map that OpenStreetMap shares is shown as it is, and links to the area', () => {
  const frame = `${OPENSTREETMAP}/export/embed.html?bbox=-81.0%2C35.0%2C-80.6%2C35.4&layer=mapnik`
  const snippet = `<iframe src="${frame.replace('&', '&amp;')}"></iframe><br/><small><a href="${OPENSTREETMAP}/#map=11/35.2/-80.8">View Larger Map</a></small>`
  const { link } = webMap('openstreetmap', EXTENT)

  expect(isMap(snippet)).toBe(true)
  expect(webMap(snippet, EXTENT)).toEqual({ frame, link, source: OPENSTREETMAP })
})

test.each([
  ['https://maps.app.goo.gl/AbCdEf123', 'google'],
  ['https://www.google.com/maps/place/Charlotte,+NC/@35.2,-80.8,11z', 'google'],
  ['https://www.openstreetmap.org/#map=11/35.2/-80.8', 'openstreetmap'],
  ['<iframe src="//umap.openstreetmap.fr/en/map/june_1"></iframe>', 'other'],
  ['https://maps.apple.com/?ll=35.2,-80.8', 'other'],
  ['my map', undefined],
] as const)('%s cannot be shown, being at %s', (words, whose) => {
  expect(isMap(words)).toBe(false)
  expect(whoseMap(words)).toBe(whose)
})

test.each([
  'https://maps.app.goo.gl/AbCdEf123',
  'https://www.google.com/maps/place/Charlotte,+NC/@35.2,-80.8,11z',
  'https://www.google.com/maps?q=Charlotte',
  'http://www.google.com/maps/embed?pb=!1m18',
  'https://www.google.com.example/maps/embed?pb=!1m18',
  'AIzaShort',
  'javascript:alert(1)',
])('%s is no map', (words) => {
  expect(isMap(words)).toBe(false)
})

test('any text as a map is accepted or reported', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.webUrl()), (words) => {
      expect(typeof isMap(words)).toBe('boolean')
      expect(isMap(`<iframe src="${words}">`)).toBe(false)
    }),
  )
})

test('every area on Earth has an address', () => {
  const latitude = fc.double({ min: -85, max: 85, noNaN: true })
  const longitude = fc.double({ min: -180, max: 180, noNaN: true })

  fc.assert(
    fc.property(latitude, longitude, fc.array(fc.tuple(longitude, latitude)), (...place) => {
      const [at, along, points] = place
      const extent = extentAround({ latitude: at, longitude: along }, points)
      const { frame, link } = webMap('openstreetmap', extent)
      const box = new URL(frame).searchParams.get('bbox')!.split(',').map(Number)

      expect(box).toHaveLength(4)
      expect(box.every(Number.isFinite)).toBe(true)
      const [west, south, east, north] = box as [number, number, number, number]
      expect(west).toBeLessThan(east)
      expect(south).toBeLessThan(north)
      expect(Math.max(-west, east)).toBeLessThanOrEqual(180)
      expect(link).toMatch(/^https:\/\/www\.openstreetmap\.org\/#map=\d{1,2}\//)
    }),
  )
})

test.for([
  ' 35.2271,-80.8431 ',
  '+35.2271 , -80.8431',
  '35.2271°, -80.8431°',
  '35.2271 -80.8431',
  '35,2271; -80,8431',
  '35.2271° N, 80.8431° W',
  'N35.2271 W80.8431',
  'W 80.8431, N 35.2271',
  `35°13'37.56"N80°50'35.16"W`,
  '35° 13′ 37,56″ N, 80° 50′ 35,16″ W',
  'Latitude: 35.2271, Longitude: -80.8431',
  'geo:35.2271,-80.8431?z=12',
  'https://www.google.com/maps/@35.2271,-80.8431,12z',
  'https://www.google.com/maps/place/Charlotte/@35.1,-80.9,11z/data=!8m2!3d35.2271!4d-80.8431',
])('%s is a place', (words) => {
  expect(readPosition(words)?.latitude).toBeCloseTo(CHARLOTTE.latitude, 9)
  expect(readPosition(words)?.longitude).toBeCloseTo(CHARLOTTE.longitude, 9)
})

test.for([
  '',
  '35.2271',
  '35 80',
  '1,234,5',
  '35.2271, -80.8431, 3',
  '35.2271, -80,8431',
  '35.2271 N, 80.8431',
  '35.2271 N, -80.8431 W',
  '35.2271 N, 80.8431 N',
  `35°73' N, 80°50' W`,
  'https://maps.app.goo.gl/AbCd1',
  '867Q+XX Charlotte',
])('“%s” is no place, or could be two', (words) => {
  expect(readPosition(words)).toBeUndefined()
})
