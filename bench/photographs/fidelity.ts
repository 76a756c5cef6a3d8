import type { Pixels } from 'avif-grain/pixels'
import { highPass } from './high-pass.ts'
import { lumaOf } from './luma.ts'
import { radialSpectrum } from './spectrum.ts'
import { busiestSquares, flattened, flattestSquares, SIDE } from './squares.ts'

/**
 * How differently grain looks in another picture of the same size, in decibels: the root mean
 * square, over bands of frequency, of how far the noise of the two is apart. Measured in the
 * flattest squares of the reference. Below 1 dB is as near as grain of the same kind comes that was
 * not the same; a picture without its fine grain is 6 dB and more away.
 */
export function noiseSpectrumError(reference: Pixels, other: Pixels): number {
  const [one, two] = [lumaOf(reference), lumaOf(other)]
  const before: number[] = []
  const after: number[] = []
  for (const square of flattestSquares(one)) {
    radialSpectrum(flattened(one, square)).forEach((power, band) => {
      before[band] = (before[band] ?? FLOOR) + power
    })
    radialSpectrum(flattened(two, square)).forEach((power, band) => {
      after[band] = (after[band] ?? FLOOR) + power
    })
  }
  const decibels = before.map((power, band) => 10 * Math.log10(after[band]! / power))
  return Math.sqrt(mean(decibels.map((difference) => difference ** 2)))
}

/** Keeps pictures without any noise comparable. */
const FLOOR = 1e-3

/**
 * The standard deviation of noise in another picture divided by that in the reference, in the
 * flattest squares of the reference. Without any noise in either it is 1.
 */
export function noiseRatio(reference: Pixels, other: Pixels): number {
  const [one, two] = [lumaOf(reference), lumaOf(other)]
  let [before, after] = [FLOOR, FLOOR]
  for (const square of flattestSquares(one)) {
    before += energy(flattened(one, square))
    after += energy(flattened(two, square))
  }
  return Math.sqrt(after / before)
}

/**
 * How much of the fine detail of a scene another picture of it has: the slope of its detail on that
 * of the scene, in the busiest 30% of squares. 1 is all; grain that has nothing to do with the
 * scene doesn't count. The scene is best one without grain, for of a grainy one every grain is
 * detail.
 */
export function detailKept(scene: Pixels, other: Pixels): number {
  const [one, two] = [highPass(lumaOf(scene)), highPass(lumaOf(other))]
  let [common, own] = [0, 0]
  for (const { x, y } of busiestSquares(one)) {
    for (let row = y; row < y + SIDE; row++) {
      for (let at = row * one.width + x; at < row * one.width + x + SIDE; at++) {
        common += one.values[at]! * two.values[at]!
        own += one.values[at]! ** 2
      }
    }
  }
  return own === 0 ? 1 : common / own
}

function energy(samples: Float64Array): number {
  return samples.reduce((sum, sample) => sum + sample * sample, 0)
}

function mean(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
}
