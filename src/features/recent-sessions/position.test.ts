import { expect, test } from 'vitest'

import { lastStop, positionOf, slideAt, stopNear, type StripLayout } from './position.ts'

const phone: StripLayout = { count: 25, slide: 312, view: 390, reach: 7426 }
const desktop: StripLayout = { count: 25, slide: 480, view: 1440, reach: 10640 }
const short: StripLayout = { count: 3, slide: 480, view: 1440, reach: 80 }
const whole: StripLayout = { count: 3, slide: 480, view: 1600, reach: 0 }

test.for<[what: string, layout: StripLayout, last: number, position: number]>([
  ['one slide is in view', phone, 24, 7426],
  ['three are, and the last stop has the last slide', desktop, 22, 10640],
  ['all nearly fit', short, 1, 80],
  ['all fit', whole, 0, 0],
])('where %s, the strip has its stops', ([, layout, last, position]) => {
  expect(lastStop(layout)).toBe(last)
  expect(positionOf(last, layout)).toBe(position)
})

test('a position between two stops is nearest to one of them', () => {
  expect([200, 260, 10500].map((at) => stopNear(at, desktop))).toEqual([0, 1, 22])
  expect(stopNear(0, whole)).toBe(0)
})

test('the ring moves with the strip, and is at the last slide at its end', () => {
  expect([240, 21 * 480, 10640].map((at) => slideAt(at, desktop))).toEqual([0.5, 21, 24])
  expect(slideAt(0, whole)).toBe(0)
})
