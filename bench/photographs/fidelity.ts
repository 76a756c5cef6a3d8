import type { Pixels } from 'avif-grain/pixels'
import { highPass, lumaOf } from './luma.ts'
import { radialSpectrum } from './spectrum.ts'
import { busiestSquares, flattened, flattestSquares, SIDE } from './squares.ts'

/**
 * The difference between the noise spectra of two pictures of the same size, in decibels (root mean
 * square over bands of frequency), in the flattest squares of the reference. Two samples of the same
 * grain differ by up to 1 dB; a picture that lost its fine grain, by 6 dB and more.
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

/** Avoids division by zero. */
const FLOOR = 1e-3

/**
 * The standard deviation of noise in another picture divided by that in the reference, in the
 * flattest squares of the reference. 1 if neither has noise.
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
 * The share of a scene's fine detail that another picture has: the regression slope of its detail on
 * the scene's, in the busiest 30% of squares. Grain uncorrelated with the scene does not count. Best
 * with a scene without grain, whose own grain would count as detail.
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
