import { expect, test } from 'vitest'

import { BitReader } from './bit-reader.ts'
import { readFrameHeader } from './frame-header.ts'
import {
  expectEnd,
  lossless,
  noScreenContent,
  reducedTxSet,
  sameRenderSize,
  sequence,
  type Bits,
} from '../tests/trial-header.ts'
import { UnsupportedAvif } from '../unsupported.ts'

test('tiles may have different sizes', () => {
  // Five superblocks across, four down.
  const tiles: Bits = [
    [0, 1], // uniform_tile_spacing_flag
    [0b110, 3], // width_in_sbs_minus_1 = 3, of 5
    [0, 0], // width_in_sbs_minus_1 = 0, of 1
    [0b01, 2], // height_in_sbs_minus_1 = 1, of 4
    [0b0, 1], // height_in_sbs_minus_1 = 0, of 2
    [0, 0], // height_in_sbs_minus_1 = 0, of 1
    [0, 1 + 2], // context_update_tile_id
    [3, 2], // tile_size_bytes_minus_1
  ]
  expectEnd([noScreenContent, sameRenderSize, tiles, lossless, reducedTxSet])
})

test('a large picture is split into tiles within the maximum size', () => {
  // 256 superblocks across, 40 down: eight tiles at least, so none of more than 640 superblocks.
  const tiles: Bits = [
    [0, 1], // uniform_tile_spacing_flag
    [2 ** 24 - 1, 4 * 6], // width_in_sbs_minus_1 = 63, of 64, four times
    [2 ** 16 - 1, 4 * 4], // height_in_sbs_minus_1 = 9, of 10, four times
    [0, 2 + 2], // context_update_tile_id
    [0, 2], // tile_size_bytes_minus_1
  ]
  const header = [noScreenContent, sameRenderSize, tiles, lossless, reducedTxSet]
  expectEnd(header, { width: 16_384, height: 2560 })
})

test('more than 64 columns of tiles are refused', () => {
  const columnsOfOne = new BitReader(new Uint8Array(500))
  const read = () => readFrameHeader(columnsOfOne, { ...sequence, width: 65 * 64, height: 64 })
  expect(read).toThrow(UnsupportedAvif)
})
