import { expect, test } from 'vitest'

import { extentAround, readPosition, isMap, webMap } from './maps.ts'

const CHARLOTTE = { latitude: 35.2271, longitude: -80.8431 }
const EXTENT = extentAround(CHARLOTTE, [
  [-81.5, 35.1],
  [-80.3, 35.5],
])
const boxOf = (frame: string) => new URL(frame).searchParams.get('bbox')!.split(',').map(Number)
const OWN = 'https://umap.openstreetmap.fr/en/map/june_1'

// OpenStreetMap and Google are in `pipeline/content/schemas/accepted.jsonl`.
test('a map of any other site is shown as it is', () => {
  const snippet = `<iframe width="100%" src="${OWN.replace('https:', '')}"></iframe>`
  expect(isMap(snippet)).toBe(true)
  const source = 'https://umap.openstreetmap.fr'
  expect(webMap(snippet, EXTENT)).toEqual({ frame: OWN, link: OWN, source })
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
  const [west = 0, south = 0, east = 0, north = 0] = boxOf(webMap('openstreetmap', area).frame)
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
