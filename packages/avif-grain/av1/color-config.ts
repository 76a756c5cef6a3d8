import type { BitReader } from './bit-reader.ts'

/** The parts of color_config() that a frame header depends on, section 5.5.2 of the AV1 specification. */
export type ColorConfig = {
  highBitDepth: boolean
  twelveBit: boolean
  /** Monochrome. */
  monochrome: boolean
  /** Whether samples use all values, not only those of television (16 to 235). */
  fullRange: boolean
  /** Whether chroma has half the width and half the height. Both are true of a monochrome picture. */
  subsamplingX: boolean
  subsamplingY: boolean
  separateUvDeltaQ: boolean
}

const CP_BT_709 = 1
const TC_SRGB = 13
const MC_IDENTITY = 0

/** Reads color_config( ) of a sequence header. */
export function readColorConfig(reader: BitReader, profile: number): ColorConfig {
  const highBitDepth = reader.flag() // high_bitdepth
  const twelveBit = profile === 2 && highBitDepth && reader.flag() // twelve_bit
  const monochrome = profile !== 1 && reader.flag() // mono_chrome
  const isRgb = readColorDescription(reader)
  const depth = { highBitDepth, twelveBit, monochrome }

  if (monochrome) {
    const fullRange = reader.flag() // color_range
    return { ...depth, fullRange, subsamplingX: true, subsamplingY: true, separateUvDeltaQ: false }
  }
  if (isRgb) {
    const separateUvDeltaQ = reader.flag() // separate_uv_delta_q
    return { ...depth, fullRange: true, subsamplingX: false, subsamplingY: false, separateUvDeltaQ }
  }

  const fullRange = reader.flag() // color_range
  const subsampling = readSubsampling(reader, profile, twelveBit)
  if (subsampling.subsamplingX && subsampling.subsamplingY) reader.f(2) // chroma_sample_position
  const separateUvDeltaQ = reader.flag() // separate_uv_delta_q
  return { ...depth, fullRange, ...subsampling, separateUvDeltaQ }
}

/** Whether the planes hold red, green and blue, which are never subsampled. */
function readColorDescription(reader: BitReader): boolean {
  const present = reader.flag() // color_description_present_flag
  if (!present) return false
  const colorPrimaries = reader.f(8) // color_primaries
  const transferCharacteristics = reader.f(8) // transfer_characteristics
  const matrixCoefficients = reader.f(8) // matrix_coefficients
  return (
    colorPrimaries === CP_BT_709 &&
    transferCharacteristics === TC_SRGB &&
    matrixCoefficients === MC_IDENTITY
  )
}

function readSubsampling(reader: BitReader, profile: number, twelveBit: boolean) {
  if (profile === 0) return { subsamplingX: true, subsamplingY: true }
  if (profile === 1) return { subsamplingX: false, subsamplingY: false }
  if (!twelveBit) return { subsamplingX: true, subsamplingY: false }
  const subsamplingX = reader.flag() // subsampling_x
  const subsamplingY = subsamplingX && reader.flag() // subsampling_y
  return { subsamplingX, subsamplingY }
}
