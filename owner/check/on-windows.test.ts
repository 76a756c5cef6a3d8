import { expect, test } from 'vitest'

import { onWindows, pageName } from './on-windows.ts'

test('a page and its windows are called as their owner calls them', () => {
  expect(pageName('/booking')).toBe('Booking')
  expect(pageName('/404-page-that-is-missing')).toBe('Missing pages')
  expect(onWindows([320, 390])).toBe('on phones')
  expect(onWindows([320, 390, 768, 1024, 1440, 1920])).toBe('on phones, tablets, and desktops')
})
