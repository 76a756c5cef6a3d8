import { expect, test } from 'vitest'

import type { Photo } from '../model/photo.ts'
import type { Photograph } from './photograph.ts'
import { stylesheet } from './stylesheet.ts'

const pier = photograph('pier')
const gate = photograph('gate')

test('a photograph on the page has its shape, its focal point, its color and its thumbnail', () => {
  expect(stylesheet([pier])).toContain(
    '.photo-pier{--ratio:1.5;--focus:50% 12.5%;--tone:#a99790;' +
      '--blur:url(data:image/webp;base64,pier)}',
  )
  expect(stylesheet([pier])).toContain('.film-portra-400{--stock:#f6b1ab}')
})

test('the focus of an upright photograph is moved up, to keep the head', () => {
  const upright = photograph('gate', { width: 1600, height: 2400 })
  const focusAt = (y: number) => stylesheet([{ ...upright, focal: { x: 0.4, y } }])

  expect(focusAt(0.25)).toContain('--focus:40% 10%;')
  expect(focusAt(0.1)).toContain('--focus:40% 0%;')
  expect(focusAt(0.9)).toContain('--focus:40% 100%;')
})

test('a photograph shown only in the menu has only its color', () => {
  expect(stylesheet([pier], [gate])).toMatch(/\.photo-gate\{[^}]*--tone:#a99790\}/)
})

test('each photograph has one rule, however often it is shown', () => {
  const rules = stylesheet([pier, pier], [pier]).match(/\.photo-pier\{.*\}/g)
  expect(rules).toEqual([expect.stringContaining('--blur')])
})

test('every rule is inside its folder’s layer', () => {
  expect(stylesheet([pier])).toMatch(/^@layer base \{\n[^@]*\n\}\n$/)
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
