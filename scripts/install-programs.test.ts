import { expect, test } from 'vitest'

import { mayTouchSystem, waysToChromium } from './install-programs.ts'

test.for([
  { asked: false, isRoot: false, isCi: false, may: false },
  { asked: false, isRoot: true, isCi: false, may: false },
  { asked: false, isRoot: false, isCi: true, may: false },
  { asked: false, isRoot: true, isCi: true, may: true },
  { asked: true, isRoot: false, isCi: false, may: true },
])('only root in CI touches the system unasked: $asked $isRoot $isCi', (one) => {
  expect(mayTouchSystem(one.asked, one.isRoot, one.isCi)).toBe(one.may)
})

test('a Chromium that is here is used, and nothing is installed', () => {
  expect(waysToChromium(true, true)).toEqual([])
})

test('Chromium is downloaded by Playwright before the system’s packages are touched', () => {
  expect(waysToChromium(false, false)).toEqual(['playwright'])
  expect(waysToChromium(false, true)).toEqual(['playwright', 'debian'])
})
