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
