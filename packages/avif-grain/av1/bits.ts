import { UnsupportedAvif } from '../unsupported.ts'

/**
 * Reads numbers bit by bit, highest bit first: the descriptors of section 4.10 of the AV1
 * specification, by its names. The integers of boxes are `f` of whole bytes.
 *
 * @throws {UnsupportedAvif} from every method, if the data ends too early.
 */
export class BitReader {
  /** The current position, in bits from the beginning of the data. */
  position: number
  readonly #data: Uint8Array
  readonly #end: number

  /** Reads `data` from one byte to another, or all of it. */
  constructor(data: Uint8Array, start = 0, end = data.length) {
    this.#data = data
    this.position = start * 8
    this.#end = Math.min(end, data.length) * 8
  }

  /** An unsigned number of up to 32 bits. */
  f(bits: number): number {
    if (this.position + bits > this.#end) throw new UnsupportedAvif('It ends in the middle.')
    let value = 0
    for (let read = 0; read < bits; read++, this.position++) {
      const byte = this.#data[this.position >> 3]!
      value = value * 2 + ((byte >> (7 - (this.position & 7))) & 1)
    }
    return value
  }

  /** f(1), as a boolean. */
  flag(): boolean {
    return this.f(1) === 1
  }

  /** byte_alignment(), section 5.3.5: on to the next whole byte, whose number is returned. */
  byteAlignment(): number {
    while (this.position % 8 > 0) {
      if (this.flag()) throw new UnsupportedAvif('There is data where a header should have ended.')
    }
    return this.position / 8
  }
}

/** Writes numbers bit by bit, highest bit first, as a `BitReader` reads them. */
export class BitWriter {
  readonly #bytes: number[] = []
  #length = 0

  /** An unsigned number of so many bits. */
  f(bits: number, value = 0): number {
    for (let bit = bits - 1; bit >= 0; bit--, this.#length++) {
      if (this.#length % 8 === 0) this.#bytes.push(0)
      if (Math.floor(value / 2 ** bit) & 1) setBit(this.#bytes, this.#length)
    }
    return value
  }

  /** f(1), as a boolean. */
  flag(value = false): boolean {
    return this.f(1, value ? 1 : 0) === 1
  }

  /** The written bits, padded with zeros to whole bytes. */
  bytes(): Uint8Array {
    return Uint8Array.from(this.#bytes)
  }
}

/** Sets a bit of the data, counted from the highest one of its first byte. */
export function setBit(data: Uint8Array | number[], bit: number): void {
  data[bit >> 3]! |= 128 >> (bit & 7)
}
