import type { Pixels } from 'avif-grain/pixels'

/** The luma of a picture (BT.601), 0 to 255, row by row. */
export type Luma = { values: Float32Array; width: number; height: number }

export function lumaOf({ data, width, height, channels }: Pixels): Luma {
  const values = new Float32Array(width * height)
  for (let at = 0; at < values.length; at++) {
    const from = at * channels
    values[at] =
      channels === 1
        ? data[from]!
        : 0.299 * data[from]! + 0.587 * data[from + 1]! + 0.114 * data[from + 2]!
  }
  return { values, width, height }
}
