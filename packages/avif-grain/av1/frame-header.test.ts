import { expect, test } from 'vitest'

import { BitReader } from './bit-reader.ts'
import { BitWriter } from './bit-writer.ts'
import { readFrameHeader } from './frame-header.ts'
import type { SequenceHeader } from './sequence-header.ts'

/** Numbers, each with its count of bits. */
type Bits = [value: number, bits: number][]

/** The sequence of a gray picture of five by four superblocks. */
const sequence: SequenceHeader = {
  width: 300,
  height: 200,
  use128x128Superblock: false,
  enableSuperres: false,
  enableCdef: true,
  enableRestoration: true,
  fullRange: true,
  subsampling: '4:0:0',
  separateUvDeltaQ: false,
  filmGrainFlag: 0,
  filmGrainParamsPresent: false,
}

const start: Bits = [[0, 3]] // disable_cdf_update, allow_screen_content_tools, render size
const oneTile: Bits = [[0b100, 3]] // uniform_tile_spacing_flag, increments
const reducedTxSet: Bits = [[0, 1]]

/** Expects that a header of these bits ends at the position of film grain. */
function expectEnd(header: Bits[], of: Partial<SequenceHeader> = {}) {
  const writer = new BitWriter()
  const bits = header.flat()
  // Ones after the header, so that reading too far is noticed.
  for (const [value, width] of [...bits, [2 ** 32 - 1, 32]] as Bits) writer.f(width, value)
  const { filmGrain } = readFrameHeader(new BitReader(writer.bytes()), { ...sequence, ...of })
  expect(filmGrain).toBe(bits.reduce((sum, [, width]) => sum + width, 0))
}

test('a picture with one lossy segment has all filters', () => {
  const quantization: Bits = [
    [0, 8 + 1], // base_q_idx, delta_coded
    [1, 1], // using_qmatrix
    [0, 8], // qm_y, qm_u
    [0b11, 2], // segmentation_enabled, feature_enabled[ 0 ][ SEG_LVL_ALT_Q ]
    [9, 9], // feature_value
    [1, 1], // feature_enabled[ 0 ][ SEG_LVL_ALT_LF_Y_V ]
    [0, 7], // feature_value
    [0, 6 + 7 * 8],
  ]
  const filters: Bits = [
    [0, 12 + 3], // loop_filter_level, loop_filter_sharpness
    [0b111, 3], // loop_filter_delta_enabled, loop_filter_delta_update, update_ref_delta
    [0, 7 + 9], // loop_filter_ref_deltas[ 0 ], update_ref_delta, update_mode_delta
    [2, 2 + 2], // cdef_damping_minus_3, cdef_bits
    [0, 4 * 6],
    [0, 2 + 1], // lr_type, tx_mode_select
  ]
  expectEnd([start, oneTile, quantization, filters, reducedTxSet])
})

test('color planes have their own quantizers and filters', () => {
  const quantization: Bits = [
    [90, 8], // base_q_idx
    [0b01, 2], // delta_coded, diff_uv_delta
    [0, 4], // delta_coded
    [1, 1], // using_qmatrix
    [0, 4 * 3 + 2], // qm_y, qm_u, qm_v, segmentation_enabled, delta_q_present
  ]
  const filters: Bits = [
    [1, 12], // loop_filter_level[ 0 ], loop_filter_level[ 1 ]
    [0, 12 + 3 + 1], // loop_filter_level[ 2 ], loop_filter_level[ 3 ], sharpness, delta_enabled
    [0, 2 + 2 + 12], // cdef_damping_minus_3, cdef_bits, strengths
    [1, 6], // lr_type
    [0, 3], // lr_unit_shift, lr_uv_shift, tx_mode_select
  ]
  const header = [start, oneTile, quantization, filters, reducedTxSet]
  expectEnd(header, { subsampling: '4:2:0', separateUvDeltaQ: true })
})

test.for([
  ['super-resolution', [[0b001, 3]]], // use_superres
  ['tiles of different sizes', [[0, 5]]], // uniform_tile_spacing_flag
] as [string, Bits][])('%s is refused', ([, bits]) => {
  expect(() => expectEnd([bits], { enableSuperres: true })).toThrow('Its picture is')
})
