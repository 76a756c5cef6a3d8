import type { Grain } from '../grain.ts'
import { UnsupportedAvif } from '../unsupported.ts'
import type { BitReader } from './bit-reader.ts'
import { filmGrainParams } from './film-grain-params.ts'
import { skipLoopFilters } from './loop-filters.ts'
import { readLossless } from './quantization.ts'
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

  skipTileInfo(reader, sequence)
  const codedLossless = readLossless(reader, sequence, allowIntrabc)
  if (!codedLossless && !allowIntrabc) skipLoopFilters(reader, sequence)
  if (!codedLossless) reader.f(1) // tx_mode_select, section 5.9.21
  reader.f(1) // reduced_tx_set

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
