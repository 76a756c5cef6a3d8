import { expect, test } from 'vitest'

import { BitWriter } from './bit-writer.ts'
import { readSequenceHeader } from './sequence-header.ts'

test.each([
  ['a film', 0b000_0_0, 'headers of a video'],
  ['a still picture with the headers of a film', 0b000_1_0, 'headers of a video'],
  ['an unknown profile', 0b011_1_1, 'unknown profile'],
])('the sequence header of %s is refused', (_name, start, reason) => {
  const writer = new BitWriter()
  writer.f(5, start) // seq_profile, still_picture, reduced_still_picture_header
  writer.f(200)
  expect(() => readSequenceHeader(writer.bytes())).toThrow(reason)
})
