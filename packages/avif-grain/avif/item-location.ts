import type { BitReader } from '../av1/bit-reader.ts'
import { UnsupportedAvif } from '../unsupported.ts'
import { openFullBox, type Box } from './boxes.ts'

/** A number in a file, with the position of its lowest four bytes. It may have no bytes, and be 0. */
type Field = { value: number; at?: number }

/** The position of an item’s data in the file. It starts at the sum of two offsets. */
export type ItemLocation = {
  id: number
  baseOffset: Field
  offset: Field
  length: Field
  start: number
  end: number
}

/** Reads an item location box, ISO/IEC 14496-12, section 8.11.3. */
export function readItemLocations(file: Uint8Array, iloc: Box): ItemLocation[] {
  const { version, reader } = openFullBox(file, iloc, 2)
  const offsetSize = reader.f(4) // offset_size
  const lengthSize = reader.f(4) // length_size
  const baseOffsetSize = reader.f(4) // base_offset_size
  const indexSize = reader.f(4) // index_size, reserved in version 0
  const itemCount = reader.f(version < 2 ? 16 : 32) // item_count

  const locations: ItemLocation[] = []
  while (locations.length < itemCount) {
    const id = reader.f(version < 2 ? 16 : 32) // item_ID
    const constructionMethod = version > 0 ? reader.f(16) : 0 // reserved, construction_method
    const dataReferenceIndex = reader.f(16) // data_reference_index
    const baseOffset = readField(reader, baseOffsetSize) // base_offset
    const extentCount = reader.f(16) // extent_count
    if (constructionMethod !== 0 || dataReferenceIndex !== 0 || extentCount !== 1) {
      throw new UnsupportedAvif('Some of its data is in several pieces, or in another place.')
    }
    if (version > 0) readField(reader, indexSize) // item_reference_index
    const offset = readField(reader, offsetSize) // extent_offset
    const length = readField(reader, lengthSize) // extent_length

    const start = baseOffset.value + offset.value
    locations.push({ id, baseOffset, offset, length, start, end: start + length.value })
  }
  return locations
}

function readField(reader: BitReader, size: number): Field {
  if (size === 0) return { value: 0 }
  const isFar = size === 8 && reader.f(32) > 0
  if (isFar || (size !== 4 && size !== 8)) throw new UnsupportedAvif('Its box iloc is unusual.')
  return { at: reader.position / 8, value: reader.f(32) }
}

/** Changes a number of four bytes. */
export function writeField(file: Uint8Array, at: number | undefined, value: number): void {
  if (at === undefined || value >= 2 ** 32) throw new UnsupportedAvif('It has no room to grow.')
  new DataView(file.buffer, file.byteOffset).setUint32(at, value)
}
