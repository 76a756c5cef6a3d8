import type { BitReader } from './bit-reader.ts'
import type { Frame } from './sequence-header.ts'

const TOTAL_REFS_PER_FRAME = 8
const RESTORE_NONE = 0

/** loop_filter_params(), section 5.9.11 of the AV1 specification. */
export function skipLoopFilterParams(reader: BitReader, frame: Frame, codedLossless: boolean) {
  if (codedLossless || frame.allowIntrabc) return
  const verticalLevel = reader.f(6) // loop_filter_level[ 0 ]
  const horizontalLevel = reader.f(6) // loop_filter_level[ 1 ]
  if (!frame.sequence.color.monochrome && (verticalLevel > 0 || horizontalLevel > 0)) {
    reader.f(12) // loop_filter_level[ 2 ], loop_filter_level[ 3 ]
  }
  reader.f(3) // loop_filter_sharpness

  const deltaEnabled = reader.flag() // loop_filter_delta_enabled
  const deltaUpdate = deltaEnabled && reader.flag() // loop_filter_delta_update
  if (!deltaUpdate) return
  for (let delta = 0; delta < TOTAL_REFS_PER_FRAME + 2; delta++) {
    const update = reader.flag() // update_ref_delta, update_mode_delta
    if (update) reader.su(1 + 6) // loop_filter_ref_deltas[ i ], loop_filter_mode_deltas[ i ]
  }
}

/** cdef_params(), section 5.9.19. */
export function skipCdefParams(reader: BitReader, frame: Frame, codedLossless: boolean) {
  if (codedLossless || frame.allowIntrabc || !frame.sequence.enableCdef) return
  reader.f(2) // cdef_damping_minus_3
  const cdefBits = reader.f(2) // cdef_bits
  for (let strength = 0; strength < 2 ** cdefBits; strength++) {
    reader.f(6) // cdef_y_pri_strength[ i ], cdef_y_sec_strength[ i ]
    if (!frame.sequence.color.monochrome) reader.f(6) // cdef_uv_pri_strength, cdef_uv_sec_strength
  }
}

/** lr_params(), section 5.9.20. */
export function skipLrParams(reader: BitReader, frame: Frame, codedLossless: boolean) {
  const { sequence, upscaled, allowIntrabc } = frame
  const allLossless = codedLossless && !upscaled
  if (allLossless || allowIntrabc || !sequence.enableRestoration) return

  const { monochrome, subsamplingX, subsamplingY } = sequence.color
  const usesLumaLr = reader.f(2) !== RESTORE_NONE // lr_type
  const chromaTypes = monochrome ? [] : [reader.f(2), reader.f(2)] // lr_type
  const usesChromaLr = chromaTypes.some((type) => type !== RESTORE_NONE)
  if (!usesLumaLr && !usesChromaLr) return

  const unitShift = reader.flag() // lr_unit_shift
  if (unitShift && !sequence.use128x128Superblock) reader.f(1) // lr_unit_extra_shift
  if (subsamplingX && subsamplingY && usesChromaLr) reader.f(1) // lr_uv_shift
}
