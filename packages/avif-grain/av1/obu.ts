import { UnsupportedAvif } from '../unsupported.ts'
import { BitReader } from './bit-reader.ts'

/** Kinds of open bitstream units by `obu_type`, section 6.2.2 of the AV1 specification. */
export const SEQUENCE_HEADER = 1
export const TEMPORAL_DELIMITER = 2
export const METADATA = 5
export const FRAME = 6
export const PADDING = 15

/** An open bitstream unit, with its position in bytes. */
export type Obu = {
  type: number
  start: number
  /** The start of its payload. */
  payload: number
  end: number
  /** Optional in the last unit (`obu_has_size_field`). */
  hasSize: boolean
}

/** The units in data (section 5.3 of the AV1 specification). */
export function readObus(data: Uint8Array): Obu[] {
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
  const size = obu.hasSize ? writeLeb128(payload.length) : []
  return Buffer.concat([Uint8Array.of(data[obu.start]!, ...size), payload])
}

/** leb128(), section 4.10.5: seven bits a byte, lowest first. */
export function readLeb128(reader: BitReader): number {
  let value = 0
  for (let byte = 0; byte < 8; byte++) {
    const more = reader.flag()
    value += reader.f(7) * 2 ** (7 * byte)
    if (value >= 2 ** 32) break
    if (!more) return value
  }
  throw new UnsupportedAvif('A size is too large to be true.')
}

/** In as few bytes as possible. */
export function writeLeb128(value: number): number[] {
  return value < 128 ? [value] : [128 + (value % 128), ...writeLeb128(Math.floor(value / 128))]
}
