/** Writes numbers bit by bit, highest bit first, as a `BitReader` reads them. */
export class BitWriter {
  readonly #bytes: number[] = []
  #length = 0

  /** f(n), section 4.10.2 of the AV1 specification: an unsigned number of so many bits. */
  f(bits: number, value = 0): number {
    for (let bit = bits - 1; bit >= 0; bit--) this.#push(Math.floor(value / 2 ** bit) & 1)
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

  #push(bit: number): void {
    if (this.#length % 8 === 0) this.#bytes.push(0)
    this.#bytes[this.#bytes.length - 1]! |= bit << (7 - (this.#length % 8))
    this.#length++
  }
}

/** Sets a bit of a header that begins at a byte of the data, bits counted from its highest one. */
export function setBit(data: Uint8Array, header: number, bit: number): void {
  data[header + (bit >> 3)]! |= 128 >> (bit & 7)
}
