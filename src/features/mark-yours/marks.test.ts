import { expect, it } from 'vitest'

import { framesIn, hashOf } from './marks.ts'

it('writes frames into an address in the order of the film', () => {
  expect(hashOf([30, 14, 22])).toBe('#roll=14,22,30')
})

it.each([
  ['#roll=14,22,30', [14, 22, 30]],
  ['#roll=36', [36]],
  ['#roll=14,22,30?fbclid=1', [14, 22, 30]],
  ['#roll=14,14', [14]],
  ['#roll=0,22', []],
  ['#roll=14,37', []],
  ['#roll=1,2,3,4', []],
  ['#roll=', []],
  ['#roll=,', []],
  ['#roll', []],
  ['#stairs', []],
  ['', []],
])('reads %s', (hash, frames) => {
  expect(framesIn(hash, 36)).toEqual(frames)
})
