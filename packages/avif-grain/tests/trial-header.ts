import { expect } from 'vitest'

import { BitReader } from '../av1/bit-reader.ts'
import { BitWriter } from '../av1/bit-writer.ts'
import { readFrameHeader } from '../av1/frame-header.ts'
import type { SequenceHeader } from '../av1/sequence-header.ts'

/** Numbers, each with its count of bits. */
export type Bits = [value: number, bits: number][]

/** The sequence of a gray picture of five by four superblocks. */
export const sequence: SequenceHeader = {
  profile: 0,
  width: 300,
  height: 200,
  use128x128Superblock: false,
  enableSuperres: false,
  enableCdef: false,
  enableRestoration: false,
  color: {
    highBitDepth: false,
    twelveBit: false,
    monochrome: true,
    fullRange: true,
    subsamplingX: true,
    subsamplingY: true,
    separateUvDeltaQ: false,
  },
  filmGrainFlag: 0,
  filmGrainParamsPresent: false,
}

export const noScreenContent: Bits = [
  [0, 1], // disable_cdf_update
  [0, 1], // allow_screen_content_tools
]
export const sameRenderSize: Bits = [[0, 1]] // render_and_frame_size_different
export const oneTile: Bits = [
  [1, 1], // uniform_tile_spacing_flag
  [0, 1], // increment_tile_cols_log2
  [0, 1], // increment_tile_rows_log2
]
export const lossless: Bits = [
  [0, 8], // base_q_idx
  [0, 1], // delta_coded
  [0, 1], // using_qmatrix
  [0, 1], // segmentation_enabled
]
export const reducedTxSet: Bits = [[0, 1]]

/** Expects that a header of these bits ends at the position of film grain. */
export function expectEnd(header: Bits[], of: Partial<SequenceHeader> = {}) {
  const writer = new BitWriter()
  const bits = header.flat()
  // Ones after the header, so that reading too far is noticed.
  for (const [value, width] of [...bits, [2 ** 32 - 1, 32]] as Bits) writer.f(width, value)
  const { filmGrain } = readFrameHeader(new BitReader(writer.bytes()), { ...sequence, ...of })
  expect(filmGrain).toBe(bits.reduce((sum, [, width]) => sum + width, 0))
}
