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

/** Detail finer than 5 pixels: the picture minus its mean over 5 × 5. */
export function highPass(picture: Luma): Luma {
  const coarse = blurred(blurred(picture, 1), picture.width)
  const values = picture.values.map((value, at) => value - coarse.values[at]!)
  return { ...picture, values }
}

const REACH = 2

/** Averages along rows (distance 1) or columns (distance = width). The first and last values stay unchanged. */
function blurred({ values, width, height }: Luma, distance: number): Luma {
  const result = Float32Array.from(values)
  const end = values.length - REACH * distance
  for (let at = REACH * distance; at < end; at++) {
    let sum = 0
    for (let step = -REACH; step <= REACH; step++) sum += values[at + step * distance]!
    result[at] = sum / (2 * REACH + 1)
  }
  return { values: result, width, height }
}
