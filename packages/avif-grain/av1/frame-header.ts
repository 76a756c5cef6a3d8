import type { Grain } from '../grain.ts'
import { UnsupportedAvif } from '../unsupported.ts'
import type { BitReader } from './bits.ts'
import { filmGrainParams } from './film-grain-params.ts'
import type { SequenceHeader } from './sequence-header.ts'

/** The end of a frame header. */
type FrameHeader = {
  /** Position of film_grain_params( ) in the data, in bits. */
  filmGrain: number
  /** What is there now. */
  grain?: Grain
}

/** Reads uncompressed_header(), section 5.9.2 of the AV1 specification, of a still picture's one frame. */
export function readFrameHeader(reader: BitReader, sequence: SequenceHeader): FrameHeader {
  reader.f(1) // disable_cdf_update
  const allowScreenContentTools = reader.flag() // allow_screen_content_tools
  if (allowScreenContentTools) reader.f(1) // force_integer_mv
  const useSuperres = sequence.enableSuperres && reader.flag() // use_superres
  if (useSuperres) throw new UnsupportedAvif('Its picture is enlarged by super-resolution.')
  const differentRenderSize = reader.flag() // render_and_frame_size_different
  if (differentRenderSize) reader.f(32) // render_width_minus_1, render_height_minus_1
  const allowIntrabc = allowScreenContentTools && reader.flag() // allow_intrabc
  if (allowIntrabc) throw new UnsupportedAvif('Its picture copies parts of itself.')

  skipTileInfo(reader, sequence)
  skipQuantization(reader, sequence)
  skipLoopFilters(reader, sequence)
  reader.f(2) // tx_mode_select, reduced_tx_set

  const filmGrain = reader.position
  if (!sequence.filmGrainParamsPresent) return { filmGrain }
  return { filmGrain, grain: filmGrainParams(reader, sequence.subsampling) }
}

const MAX_TILE_WIDTH = 4096
const MAX_TILE_AREA = 4096 * 2304
const MAX_TILE_COLS = 64
const MAX_TILE_ROWS = 64

/** tile_info(), section 5.9.15. Encoders of still pictures make all tiles of one size. */
function skipTileInfo(reader: BitReader, sequence: SequenceHeader): void {
  const { width, height, use128x128Superblock } = sequence
  const sbSize = use128x128Superblock ? 128 : 64
  const sbCols = Math.ceil(width / sbSize)
  const sbRows = Math.ceil(height / sbSize)
  const minLog2TileCols = tileLog2(MAX_TILE_WIDTH / sbSize, sbCols)
  const minLog2Tiles = tileLog2(MAX_TILE_AREA / sbSize ** 2, sbRows * sbCols)

  const uniform = reader.flag() // uniform_tile_spacing_flag
  if (!uniform) throw new UnsupportedAvif('Its picture is cut into tiles of different sizes.')
  const maxLog2TileCols = tileLog2(1, Math.min(sbCols, MAX_TILE_COLS))
  const maxLog2TileRows = tileLog2(1, Math.min(sbRows, MAX_TILE_ROWS))
  const tileColsLog2 = readIncrements(reader, minLog2TileCols, maxLog2TileCols)
  const minLog2TileRows = Math.max(minLog2Tiles - tileColsLog2, 0)
  const tileRowsLog2 = readIncrements(reader, minLog2TileRows, maxLog2TileRows)
  const tiles = tileColsLog2 + tileRowsLog2
  if (tiles > 0) reader.f(tiles + 2) // context_update_tile_id, tile_size_bytes_minus_1
}

function readIncrements(reader: BitReader, least: number, most: number): number {
  let log2 = least
  while (log2 < most && reader.flag()) log2++ // increment_tile_cols_log2, increment_tile_rows_log2
  return log2
}

/** tile_log2(), section 5.9.16: how often a block must be doubled to reach the target. */
function tileLog2(block: number, target: number): number {
  let log2 = 0
  while (block * 2 ** log2 < target) log2++
  return log2
}

const TOTAL_REFS_PER_FRAME = 8
const RESTORE_NONE = 0

