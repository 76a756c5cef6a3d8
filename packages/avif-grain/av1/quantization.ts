import type { BitReader } from './bit-reader.ts'
import type { SequenceHeader } from './sequence-header.ts'

const MAX_SEGMENTS = 8

/** `Segmentation_Feature_Bits`, with the sign of those in `Segmentation_Feature_Signed`. */
const SEGMENTATION_FEATURE_BITS = [1 + 8, 1 + 6, 1 + 6, 1 + 6, 1 + 6, 3, 0, 0]
const SEG_LVL_ALT_Q = 0

/** Reads the quantization, sections 5.9.12 to 5.9.18 of the AV1 specification. Returns `CodedLossless`. */
export function readLossless(reader: BitReader, sequence: SequenceHeader, allowIntrabc: boolean) {
  const baseQIdx = reader.f(8) // base_q_idx
  const hasDeltas = readDeltas(reader, sequence)
  const segmentDeltas = readSegmentationParams(reader)

  // delta_q_params() and delta_lf_params(), sections 5.9.17 and 5.9.18
  const deltaQPresent = baseQIdx > 0 && reader.flag() // delta_q_present
  if (deltaQPresent) reader.f(2) // delta_q_res
  const deltaLfPresent = deltaQPresent && !allowIntrabc && reader.flag() // delta_lf_present
  if (deltaLfPresent) reader.f(3) // delta_lf_res, delta_lf_multi

  // get_qindex(), section 7.12.2
  return !hasDeltas && segmentDeltas.every((delta) => baseQIdx + delta <= 0)
}

/** The rest of quantization_params(), section 5.9.12: whether a plane differs from `base_q_idx`. */
function readDeltas(reader: BitReader, { subsampling, separateUvDeltaQ }: SequenceHeader): boolean {
  const monochrome = subsampling === '4:0:0'
  const deltas = [readDeltaQ(reader)] // DeltaQYDc
  const diffUvDelta = separateUvDeltaQ && reader.flag() // diff_uv_delta
  if (!monochrome) deltas.push(readDeltaQ(reader), readDeltaQ(reader)) // DeltaQUDc, DeltaQUAc
  if (diffUvDelta) deltas.push(readDeltaQ(reader), readDeltaQ(reader)) // DeltaQVDc, DeltaQVAc

  const usingQmatrix = reader.flag() // using_qmatrix
  if (usingQmatrix) reader.f(separateUvDeltaQ ? 12 : 8) // qm_y, qm_u, qm_v
  return deltas.some((delta) => delta !== 0)
}

/** read_delta_q(), section 5.9.13. */
function readDeltaQ(reader: BitReader): number {
  const deltaCoded = reader.flag() // delta_coded
  return deltaCoded ? reader.su(7) : 0 // delta_q
}

/** segmentation_params(), section 5.9.14: what each segment adds to `base_q_idx`. */
function readSegmentationParams(reader: BitReader): number[] {
  const segmentationEnabled = reader.flag() // segmentation_enabled
  if (!segmentationEnabled) return [0]

  return Array.from({ length: MAX_SEGMENTS }, () => {
    const values = SEGMENTATION_FEATURE_BITS.map((bits) => {
      const featureEnabled = reader.flag() // feature_enabled
      return featureEnabled ? reader.su(bits) : 0 // feature_value
    })
    return values[SEG_LVL_ALT_Q]!
  })
}
