import type { Autocovariance } from './power.ts'

/** The reach of a filter, in pixels. */
export const LAG = 3

/** The neighbors in a filter: those before a sample, in raster order. */
const NEIGHBORS = Array.from({ length: 2 * LAG * (LAG + 1) }, (_, at) => ({
  down: Math.floor(at / (2 * LAG + 1)) - LAG,
  aside: (at % (2 * LAG + 1)) - LAG,
}))
const WHITE = NEIGHBORS.map(() => 0)

/** A filter from white noise to grain. Coefficients are in steps of 1 / 2^shift. */
type GrainFilter = {
  coefficients: number[]
  /** The strength of its grain divided by that of the noise. */
  gain: number
}

/** Fits filters to the grain of planes, which share a shift: 7, or 6 where a byte would be too small. */
export function fitFilters(grains: Autocovariance[]) {
  const exact = grains.map(stablePredictor)
  const largest = Math.max(...exact.flat().map(Math.abs))
  const shift = largest * 2 ** 7 < 127.5 ? 7 : 6
  return { filters: exact.map((coefficients) => quantized(coefficients, shift)), shift }
}

/** Increasing shares of white noise, mixed into grain that no filter can produce. */
const NOISE_SHARES = [0.005, 0.02, 0.05, 0.1, 0.2, 0.4]

/** A higher gain would need noise so faint that its steps are visible. */
const HIGHEST_GAIN = 5

function stablePredictor(grain: Autocovariance): number[] {
  for (const noiseShare of NOISE_SHARES) {
    const exact = predictor(grain, noiseShare)
    if (gainOf(exact) < HIGHEST_GAIN) return exact
  }
  return WHITE
}

/** Predicts each sample from those before it (Yule-Walker). A filter starts from the residual, noise. */
function predictor(grain: Autocovariance, noiseShare: number): number[] {
  const matrix = NEIGHBORS.map((one, row) =>
    NEIGHBORS.map((other, column) => {
      const value = grain(one.down - other.down, one.aside - other.aside)
      return row === column ? value * (1 + noiseShare) : value
    }),
  )
  const right = NEIGHBORS.map(({ down, aside }) => grain(down, aside))
  return solve(matrix, right)
}

function quantized(exact: number[], shift: number): GrainFilter {
  const coefficients = exact.map((value) => {
    const steps = Math.round(value * 2 ** shift)
    // Adding 0 turns −0 into 0, which strict comparisons distinguish.
    return Math.max(-128, Math.min(127, steps)) + 0
  })
  const gain = gainOf(coefficients.map((steps) => steps / 2 ** shift))
  return Number.isFinite(gain) ? { coefficients, gain } : { coefficients: WHITE, gain: 1 }
}

/**
 * The gain of a filter, from its impulse response on a field as large as a decoder's. Infinite if the
 * response has not decayed at the end of the field.
 */
function gainOf(coefficients: number[]): number {
  const field = new Float64Array(WIDTH * HEIGHT)
  field[LAG * WIDTH + WIDTH / 2] = 1
  const offsets = NEIGHBORS.map(({ down, aside }) => down * WIDTH + aside)

  let energy = 0
  let late = 0
  for (let row = LAG; row < HEIGHT; row++) {
    for (let column = LAG; column < WIDTH - LAG; column++) {
      const at = row * WIDTH + column
      let value = field[at]!
      for (let each = 0; each < offsets.length; each++) {
        value += coefficients[each]! * field[at + offsets[each]!]!
      }
      field[at] = value
      energy += value * value
      if (row > HEIGHT / 2) late += value * value
    }
  }
  return late < energy / 100 ? Math.sqrt(energy) : Infinity
}

const WIDTH = 82
const HEIGHT = 73

/** Solves a system of linear equations with a positive definite matrix, by elimination. */
function solve(matrix: number[][], right: number[]): number[] {
  const rows = matrix.map((row, at) => [...row, right[at]!])
  for (const [at, pivot] of rows.entries()) {
    for (const row of rows) {
      if (row === pivot) continue
      const factor = row[at]! / pivot[at]!
      for (let column = at; column < row.length; column++) row[column]! -= factor * pivot[column]!
    }
  }
  return rows.map((row, at) => row.at(-1)! / row[at]!)
}
