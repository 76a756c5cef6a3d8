import { expect, test } from 'vitest'

import { fallback, largest, srcSet } from './print-address.ts'

const prints = {
  width: 2000,
  height: 1333,
  address: '/uploads/veil-{width}-0a1b2c3d.{format}',
  avif: [320, 2000],
  jpg: [736, 1600],
}

test('a browser may choose from every print of a format', () => {
  expect(srcSet(prints, 'avif')).toBe(
    '/uploads/veil-320-0a1b2c3d.avif 320w, /uploads/veil-2000-0a1b2c3d.avif 2000w',
  )
})

test('one that cannot choose gets the smallest JPEG, and a visitor who wants the file the largest', () => {
  expect(fallback(prints)).toBe('/uploads/veil-736-0a1b2c3d.jpg')
  expect(largest(prints)).toBe('/uploads/veil-1600-0a1b2c3d.jpg')
})
