import { expect, test } from 'vitest'

import { noted, type Arrival } from './use-arrivals.ts'
import { firstOf } from './use-roll.ts'

const arrival = (id: number, more: Partial<Arrival> = {}): Arrival => {
  return { id, drop: 0, name: `frame-${id}.jpg`, part: 0, ...more }
}
const scan = (file: string) => ({ file, uses: [], isThere: true })

test('of several scans dropped on a photograph, the first that is taken replaces it', () => {
  const dropped = [arrival(0, { place: 'home/slides/1/image' }), arrival(1), arrival(2)]
  const lost = noted(dropped, 0, { refused: 'is damaged.' })
  expect(lost.map(({ place }) => place)).toEqual([undefined, 'home/slides/1/image', undefined])
  const other = noted([dropped[0]!, arrival(1, { drop: 1 })], 0, { failure: 'It stopped.' })
  expect(other[1]!.place).toBeUndefined()
})

test('a scan that has just been dropped is waited for, not one that waits since yesterday', () => {
  const old = scan('old.jpg')
  expect(firstOf([old], [arrival(0)])).toBeUndefined()
  expect(firstOf([old], [arrival(0, { refused: 'is damaged.' })])).toBe(old)
  const fresh = scan('fresh.jpg')
  expect(firstOf([fresh, old], [arrival(0, { file: 'fresh.jpg' }), arrival(1)])).toBe(fresh)
})
