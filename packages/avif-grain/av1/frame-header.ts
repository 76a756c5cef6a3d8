import type { Grain } from '../grain.ts'
import type { BitReader } from './bit-reader.ts'
import { skipCdefParams, skipLoopFilterParams, skipLrParams } from './loop-filters.ts'
import { readLossless } from './quantization.ts'
import { filmGrainParams } from './film-grain-params.ts'
import type { Frame, SequenceHeader } from './sequence-header.ts'
import { skipTileInfo } from './tile-info.ts'

/** The end of a frame header. */
export type FrameHeader = {
  /** Position of film_grain_params( ) in the data, in bits. */
  filmGrain: number
  /** What is there now. */
  grain?: Grain
}

/**
 * Reads uncompressed_header(), section 5.9.2 of the AV1 specification, as it is in a still picture
 * with a reduced header: one key frame that is shown.
 */
export function readFrameHeader(reader: BitReader, sequence: SequenceHeader): FrameHeader {
  const frame = readFrame(reader, sequence)
  skipTileInfo(reader, frame)
  const codedLossless = readLossless(reader, frame)
  skipLoopFilterParams(reader, frame, codedLossless)
  skipCdefParams(reader, frame, codedLossless)
  skipLrParams(reader, frame, codedLossless)
  if (!codedLossless) reader.f(1) // tx_mode_select, section 5.9.21
  reader.f(1) // reduced_tx_set

  const filmGrain = reader.position
  if (!sequence.filmGrainParamsPresent) return { filmGrain }
  return { filmGrain, grain: filmGrainParams(reader, sequence.color) }
}

function readFrame(reader: BitReader, sequence: SequenceHeader): Frame {
  reader.f(1) // disable_cdf_update
  const allowScreenContentTools = reader.flag() // allow_screen_content_tools
  if (allowScreenContentTools) reader.f(1) // force_integer_mv

  const width = readFrameWidth(reader, sequence)
  skipRenderSize(reader)
  const upscaled = width !== sequence.width
  const allowIntrabc = allowScreenContentTools && !upscaled && reader.flag() // allow_intrabc
  return { sequence, width, upscaled, allowIntrabc }
}

/** frame_size() and superres_params(), sections 5.9.5 and 5.9.8. */
function readFrameWidth(reader: BitReader, sequence: SequenceHeader): number {
  const useSuperres = sequence.enableSuperres && reader.flag() // use_superres
  if (!useSuperres) return sequence.width
  const superresDenom = reader.f(3) + 9 // coded_denom
  return Math.floor((sequence.width * 8 + Math.floor(superresDenom / 2)) / superresDenom)
}

/** render_size(), section 5.9.6. */
function skipRenderSize(reader: BitReader): void {
  const different = reader.flag() // render_and_frame_size_different
  if (different) reader.f(32) // render_width_minus_1, render_height_minus_1
}
