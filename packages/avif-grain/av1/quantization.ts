import type { BitReader } from './bit-reader.ts'
import type { Frame } from './sequence-header.ts'

const MAX_SEGMENTS = 8
const SEG_LVL_ALT_Q = 0

/** `Segmentation_Feature_Bits`, with the sign of those in `Segmentation_Feature_Signed`. */
const SEGMENTATION_FEATURE_BITS = [1 + 8, 1 + 6, 1 + 6, 1 + 6, 1 + 6, 3, 0, 0]

/**
 * Reads the quantization of a picture (sections 5.9.12 to 5.9.18 of the AV1 specification). Returns
 * whether it is lossless (`CodedLossless`).
 */
export function readLossless(reader: BitReader, frame: Frame): boolean {
  const { baseQIdx, hasDeltas } = readQuantizationParams(reader, frame)
  const segmentDeltas = readSegmentationParams(reader)
  skipDeltaParams(reader, frame, baseQIdx)

  // get_qindex(), section 7.12.2. A segment without a delta of its own has one of 0.
  return !hasDeltas && segmentDeltas.every((delta) => baseQIdx + delta <= 0)
}

/** quantization_params(), section 5.9.12. */
function readQuantizationParams(reader: BitReader, { sequence }: Frame) {
  const { monochrome, separateUvDeltaQ } = sequence.color
  const baseQIdx = reader.f(8) // base_q_idx
  const deltas = [readDeltaQ(reader)] // DeltaQYDc
  if (!monochrome) {
    const diffUvDelta = separateUvDeltaQ && reader.flag() // diff_uv_delta
    deltas.push(readDeltaQ(reader), readDeltaQ(reader)) // DeltaQUDc, DeltaQUAc
    if (diffUvDelta) deltas.push(readDeltaQ(reader), readDeltaQ(reader)) // DeltaQVDc, DeltaQVAc
  }

  const usingQmatrix = reader.flag() // using_qmatrix
  if (usingQmatrix) {
    reader.f(8) // qm_y, qm_u
    if (separateUvDeltaQ) reader.f(4) // qm_v
  }
  return { baseQIdx, hasDeltas: deltas.some((delta) => delta !== 0) }
}

/** read_delta_q(), section 5.9.13. */
function readDeltaQ(reader: BitReader): number {
  const deltaCoded = reader.flag() // delta_coded
  return deltaCoded ? reader.su(1 + 6) : 0 // delta_q
}

/** segmentation_params(), section 5.9.14: what each segment adds to `base_q_idx`. */
function readSegmentationParams(reader: BitReader): number[] {
  const deltas = Array.from({ length: MAX_SEGMENTS }, () => 0)
  const segmentationEnabled = reader.flag() // segmentation_enabled
  if (!segmentationEnabled) return deltas

  for (let segment = 0; segment < MAX_SEGMENTS; segment++) {
    for (const [feature, bits] of SEGMENTATION_FEATURE_BITS.entries()) {
      const featureEnabled = reader.flag() // feature_enabled
      if (!featureEnabled) continue
      if (feature === SEG_LVL_ALT_Q)
        deltas[segment] = reader.su(bits) // feature_value
      else reader.f(bits) // feature_value
    }
  }
  return deltas
}

/** delta_q_params() and delta_lf_params(), sections 5.9.17 and 5.9.18. */
function skipDeltaParams(reader: BitReader, frame: Frame, baseQIdx: number): void {
  const deltaQPresent = baseQIdx > 0 && reader.flag() // delta_q_present
  if (!deltaQPresent) return
  reader.f(2) // delta_q_res
  const deltaLfPresent = !frame.allowIntrabc && reader.flag() // delta_lf_present
  if (deltaLfPresent) reader.f(3) // delta_lf_res, delta_lf_multi
}
