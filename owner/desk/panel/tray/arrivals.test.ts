import { expect, test } from 'vitest'

import { noted, type Arrival } from './use-arrivals.ts'
import { waitingScans } from './use-roll.ts'

const arrival = (id: number, more: Partial<Arrival> = {}): Arrival => {
  return { id, drop: 0, name: `frame-${id}.jpg`, part: 0, ...more }
}
const scan = (file: string, index?: number) => ({
  file,
  uses: [],
  isThere: true,
  ...(index !== undefined && { index }),
})

test('of several scans dropped on a photograph, the first that is taken replaces it', () => {
  const dropped = [arrival(0, { place: 'home/slides/1/image' }), arrival(1), arrival(2)]
  const lost = noted(dropped, 0, { refused: 'is damaged.' })
  expect(lost.map(({ place }) => place)).toEqual([undefined, 'home/slides/1/image', undefined])
  const other = noted([dropped[0]!, arrival(1, { drop: 1 })], 0, { failure: 'It stopped.' })
  expect(other[1]!.place).toBeUndefined()
})

test('scans that have just come are described first, in their order', () => {
  const scans = ['a.jpg', 'b.jpg', 'c.jpg'].map((file) => scan(file))
  const arrivals = [arrival(0, { file: 'c.jpg' }), arrival(1, { file: 'b.jpg' }), arrival(2)]
  const waiting = waitingScans([...scans, scan('known.jpg', 0)], arrivals)
  expect(waiting.map(({ file }) => file)).toEqual(['c.jpg', 'b.jpg', 'a.jpg'])
})
