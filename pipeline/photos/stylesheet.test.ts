import { expect, test } from 'vitest'

import type { Photo, Photograph } from '../model/photo.ts'
import { stylesheet } from './stylesheet.ts'

const pier = photograph('pier')
const gate = photograph('gate')

test('a photograph has its shape, focal point, color and thumbnail, in the layer of its folder', () => {
  expect(stylesheet([pier, pier], [pier, gate])).toBe(`@layer base {
.film-portra-400{--stock:#f6b1ab}
.photo-gate{--ratio:1.5;--tone:#a99790;--focus:50% 12.5%}
.photo-pier{--ratio:1.5;--tone:#a99790;--focus:50% 12.5%;--blur:url(data:image/webp;base64,pier)}
}
`)
})

test('a small frame has its shape and color alone', () => {
  expect(stylesheet([{ ...pier, isSmall: true }])).toContain('{--ratio:1.5;--tone:#a99790}')
})

test('the focus of an upright photograph is moved up, to keep the head', () => {
  const upright = photograph('gate', { width: 1600, height: 2400 })
  const focusAt = (y: number) => stylesheet([{ ...upright, focal: { x: 0.4, y } }])

  expect(focusAt(0.25)).toContain('--focus:40% 10%;')
  expect(focusAt(0.1)).toContain('--focus:40% 0%;')
  expect(focusAt(0.9)).toContain('--focus:40% 100%;')
})

function photograph(name: string, size = { width: 2400, height: 1600 }): Photograph {
  const photo = {
    className: `photo-${name}`,
    film: { className: 'film-portra-400' },
    full: size,
  } as Photo
  const placeholder = { color: '#a99790', thumbnail: name }
  return { photo, placeholder, focal: { x: 0.5, y: 0.125 }, hue: '#f6b1ab', rights: {} }
}
