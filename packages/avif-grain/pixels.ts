/** Decoded pixels, eight bits a channel, row by row: red, green, blue, or gray alone. */
export type Pixels = {
  data: Uint8Array
  /** In pixels. */
  width: number
  height: number
  channels: 1 | 3
}
