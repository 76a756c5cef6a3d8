import { describe, expect, test } from 'vitest'

import { lastStop, positionOf, slideAt, stopNear, type StripLayout } from './position.ts'

const phone: StripLayout = { count: 25, slide: 312, view: 390, reach: 7426 }
const desktop: StripLayout = { count: 25, slide: 480, view: 1440, reach: 10640 }
const short: StripLayout = { count: 3, slide: 480, view: 1440, reach: 80 }
const whole: StripLayout = { count: 3, slide: 480, view: 1600, reach: 0 }

describe('stops', () => {
  test('there is one for each slide when one slide is in view', () => {
    expect(lastStop(phone)).toBe(24)
  })

  test('the last one has the last slide in view', () => {
    expect(lastStop(desktop)).toBe(22)
    expect(positionOf(21, desktop)).toBe(21 * 480)
    expect(positionOf(22, desktop)).toBe(10640)
  })

  test('there are two when all slides nearly fit, and one when they fit', () => {
    expect(lastStop(short)).toBe(1)
    expect(positionOf(1, short)).toBe(80)
    expect(lastStop(whole)).toBe(0)
  })
})

test('a position between two stops is nearest to one of them', () => {
  expect(stopNear(200, desktop)).toBe(0)
  expect(stopNear(260, desktop)).toBe(1)
  expect(stopNear(10500, desktop)).toBe(22)
  expect(stopNear(0, whole)).toBe(0)
})

test('the ring moves with the strip, and is at the last slide at its end', () => {
  expect(slideAt(240, desktop)).toBe(0.5)
  expect(slideAt(21 * 480, desktop)).toBe(21)
  expect(slideAt(10640, desktop)).toBe(24)
  expect(slideAt(0, whole)).toBe(0)
})
