import { SIDE } from './squares.ts'

/** Bands of frequency, each 1/16 cycle per pixel wide, from 1/32 up to 15/32. */
const BANDS = 7

const WINDOW = Float64Array.from(
  { length: SIDE },
  (_, at) => 0.5 - 0.5 * Math.cos((2 * Math.PI * (at + 0.5)) / SIDE),
)

/** Factors of the Fourier transform of SIDE samples, by frequency and position. */
const COSINES = factors(Math.cos)
const SINES = factors(Math.sin)

/** The power spectrum of a square of samples, summed over all directions. */
export function radialSpectrum(samples: Float64Array): Float64Array {
  const bands = new Float64Array(BANDS)
  const [real, imaginary] = alongRows(samples)
  for (let down = 0; down < SIDE; down++) {
    for (let across = 0; across <= SIDE / 2; across++) {
      const band = bandOf(down, across)
      if (band === undefined) continue
      let [re, im] = [0, 0]
      for (let row = 0; row < SIDE; row++) {
        const [cos, sin] = [COSINES[down * SIDE + row]!, SINES[down * SIDE + row]!]
        const at = row * SIDE + across
        re += real[at]! * cos + imaginary[at]! * sin
        im += imaginary[at]! * cos - real[at]! * sin
      }
      bands[band]! += re * re + im * im
    }
  }
  return bands
}

function alongRows(samples: Float64Array): [Float64Array, Float64Array] {
  const real = new Float64Array(SIDE * SIDE)
  const imaginary = new Float64Array(SIDE * SIDE)
  for (let row = 0; row < SIDE; row++) {
    for (let across = 0; across <= SIDE / 2; across++) {
      let [re, im] = [0, 0]
      for (let column = 0; column < SIDE; column++) {
        const value = samples[row * SIDE + column]! * WINDOW[row]! * WINDOW[column]!
        re += value * COSINES[across * SIDE + column]!
        im -= value * SINES[across * SIDE + column]!
      }
      real[row * SIDE + across] = re
      imaginary[row * SIDE + across] = im
    }
  }
  return [real, imaginary]
}

function bandOf(down: number, across: number): number | undefined {
  const radius = Math.hypot(Math.min(down, SIDE - down), across)
  const band = Math.floor(radius - 0.5)
  return band >= 0 && band < BANDS ? band : undefined
}

function factors(wave: (angle: number) => number): Float64Array {
  return Float64Array.from({ length: SIDE * SIDE }, (_, at) =>
    wave((2 * Math.PI * Math.floor(at / SIDE) * (at % SIDE)) / SIDE),
  )
}
