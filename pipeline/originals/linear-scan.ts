import type { GrainCurve } from 'avif-grain/measure'
import type { Pixels } from 'avif-grain/pixels'

// Of 16-bit scans without a profile. Dark photographs on film have at most 3% so dark, because film is
// never black; the same in light's own proportions have 6% and more.
const BLACK = 5
const MOST_BLACK = 0.05
/** Of 255. */
const DARK = 64
/** Grain that grows with the light: in the darkest of 16 bands at most half as strong as in the next. */
const GROWTH = 2

export const LINEAR =
  'looks like the raw data of a scanner (linear, without a profile), and prints nearly black. ' +
  'Let the scanning program finish it, and save it in sRGB.'

/** Whether the numbers of a scan, taken for sRGB, are in proportion to light instead. */
export function looksLinear({ data, channels }: Pixels, [first, second]: GrainCurve): boolean {
  let [sum, black] = [0, 0]
  for (let at = 0; at < data.length; at += channels) {
    // Green is most of what is seen of brightness.
    const value = data[at + (channels === 3 ? 1 : 0)]!
    sum += value
    if (value < BLACK) black += 1
  }
  const count = data.length / channels
  const grows = typeof first === 'number' && typeof second === 'number' && second > GROWTH * first
  return sum / count < DARK && black / count > MOST_BLACK && grows
}
