import { BLOCK, flatten, type Block } from './block.ts'

const SIDE = BLOCK

/** A complex number for each frequency or position of a square, row by row. */
type Spectrum = { real: Float64Array; imaginary: Float64Array }

/** The power of a square at each frequency, row by row. */
export function noPower(): Float64Array {
  return new Float64Array(SIDE * SIDE)
}

/** Adds the power of a square around its mean and slope, times a weight. Flattens and fades the square. */
export function addPower(sums: Float64Array, block: Block, weight: number): void {
  flatten(block)
  for (let at = 0; at < block.length; at++) block[at]! *= TAPER[at]!
  const { real, imaginary } = spectrumOf(block, scratch)
  for (let at = 0; at < sums.length; at++) {
    sums[at]! += weight * (real[at]! * real[at]! + imaginary[at]! * imaginary[at]!)
  }
}

/** The discrete Fourier transform of a square: of its rows, then of its columns. */
export function spectrumOf(values: Float64Array, into = noSpectrum()): Spectrum {
  transposeInto(ofRows, { real: values, imaginary: NOTHING })
  transposeInto(into, ofRows)
  return into
}

function noSpectrum(): Spectrum {
  return { real: noPower(), imaginary: noPower() }
}

// Kept between squares, because a picture has hundreds of them.
const scratch = noSpectrum()
const ofRows = noSpectrum()
const NOTHING = noPower()

/** Transforms rows, and writes the results as columns: of a frequency and of its negative at a time. */
function transposeInto(result: Spectrum, { real, imaginary }: Spectrum): void {
  for (let row = 0; row < SIDE; row++) {
    for (let frequency = 0; frequency <= SIDE / 2; frequency++) {
      let [realCosine, realSine, imaginaryCosine, imaginarySine] = [0, 0, 0, 0]
      for (let column = 0; column < SIDE; column++) {
        const at = row * SIDE + column
        const cosine = COSINES[frequency * SIDE + column]!
        const sine = SINES[frequency * SIDE + column]!
        realCosine += real[at]! * cosine
        realSine += real[at]! * sine
        imaginaryCosine += imaginary[at]! * cosine
        imaginarySine += imaginary[at]! * sine
      }
      const negative = ((SIDE - frequency) % SIDE) * SIDE + row
      result.real[negative] = realCosine - imaginarySine
      result.imaginary[negative] = imaginaryCosine + realSine
      result.real[frequency * SIDE + row] = realCosine + imaginarySine
      result.imaginary[frequency * SIDE + row] = imaginaryCosine - realSine
    }
  }
}

const ANGLES = noPower().map((_, at) => (2 * Math.PI * Math.floor(at / SIDE) * (at % SIDE)) / SIDE)
const COSINES = ANGLES.map(Math.cos)
const SINES = ANGLES.map(Math.sin)

/** A window that fades squares toward their edges, which would otherwise count as grain. */
const TAPER = noPower().map((_, at) => hump(at % SIDE) * hump(Math.floor(at / SIDE)))

function hump(at: number): number {
  return Math.sin((Math.PI * (at + 0.5)) / SIDE)
}

/** The mean product of two samples, by their distance in rows and columns. */
export type Autocovariance = (rows: number, columns: number) => number

/**
 * The autocovariance of grain with this power. A difference of two pictures can have negative power,
 * which grain cannot: it is raised to a small part of the mean.
 */
export function autocovarianceOf(power: Float64Array): Autocovariance {
  // The others mirror these.
  const half = power.filter((_, at) => at % SIDE <= SIDE / 2)
  const least = LEAST * Math.max(0, half.reduce((sum, value) => sum + value) / half.length)
  const possible = power.map((value) => Math.max(value, least))
  possible[0] = (possible[1]! + possible[SIDE]!) / 2

  // Power is symmetric, so that its transform is real, and the same as the inverse one.
  const { real: products } = spectrumOf(possible)
  return (rows, columns) => products[((rows + SIDE) % SIDE) * SIDE + ((columns + SIDE) % SIDE)]!
}

const LEAST = 0.03
