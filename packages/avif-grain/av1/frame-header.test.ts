import { test } from 'vitest'

import {
  expectEnd,
  lossless,
  noScreenContent,
  oneTile,
  reducedTxSet,
  sameRenderSize,
  sequence,
  type Bits,
} from '../tests/trial-header.ts'

test('a lossless picture has no filters', () => {
  expectEnd([noScreenContent, sameRenderSize, oneTile, lossless, reducedTxSet], {
    enableCdef: true,
    enableRestoration: true,
  })
})

test('a lossless picture with super-resolution has loop restoration', () => {
  const superres: Bits = [
    [1, 1], // use_superres
    [7, 3], // coded_denom
  ]
  const restoration: Bits = [
    [3, 2], // lr_type
    [1, 1], // lr_unit_shift
    [1, 1], // lr_unit_extra_shift
  ]
  const header = [noScreenContent, superres, sameRenderSize, oneTile, lossless, restoration]
  expectEnd([...header, reducedTxSet], { enableSuperres: true, enableRestoration: true })
})

test('a picture with one lossy segment has all filters', () => {
  const quantization: Bits = [
    [0, 8], // base_q_idx
    [0, 1], // delta_coded
    [1, 1], // using_qmatrix
    [0, 8], // qm_y, qm_u
    [1, 1], // segmentation_enabled
    [1, 1], // feature_enabled[ 0 ][ SEG_LVL_ALT_Q ]
    [9, 9], // feature_value
    [1, 1], // feature_enabled[ 0 ][ SEG_LVL_ALT_LF_Y_V ]
    [0, 7], // feature_value
    [0, 6 + 7 * 8],
  ]
  const filters: Bits = [
    [0, 12], // loop_filter_level[ 0 ], loop_filter_level[ 1 ]
    [0, 3], // loop_filter_sharpness
    [1, 1], // loop_filter_delta_enabled
    [1, 1], // loop_filter_delta_update
    [1, 1], // update_ref_delta
    [0, 7], // loop_filter_ref_deltas[ 0 ]
    [0, 9],
    [0, 2], // cdef_damping_minus_3
    [2, 2], // cdef_bits
    [0, 4 * 6],
    [0, 2], // lr_type
    [0, 1], // tx_mode_select
  ]
  const header = [noScreenContent, sameRenderSize, oneTile, quantization, filters, reducedTxSet]
  expectEnd(header, { enableCdef: true, enableRestoration: true })
})

test('color planes have their own quantizers and filters', () => {
  const quantization: Bits = [
    [90, 8], // base_q_idx
    [0, 1], // delta_coded
    [1, 1], // diff_uv_delta
    [0, 4], // delta_coded
    [1, 1], // using_qmatrix
    [0, 4 * 3], // qm_y, qm_u, qm_v
    [0, 2], // segmentation_enabled, delta_q_present
  ]
  const filters: Bits = [
    [1, 12], // loop_filter_level[ 0 ], loop_filter_level[ 1 ]
    [0, 12], // loop_filter_level[ 2 ], loop_filter_level[ 3 ]
    [0, 3 + 1], // loop_filter_sharpness, loop_filter_delta_enabled
    [0, 2 + 2], // cdef_damping_minus_3, cdef_bits
    [0, 12],
    [1, 6], // lr_type
    [0, 1], // lr_unit_shift
    [0, 1], // lr_uv_shift
    [0, 1], // tx_mode_select
  ]
  const color = { ...sequence.color, monochrome: false, separateUvDeltaQ: true }
  const header = [noScreenContent, sameRenderSize, oneTile, quantization, filters, reducedTxSet]
  expectEnd(header, { color, enableCdef: true, enableRestoration: true })
})

test('a picture with intra block copy has no filters', () => {
  const start: Bits = [
    [0, 1], // disable_cdf_update
    [1, 1], // allow_screen_content_tools
    [0, 1], // force_integer_mv
    [1, 1], // render_and_frame_size_different
    [0xffffffff, 32], // render_width_minus_1, render_height_minus_1
    [1, 1], // allow_intrabc
  ]
  const quantization: Bits = [
    [200, 8], // base_q_idx
    [1, 1], // delta_coded
    [100, 7], // delta_q
    [0, 2], // using_qmatrix, segmentation_enabled
    [1, 1], // delta_q_present
    [3, 2], // delta_q_res
    [0, 1], // tx_mode_select
  ]
  expectEnd([start, oneTile, quantization, reducedTxSet], { enableCdef: true })
})
