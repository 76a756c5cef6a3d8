import { expect, test } from 'vitest'

import { UnsupportedAvif } from '../unsupported.ts'
import { BitWriter } from './bit-writer.ts'
import { readSequenceHeader } from './sequence-header.ts'

test.each([
  ['a film', 0b000_0_0],
  ['a still picture with the headers of a film', 0b000_1_0],
  ['an unknown profile', 0b011_1_1],
])('the sequence header of %s is refused', (_name, start) => {
  const writer = new BitWriter()
  writer.f(5, start) // seq_profile, still_picture, reduced_still_picture_header
  writer.f(200)
  expect(() => readSequenceHeader(writer.bytes())).toThrow(UnsupportedAvif)
})
