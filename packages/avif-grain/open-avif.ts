import { setBit, BitReader } from './av1/bits.ts'
import { readCodedPicture } from './av1/obu.ts'
import { UnsupportedAvif } from './unsupported.ts'

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
  const header = data.subarray(sequenceObu.payload, sequenceObu.end)
  const repeated = item.av1C
    .map(({ content, end }) => file.subarray(content + 4, end))
    .filter((box) => box.length > 0)
  const copies = repeated.filter((box) => box.indexOf(header) >= 0)
  if (repeated.length > 0 && copies.length === 0) {
    throw new UnsupportedAvif('The sequence header in its box av1C differs from its picture’s.')
  }
  for (const box of copies) {
    const flag = sequence.filmGrainFlag - sequenceObu.payload * 8
    setBit(box.subarray(box.indexOf(header)), flag)
  }
}

/** Top-level boxes that hold no file offsets of their own, except for `iloc` inside `meta`. */
const KNOWN_BOXES = ['ftyp', 'meta', 'mdat', 'free', 'skip']

/**
 * Finds the primary item of an AVIF, by ISO/IEC 23008-12 and the AV1 Image File Format: the AV1
 * picture, and the parts of the file that must change with it.
 */
function findPicture(file: Uint8Array) {
  const boxes = readBoxes(file, 0, file.length)
  const unknown = boxes.find(({ type }) => !KNOWN_BOXES.includes(type))
  if (unknown) throw new UnsupportedAvif(`It has a box ${unknown.type}.`)

  const meta = onlyBox(boxes, 'meta')
  const parts = readBoxes(file, meta.content + 4, meta.end) // behind version and flags
  const id = readPrimaryItem(file, onlyBox(parts, 'pitm'))
  const iprp = onlyBox(parts, 'iprp')
  const ipco = onlyBox(readBoxes(file, iprp.content, iprp.end), 'ipco')
  const properties = readBoxes(file, ipco.content, ipco.end)
  return {
    /** The positions of the picture and of all other items, which are in `mdat`. */
    ...locate(file, onlyBox(parts, 'iloc'), id, onlyBox(boxes, 'mdat')),
    /** The AV1CodecConfigurationBoxes of all items. */
    av1C: properties.filter(({ type }) => type === 'av1C'),
  }
}

/** Primary item box, ISO/IEC 14496-12, section 8.11.4. */
function readPrimaryItem(file: Uint8Array, pitm: Box): number {
  const { version, reader } = openFullBox(file, pitm, 1)
  return reader.f(version < 1 ? 16 : 32) // item_ID
}

function locate(file: Uint8Array, iloc: Box, id: number, mdat: Box) {
  const locations = readItemLocations(file, iloc)
  const location = only(
    locations.filter((one) => one.id === id),
    'place of its picture',
  )
  if (locations.some(({ start, end }) => start < mdat.content || start >= end || end > mdat.end)) {
    throw new UnsupportedAvif('Some of its data is outside its mdat box.')
  }
  const others = locations.filter((other) => other !== location)
  if (others.some(({ start, end }) => start < location.end && location.start < end)) {
    throw new UnsupportedAvif('Its picture shares data with something else.')
  }
  return { location, others, mdat }
}

/** A number in a file, with the position of its lowest four bytes. It may have no bytes, and be 0. */
type Field = { value: number; at?: number }

/** The position of an item’s data in the file. It starts at the sum of two offsets. */
type ItemLocation = {
  id: number
  baseOffset: Field
  offset: Field
  length: Field
  start: number
  end: number
}

/** Reads an item location box, ISO/IEC 14496-12, section 8.11.3. */
function readItemLocations(file: Uint8Array, iloc: Box): ItemLocation[] {
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
function writeField(file: Uint8Array, at: number | undefined, value: number): void {
  if (at === undefined || value >= 2 ** 32) throw new UnsupportedAvif('It has no room to grow.')
  new DataView(file.buffer, file.byteOffset).setUint32(at, value)
}

/** A box of ISO/IEC 14496-12, section 4.2, with its position in the file, in bytes. */
type Box = {
  type: string
  start: number
  /** The start of its content. */
  content: number
  end: number
}

/**
 * The boxes that fill a part of a file.
 *
 * @throws {UnsupportedAvif} if they do not fill it. 64-bit sizes, and boxes up to the end of the
 * file, are not supported: photographs do not need them.
 */
function readBoxes(file: Uint8Array, start: number, end: number): Box[] {
  const boxes: Box[] = []
  for (let at = start; at < end; at = boxes.at(-1)!.end) {
    const reader = new BitReader(file, at, end)
    const size = reader.f(32)
    const type = readFourCharacters(reader)
    if (size < 8 || at + size > end) throw new UnsupportedAvif(`Its box ${type} has a wrong size.`)
    boxes.push({ type, start: at, content: at + 8, end: at + size })
  }
  return boxes
}

/** The only box of a type. */
function onlyBox(boxes: Box[], type: string): Box {
  return only(
    boxes.filter((box) => box.type === type),
    `box ${type}`,
  )
}

/** @throws {UnsupportedAvif} where there is none of these, or more than one. */
function only<Thing>(things: Thing[], what: string): Thing {
  if (things.length !== 1) throw new UnsupportedAvif(`It has ${things.length} of one ${what}.`)
  return things[0]!
}

/** Opens a full box, which begins with a version and flags. The reader is behind them. */
function openFullBox(file: Uint8Array, box: Box, newest: number) {
  const reader = new BitReader(file, box.content, box.end)
  const version = reader.f(8)
  reader.f(24) // flags
  if (version > newest) throw new UnsupportedAvif(`Its box ${box.type} is of an unknown version.`)
  return { version, reader }
}

/** A name of four characters, like that of a box. Unprintable ones become question marks. */
function readFourCharacters(reader: BitReader): string {
  const name = String.fromCharCode(reader.f(8), reader.f(8), reader.f(8), reader.f(8))
  return name.replace(/[^ -~]/g, '?')
}
