import type { BitReader } from './bit-reader.ts'
import type { SequenceHeader } from './sequence-header.ts'

const TOTAL_REFS_PER_FRAME = 8
const RESTORE_NONE = 0

/** The filters of a picture that is not lossless: loop, CDEF and restoration. */
export function skipLoopFilters(reader: BitReader, sequence: SequenceHeader): void {
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
