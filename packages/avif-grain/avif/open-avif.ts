import { BitReader } from '../av1/bit-reader.ts'
import { readCodedPicture, type CodedPicture } from '../av1/coded-picture.ts'
import { readObus, SEQUENCE_HEADER } from '../av1/obu.ts'
import { UnsupportedAvif } from '../unsupported.ts'
import type { Property } from './item-properties.ts'
import { findPicture } from './picture-item.ts'

/** An AVIF, and the picture in it. */
export type OpenAvif = ReturnType<typeof openAvif>

/** @throws {UnsupportedAvif} unless it is one still picture in AV1. */
export function openAvif(file: Uint8Array) {
  const item = findPicture(file)
  const data = file.subarray(item.location.start, item.location.end)
  const picture = readCodedPicture(data)
  return {
    item,
    /** The data of the picture. */
    data,
    picture,
    /** The position of a copy of the sequence header’s payload in `av1C`, in bytes of the file. */
    repeatedHeader: checkConfiguration(file, item.av1C, data, picture),
  }
}

/**
 * Compares an AV1CodecConfigurationBox with the picture that it describes, by section 2.3 of AV1
 * Codec ISO Media File Format Binding. Returns where in the file the box repeats the payload of the
 * sequence header, if it does.
 */
function checkConfiguration(
  file: Uint8Array,
  { box, shared }: Property,
  data: Uint8Array,
  { sequence, sequenceObu }: CodedPicture,
): number | undefined {
  const reader = new BitReader(file, box.content, box.end)
  const markerAndVersion = reader.f(8) // marker, version
  const profile = reader.f(3) // seq_profile
  reader.f(6) // seq_level_idx_0, seq_tier_0
  const { color } = sequence
  const agrees =
    markerAndVersion === 0x81 &&
    profile === sequence.profile &&
    reader.flag() === color.highBitDepth && // high_bitdepth
    reader.flag() === color.twelveBit && // twelve_bit
    reader.flag() === color.monochrome && // monochrome
    reader.flag() === color.subsamplingX && // chroma_subsampling_x
    reader.flag() === color.subsamplingY // chroma_subsampling_y
  if (!agrees) throw new UnsupportedAvif('Its picture does not match its box av1C.')
  reader.f(10) // chroma_sample_position, reserved, initial_presentation_delay

  const configObus = file.subarray(reader.position / 8, box.end)
  const repeated = readObus(configObus).filter(({ type }) => type === SEQUENCE_HEADER)
  if (repeated.length === 0) return undefined

  const own = data.subarray(sequenceObu.payload, sequenceObu.end)
  const isSame = repeated.every(
    ({ payload, end }) => Buffer.compare(configObus.subarray(payload, end), own) === 0,
  )
  if (!isSame || shared || repeated.length > 1) {
    throw new UnsupportedAvif(
      'The sequence header in its box av1C differs from that of its picture.',
    )
  }
  return reader.position / 8 + repeated[0]!.payload
}
