import { UnsupportedAvif } from '../unsupported.ts'
import { BitReader } from './bits.ts'
import { readFrameHeader } from './frame-header.ts'
import { readSequenceHeader } from './sequence-header.ts'

/** Kinds of open bitstream units by `obu_type`, section 6.2.2 of the AV1 specification. */
const SEQUENCE_HEADER = 1
const TEMPORAL_DELIMITER = 2
const METADATA = 5
const FRAME = 6
const PADDING = 15
const KINDS = [SEQUENCE_HEADER, TEMPORAL_DELIMITER, METADATA, FRAME, PADDING]

/** An open bitstream unit, with its position in bytes. */
type Obu = {
  type: number
  start: number
  /** The start of its payload. */
  payload: number
  end: number
  /** Optional in the last unit (`obu_has_size_field`). */
  hasSize: boolean
}

/** Reads the data of an image item: one sequence header, and one frame with all of its tiles. */
export function readCodedPicture(data: Uint8Array) {
  const obus = readObus(data)
  if (!obus.every(({ type }) => KINDS.includes(type))) {
    throw new UnsupportedAvif('Its picture has parts of an unexpected kind.')
  }
  const [sequenceObu, frameObu, ...others] = obus.filter(
    ({ type }) => type === SEQUENCE_HEADER || type === FRAME,
  )
  if (sequenceObu?.type !== SEQUENCE_HEADER || frameObu?.type !== FRAME || others.length > 0) {
    throw new UnsupportedAvif('Its picture is not made of one frame.')
  }

  const sequence = readSequenceHeader(new BitReader(data, sequenceObu.payload, sequenceObu.end))
  const reader = new BitReader(data, frameObu.payload, frameObu.end)
  const header = readFrameHeader(reader, sequence)
  /** The start of its tiles, in bytes from the beginning of the data. */
  const tiles = reader.byteAlignment()
  if (tiles >= frameObu.end) throw new UnsupportedAvif('Its picture has no tiles.')
  return { sequenceObu, sequence, frameObu, header, tiles }
}

/** The units in data (section 5.3 of the AV1 specification). */
function readObus(data: Uint8Array): Obu[] {
  const obus: Obu[] = []
  for (let start = 0; start < data.length; start = obus.at(-1)!.end) obus.push(readObu(data, start))
  return obus
}

function readObu(data: Uint8Array, start: number): Obu {
  const reader = new BitReader(data, start)
  const forbidden = reader.flag() // obu_forbidden_bit
  const type = reader.f(4) // obu_type
  const hasExtension = reader.flag() // obu_extension_flag
  const hasSize = reader.flag() // obu_has_size_field
  const reserved = reader.flag() // obu_reserved_1bit
  if (forbidden || reserved) throw new UnsupportedAvif('Its picture is not AV1.')
  if (hasExtension) throw new UnsupportedAvif('Its picture has layers.')

  const size = hasSize ? readLeb128(reader) : data.length - start - 1 // obu_size
  const payload = reader.position / 8
  const end = payload + size
  if (end > data.length) throw new UnsupportedAvif('Its picture ends in the middle.')
  return { type, start, payload, end, hasSize }
}

/** The same unit with another payload. */
export function rewriteObu(data: Uint8Array, obu: Obu, payload: Uint8Array): Uint8Array {
  const size = obu.hasSize ? leb128(payload.length) : []
  return Buffer.concat([Uint8Array.of(data[obu.start]!, ...size), payload])
}

/** leb128(), section 4.10.5: seven bits a byte, lowest first. */
function readLeb128(reader: BitReader): number {
  let value = 0
  let more = true
  for (let byte = 0; more && byte < 8; byte++) {
    more = reader.flag()
    value += reader.f(7) * 2 ** (7 * byte)
  }
  return value
}

/** In as few bytes as possible. */
function leb128(value: number): number[] {
  return value < 128 ? [value] : [128 + (value % 128), ...leb128(Math.floor(value / 128))]
}
