import { setBit } from '../av1/bit-writer.ts'
import { writeField, type ItemLocation } from './item-location.ts'
import type { OpenAvif } from './open-avif.ts'

/**
 * Replaces the data of the picture in a file. Updates the offsets of data after it, and the copy of
 * the sequence header in `av1C`, if there is one.
 */
export function replacePicture(avif: Uint8Array, opened: OpenAvif, data: Uint8Array): Uint8Array {
  const { item, picture, repeatedHeader } = opened
  const { location, others, mdat } = item
  const growth = data.length - opened.data.length
  const file = new Uint8Array(avif)

  writeField(file, { value: 0, at: mdat.start, size: 4 }, mdat.end - mdat.start + growth)
  writeField(file, location.length, data.length)
  for (const other of others) {
    if (other.start >= location.end) moveItem(file, other, growth)
  }
  if (repeatedHeader !== undefined) {
    setBit(file, repeatedHeader, picture.sequence.filmGrainFlag) // film_grain_params_present
  }
  return Buffer.concat([file.subarray(0, location.start), data, file.subarray(location.end)])
}

function moveItem(file: Uint8Array, { offset, baseOffset }: ItemLocation, distance: number): void {
  const field = offset.size > 0 ? offset : baseOffset
  writeField(file, field, field.value + distance)
}
