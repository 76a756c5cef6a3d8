import { UnsupportedAvif } from '../unsupported.ts'
import type { BitReader } from './bit-reader.ts'

/** leb128(), section 4.10.5 of the AV1 specification: seven bits a byte, lowest first. */
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

/** The value as leb128(), in as few bytes as possible. */
export function writeLeb128(value: number): number[] {
  return value < 128 ? [value] : [128 + (value % 128), ...writeLeb128(Math.floor(value / 128))]
}
