import { UnsupportedAvif } from '../unsupported.ts'
import type { BitReader } from './bit-reader.ts'
import type { Frame } from './sequence-header.ts'

const MAX_TILE_WIDTH = 4096
const MAX_TILE_AREA = 4096 * 2304
const MAX_TILE_COLS = 64
const MAX_TILE_ROWS = 64

/** The size of a picture in superblocks, and the limits of its tiles. */
type Grid = {
  sbCols: number
  sbRows: number
  maxTileWidthSb: number
  minLog2TileCols: number
  minLog2Tiles: number
}

/** tile_info(), section 5.9.15 of the AV1 specification. */
export function skipTileInfo(reader: BitReader, frame: Frame): void {
  const grid = gridOf(frame)
  const uniform = reader.flag() // uniform_tile_spacing_flag
  const log2 = uniform ? readUniformTiles(reader, grid) : readTiles(reader, grid)
  if (log2 > 0) {
    reader.f(log2) // context_update_tile_id
    reader.f(2) // tile_size_bytes_minus_1
  }
}

function gridOf({ sequence, width }: Frame): Grid {
  const sbSize = sequence.use128x128Superblock ? 128 : 64
  const sbCols = Math.ceil(width / sbSize)
  const sbRows = Math.ceil(sequence.height / sbSize)
  const maxTileWidthSb = MAX_TILE_WIDTH / sbSize
  const maxTileAreaSb = MAX_TILE_AREA / sbSize ** 2
  const minLog2TileCols = tileLog2(maxTileWidthSb, sbCols)
  const minLog2Tiles = Math.max(minLog2TileCols, tileLog2(maxTileAreaSb, sbRows * sbCols))
  return { sbCols, sbRows, maxTileWidthSb, minLog2TileCols, minLog2Tiles }
}

/** `TileColsLog2` + `TileRowsLog2`, if all tiles have one size. */
function readUniformTiles(reader: BitReader, grid: Grid): number {
  const maxLog2TileCols = tileLog2(1, Math.min(grid.sbCols, MAX_TILE_COLS))
  const maxLog2TileRows = tileLog2(1, Math.min(grid.sbRows, MAX_TILE_ROWS))
  const tileColsLog2 = readIncrements(reader, grid.minLog2TileCols, maxLog2TileCols)
  const minLog2TileRows = Math.max(grid.minLog2Tiles - tileColsLog2, 0)
  return tileColsLog2 + readIncrements(reader, minLog2TileRows, maxLog2TileRows)
}

function readIncrements(reader: BitReader, least: number, most: number): number {
  let log2 = least
  while (log2 < most && reader.flag()) log2++ // increment_tile_cols_log2, increment_tile_rows_log2
  return log2
}

/** `TileColsLog2` + `TileRowsLog2`, if columns and rows have different sizes. */
function readTiles(reader: BitReader, { sbCols, sbRows, maxTileWidthSb, minLog2Tiles }: Grid) {
  const widths = readSizes(reader, sbCols, maxTileWidthSb) // width_in_sbs_minus_1
  const maxTileAreaSb =
    minLog2Tiles > 0 ? Math.floor((sbRows * sbCols) / 2 ** (minLog2Tiles + 1)) : sbRows * sbCols
  const maxTileHeightSb = Math.max(Math.floor(maxTileAreaSb / Math.max(...widths)), 1)
  const heights = readSizes(reader, sbRows, maxTileHeightSb) // height_in_sbs_minus_1

  if (widths.length > MAX_TILE_COLS || heights.length > MAX_TILE_ROWS) {
    throw new UnsupportedAvif('Its picture is cut into more tiles than AV1 has.')
  }
  return tileLog2(1, widths.length) + tileLog2(1, heights.length)
}

function readSizes(reader: BitReader, whole: number, largest: number): number[] {
  const sizes: number[] = []
  for (let start = 0; start < whole; start += sizes.at(-1)!) {
    sizes.push(reader.ns(Math.min(whole - start, largest)) + 1)
  }
  return sizes
}

/** tile_log2(), section 5.9.16: how often a block must be doubled to reach the target. */
function tileLog2(block: number, target: number): number {
  let log2 = 0
  while (block * 2 ** log2 < target) log2++
  return log2
}
