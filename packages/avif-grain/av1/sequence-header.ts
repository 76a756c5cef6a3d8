import { UnsupportedAvif } from '../unsupported.ts'
import { BitReader } from './bit-reader.ts'
import { readColorConfig } from './color-config.ts'

/** The parts of sequence_header_obu() that a frame header depends on, section 5.5 of the AV1 specification. */
export type SequenceHeader = ReturnType<typeof readSequenceHeader>

/** What later parts of a frame header depend on. */
export type Frame = {
  sequence: SequenceHeader
  /** Width of the coded picture in pixels, before superres widens it (`FrameWidth`). */
  width: number
  /** Whether superres widens it (`UpscaledWidth` is not `FrameWidth`). */
  upscaled: boolean
  allowIntrabc: boolean
}

/** Reads the header that still pictures have, the one with `reduced_still_picture_header`. */
export function readSequenceHeader(payload: Uint8Array) {
  const reader = new BitReader(payload)
  const profile = reader.f(3) // seq_profile
  if (profile > 2) throw new UnsupportedAvif('Its picture is of an unknown profile.')
  const stillPicture = reader.flag() // still_picture
  const reducedStillPictureHeader = reader.flag() // reduced_still_picture_header
  if (!stillPicture || !reducedStillPictureHeader) {
    throw new UnsupportedAvif('Its picture has the headers of a video, not of a still image.')
  }
  reader.f(5) // seq_level_idx[ 0 ]

  const widthBits = reader.f(4) + 1 // frame_width_bits_minus_1
  const heightBits = reader.f(4) + 1 // frame_height_bits_minus_1
  const width = reader.f(widthBits) + 1 // max_frame_width_minus_1
  const height = reader.f(heightBits) + 1 // max_frame_height_minus_1

  const use128x128Superblock = reader.flag() // use_128x128_superblock
  reader.f(1) // enable_filter_intra
  reader.f(1) // enable_intra_edge_filter
  const enableSuperres = reader.flag() // enable_superres
  const enableCdef = reader.flag() // enable_cdef
  const enableRestoration = reader.flag() // enable_restoration
  const color = readColorConfig(reader, profile)
  const filmGrainFlag = reader.position
  const filmGrainParamsPresent = reader.flag() // film_grain_params_present
  reader.trailingBits()

  return {
    profile,
    /** In pixels. */
    width,
    height,
    use128x128Superblock,
    enableSuperres,
    enableCdef,
    enableRestoration,
    color,
    /** Position of `film_grain_params_present` in the payload, in bits. */
    filmGrainFlag,
    filmGrainParamsPresent,
  }
}