/** Loop filter, CDEF and restoration. */
function skipLoopFilters(reader: BitReader, sequence: SequenceHeader): void {
  const monochrome = sequence.subsampling === '4:0:0'
  skipLoopFilterParams(reader, monochrome)
  if (sequence.enableCdef) skipCdefParams(reader, monochrome)
  if (sequence.enableRestoration) skipLrParams(reader, sequence)
}

/** loop_filter_params(), section 5.9.11 of the AV1 specification. */
function skipLoopFilterParams(reader: BitReader, monochrome: boolean): void {
  const levels = reader.f(12) // loop_filter_level[ 0 ], loop_filter_level[ 1 ]
  if (!monochrome && levels > 0) reader.f(12) // loop_filter_level[ 2 ], loop_filter_level[ 3 ]
  reader.f(3) // loop_filter_sharpness

  const deltaEnabled = reader.flag() // loop_filter_delta_enabled
  const deltaUpdate = deltaEnabled && reader.flag() // loop_filter_delta_update
  if (!deltaUpdate) return
  for (let delta = 0; delta < TOTAL_REFS_PER_FRAME + 2; delta++) {
    const update = reader.flag() // update_ref_delta, update_mode_delta
    if (update) reader.f(7) // loop_filter_ref_deltas[ i ], loop_filter_mode_deltas[ i ]
  }
}

/** cdef_params(), section 5.9.19. */
function skipCdefParams(reader: BitReader, monochrome: boolean): void {
  reader.f(2) // cdef_damping_minus_3
  const cdefBits = reader.f(2) // cdef_bits
  for (let strength = 0; strength < 2 ** cdefBits; strength++) {
    reader.f(monochrome ? 6 : 12) // cdef_y_pri_strength[ i ], cdef_y_sec_strength[ i ], …
  }
}

/** lr_params(), section 5.9.20. */
function skipLrParams(reader: BitReader, sequence: SequenceHeader): void {
  const { subsampling, use128x128Superblock } = sequence
  const usesLumaLr = reader.f(2) !== RESTORE_NONE // lr_type
  const usesChromaLr = subsampling !== '4:0:0' && reader.f(4) !== RESTORE_NONE // lr_type, twice
  if (!usesLumaLr && !usesChromaLr) return

  const unitShift = reader.flag() // lr_unit_shift
  if (unitShift && !use128x128Superblock) reader.f(1) // lr_unit_extra_shift
  if (subsampling === '4:2:0' && usesChromaLr) reader.f(1) // lr_uv_shift
}

/** Quantization, sections 5.9.12 to 5.9.18, of a picture that is neither lossless nor in segments. */
function skipQuantization(reader: BitReader, sequence: SequenceHeader): void {
  const { subsampling, separateUvDeltaQ } = sequence
  const monochrome = subsampling === '4:0:0'
  const baseQIdx = reader.f(8) // base_q_idx
  if (baseQIdx === 0) throw new UnsupportedAvif('Its picture is lossless.')

  skipDeltaQ(reader) // DeltaQYDc
  const diffUvDelta = separateUvDeltaQ && reader.flag() // diff_uv_delta
  const planes = monochrome ? 0 : diffUvDelta ? 2 : 1
  for (let plane = 0; plane < planes; plane++) {
    skipDeltaQ(reader) // DeltaQUDc, DeltaQVDc
    skipDeltaQ(reader) // DeltaQUAc, DeltaQVAc
  }
  const usingQmatrix = reader.flag() // using_qmatrix
  if (usingQmatrix) reader.f(separateUvDeltaQ ? 12 : 8) // qm_y, qm_u, qm_v

  const segmentationEnabled = reader.flag() // segmentation_enabled
  if (segmentationEnabled) throw new UnsupportedAvif('Its picture is in segments.')
  const deltaQPresent = reader.flag() // delta_q_present
  if (deltaQPresent) reader.f(2) // delta_q_res
  const deltaLfPresent = deltaQPresent && reader.flag() // delta_lf_present
  if (deltaLfPresent) reader.f(3) // delta_lf_res, delta_lf_multi
}

/** read_delta_q(), section 5.9.13. */
function skipDeltaQ(reader: BitReader): void {
  const deltaCoded = reader.flag() // delta_coded
  if (deltaCoded) reader.f(7) // delta_q
}
