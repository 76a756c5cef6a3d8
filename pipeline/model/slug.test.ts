import { expect, test } from 'vitest'

import { latinSlug, slug } from './slug.ts'

test.for([
  ['Veil 1 (2).jpg', 'veil-1-2'],
  ['-o.jpg', 'o'],
  ['Café Été.TIFF', 'cafe-ete'],
  ['Café.jpg'.normalize('NFD'), 'cafe'],
  ['../../etc.jpg', 'etc'],
  ['() – & +.jpg', ''],
  ['Müller & Søn, Łódź, Straße, Æbleø, Đorđe.jpg', 'muller-son-lodz-strasse-aebleo-dorde'],
] as const)('%s becomes "%s"', ([name, expected]) => {
  expect(slug(name)).toBe(expected)
})

test('names that differ in what an address cannot hold are told apart by a checksum', () => {
  const names = [
    'шары 1.jpg',
    'кит 1.jpg',
    'кит 1.TIF',
    '婚礼.jpg',
    '🎞️.jpg',
    `${'x'.repeat(300)}.jpg`,
  ]
  const [balloons, whale, whaleAgain, wedding, film, long] = names.map(slug)
  expect(balloons).toMatch(/^1-[0-9a-f]{8}$/)
  expect(whale).toMatch(/^1-[0-9a-f]{8}$/)
  expect(whale).not.toBe(balloons)
  expect(whaleAgain).toBe(whale)
  for (const other of [wedding, film]) expect(other).toMatch(/^[0-9a-f]{8}$/)
  expect(long).toMatch(/^x{100}-[0-9a-f]{8}$/)
  expect(names.map(latinSlug)).toEqual(['1', '1', '1', '', '', 'x'.repeat(100)])
})
