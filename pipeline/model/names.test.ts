import { expect, test } from 'vitest'

import { latinSlug, slug } from './names.ts'

test.for<[name: string, expected: string]>([
  ['Veil 1 (2).jpg', 'veil-1-2'],
  ['Café.jpg'.normalize('NFD'), 'cafe'],
  ['../../etc.jpg', 'etc'],
  ['() – & +.jpg', ''],
  ['Müller & Søn, Łódź, Straße, Æbleø, Đorđe.jpg', 'muller-son-lodz-strasse-aebleo-dorde'],
])('%s becomes "%s"', ([name, expected]) => {
  expect(slug(name)).toBe(expected)
})

test('names that differ in what an address cannot hold are told apart by a checksum', () => {
  const names = ['шары 1.jpg', 'кит 1.jpg', 'кит 1.TIF', '婚礼.jpg', `${'x'.repeat(300)}.jpg`]
  const [balloons, whale, whaleAgain, wedding, long] = names.map(slug)
  for (const one of [balloons, whale]) expect(one).toMatch(/^1-[0-9a-f]{8}$/)
  expect(whale).not.toBe(balloons)
  expect(whaleAgain).toBe(whale)
  expect(wedding).toMatch(/^[0-9a-f]{8}$/)
  expect(long).toMatch(/^x{100}-[0-9a-f]{8}$/)
  expect(names.map(latinSlug)).toEqual(['1', '1', '1', '', 'x'.repeat(100)])
})
