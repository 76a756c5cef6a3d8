import type { Pixels } from 'avif-grain/pixels'
import { highPass, lumaOf } from './luma.ts'
import { BANDS, radialSpectrum } from './spectrum.ts'
import { busiestSquares, flattened, flattestSquares, SIDE } from './squares.ts'

type Noise = {
  /**
   * The difference between the noise spectra, in decibels (root mean square over bands of
   * frequency). Two samples of the same grain differ by up to 1 dB; a picture that lost its fine
   * grain, by 6 dB and more.
   */
  spectrum: number
  /** The standard deviation of noise divided by that in the reference. 1 if neither has noise. */
  ratio: number
}

/** Compares the noise of two pictures of the same size, in the flattest squares of the reference. */
export function compareNoise(reference: Pixels, other: Pixels): Noise {
  const [one, two] = [lumaOf(reference), lumaOf(other)]
  const energies: [before: number, after: number] = [FLOOR, FLOOR]
  const powers: [before: Float64Array, after: Float64Array] = [bandsOfFloor(), bandsOfFloor()]
  for (const square of flattestSquares(one)) {
    for (const [index, picture] of [one, two].entries()) {
      const samples = flattened(picture, square)
      energies[index]! += samples.reduce((sum, sample) => sum + sample * sample, 0)
      radialSpectrum(samples).forEach((power, band) => (powers[index]![band]! += power))
    }
  }
  const decibels = powers[0].map((power, band) => 10 * Math.log10(powers[1][band]! / power))
  const squares = decibels.reduce((sum, difference) => sum + difference ** 2, 0)
  return {
    spectrum: Math.sqrt(squares / BANDS),
    ratio: Math.sqrt(energies[1] / energies[0]),
  }
}

/** Avoids division by zero. */
const FLOOR = 1e-3

function bandsOfFloor(): Float64Array {
  return new Float64Array(BANDS).fill(FLOOR)
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
