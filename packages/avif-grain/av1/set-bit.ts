/** Sets a bit of a header that begins at a byte of the data, bits counted from its highest one. */
export function setBit(data: Uint8Array, header: number, bit: number): void {
  data[header + (bit >> 3)]! |= 128 >> (bit & 7)
}
