import { setBit } from '../av1/bit-writer.ts'
import { readCodedPicture } from '../av1/obu.ts'
import { UnsupportedAvif } from '../unsupported.ts'
import { writeField } from './item-location.ts'
import { findPicture } from './picture-item.ts'

/** An AVIF, and the picture in it. */
export type OpenAvif = ReturnType<typeof openAvif>

/** @throws {UnsupportedAvif} unless it is one still picture in AV1. */
export function openAvif(file: Uint8Array) {
  const item = findPicture(file)
  const data = file.subarray(item.location.start, item.location.end)
  return { item, data, picture: readCodedPicture(data) }
}

/**
 * Replaces the data of the picture in a file with data that has grain. Updates the offsets of what
 * comes after it, and the copy of the sequence header in `av1C`, if there is one.
 */
export function replacePicture(avif: Uint8Array, opened: OpenAvif, data: Uint8Array): Uint8Array {
  const { location, others, mdat } = opened.item
  const growth = data.length - opened.data.length
  const file = Buffer.from(avif)

  announceGrain(file, opened)
  writeField(file, mdat.start, mdat.end - mdat.start + growth)
  writeField(file, location.length.at, data.length)
  for (const { start, offset, baseOffset } of others) {
    if (start < location.end) continue
    const field = offset.at === undefined ? baseOffset : offset
    writeField(file, field.at, field.value + growth)
  }
  return Buffer.concat([file.subarray(0, location.start), data, file.subarray(location.end)])
}

/**
 * Behind its four bytes, an AV1CodecConfigurationBox may repeat the sequence header, by section 2.3
 * of AV1 Codec ISO Media File Format Binding.
 */
function announceGrain(file: Buffer, { item, data, picture }: OpenAvif): void {
  const { sequence, sequenceObu } = picture
  const box = file.subarray(item.av1C.content + 4, item.av1C.end)
  if (box.length === 0) return

  const copy = box.indexOf(data.subarray(sequenceObu.payload, sequenceObu.end))
  if (copy < 0) {
    throw new UnsupportedAvif('The sequence header in its box av1C differs from its picture’s.')
  }
  setBit(box.subarray(copy), sequence.filmGrainFlag - sequenceObu.payload * 8)
}
