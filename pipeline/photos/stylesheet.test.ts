import { expect, test } from 'vitest'

import type { Photograph } from '../model/photo.ts'
import { stylesheet } from './stylesheet.ts'

const pier = photograph('pier')
const gate = photograph('gate')

test('a photograph has its shape, focal point, color and thumbnail, in the layer of its folder', () => {
  expect(stylesheet([pier, pier], [pier, gate])).toBe(`@layer base {
.film-portra-400{--stock:#f6b1ab}
.photo-gate{--ratio:1.5;--tone:#a99790;--focus-x:50%;--focus-y:12.5%}
.photo-pier{--ratio:1.5;--tone:#a99790;--focus-x:50%;--focus-y:12.5%;--blur:url(data:image/webp;base64,pier)}
}
`)
  expect(stylesheet([{ ...pier, isSmall: true }])).toContain('{--ratio:1.5;--tone:#a99790}')
})

test.for([
  [0.25, '10%'],
  [0.1, '0%'],
  [0.9, '100%'],
] as const)(
  'an upright photograph with a face at %s is moved up to keep the head',
  ([y, focus]) => {
    const upright = photograph('gate', { width: 1600, height: 2400 })
    expect(stylesheet([{ ...upright, focal: { x: 0.4, y } }])).toContain(
      `--focus-x:40%;--focus-y:${focus};`,
    )
  },
)

function photograph(name: string, size = { width: 2400, height: 1600 }): Photograph {
  const film = { className: 'film-portra-400' }
  const photo = { className: `photo-${name}`, film, full: size } as Photograph['photo']
  const placeholder = { color: '#a99790', thumbnail: name }
  return { photo, placeholder, focal: { x: 0.5, y: 0.125 }, hue: '#f6b1ab', rights: {} }
}
