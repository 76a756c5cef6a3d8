import { UnsupportedAvif } from '../unsupported.ts'
import type { BitReader } from './bits.ts'

/** The parts of sequence_header_obu() that matter here, section 5.5 of the AV1 specification. */
export type SequenceHeader = ReturnType<typeof readSequenceHeader>

const MC_IDENTITY = 0

/** Reads the header that still pictures have, the one with `reduced_still_picture_header`. */
export function readSequenceHeader(reader: BitReader) {
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
  reader.f(2) // enable_filter_intra, enable_intra_edge_filter
  return {
    /** In pixels. */
    width,
    height,
    use128x128Superblock,
    enableSuperres: reader.flag(), // enable_superres
    enableCdef: reader.flag(), // enable_cdef
    enableRestoration: reader.flag(), // enable_restoration
    ...readColorConfig(reader, profile),
    /** Position of `film_grain_params_present` in the data, in bits. */
    filmGrainFlag: reader.position,
    filmGrainParamsPresent: reader.flag(), // film_grain_params_present
  }
}

/** Chroma subsampling. Monochrome is 4:0:0. */
export type Subsampling = '4:0:0' | '4:2:0' | '4:2:2' | '4:4:4'

/** color_config(), section 5.5.2. Full range is all values, not only those of television, 16 to 235. */
function readColorConfig(reader: BitReader, profile: number) {
  const highBitDepth = reader.flag() // high_bitdepth
  const twelveBit = profile === 2 && highBitDepth && reader.flag() // twelve_bit
  const monochrome = profile !== 1 && reader.flag() // mono_chrome
  const described = reader.flag() // color_description_present_flag
  if (described) reader.f(16) // color_primaries, transfer_characteristics
  const isRgb = described && reader.f(8) === MC_IDENTITY // matrix_coefficients
  if (isRgb) throw new UnsupportedAvif('Its planes are red, green and blue.')
  const fullRange = reader.flag() // color_range
  const subsampling = readSubsampling(reader, { profile, twelveBit, monochrome })
  if (subsampling === '4:2:0') reader.f(2) // chroma_sample_position
  const separateUvDeltaQ = !monochrome && reader.flag() // separate_uv_delta_q
  return { fullRange, subsampling, separateUvDeltaQ }
}

type Format = { profile: number; twelveBit: boolean; monochrome: boolean }

function readSubsampling(reader: BitReader, format: Format): Subsampling {
  const { profile, twelveBit, monochrome } = format
  if (monochrome) return '4:0:0'
  if (profile === 1) return '4:4:4'
  if (profile === 0) return '4:2:0'
  if (!twelveBit) return '4:2:2'
  const half = reader.flag() // subsampling_x
  if (!half) return '4:4:4'
  return reader.flag() ? '4:2:0' : '4:2:2' // subsampling_y
}
