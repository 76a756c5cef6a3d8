import { SIDE } from './squares.ts'

/** Bands of frequency, each 1/16 cycle per pixel wide, from 1/32 up to 15/32. */
export const BANDS = 7

const WINDOW = Float64Array.from(
  { length: SIDE },
  (_, at) => 0.5 - 0.5 * Math.cos((2 * Math.PI * (at + 0.5)) / SIDE),
)

const COSINES = Float64Array.from({ length: SIDE }, (_, at) => Math.cos((2 * Math.PI * at) / SIDE))
const SINES = Float64Array.from({ length: SIDE }, (_, at) => Math.sin((2 * Math.PI * at) / SIDE))

/** The power spectrum of a square of samples (its Fourier transform), summed over all directions. */
export function radialSpectrum(samples: Float64Array): Float64Array {
  const bands = new Float64Array(BANDS)
  const faded = samples.map(
    (sample, at) => sample * WINDOW[Math.floor(at / SIDE)]! * WINDOW[at % SIDE]!,
  )
  for (let down = 0; down < SIDE; down++) {
    for (let across = 0; across <= SIDE / 2; across++) {
      const band = bandOf(down, across)
      if (band === undefined) continue
      let [re, im] = [0, 0]
      for (let at = 0; at < faded.length; at++) {
        const turn = (down * Math.floor(at / SIDE) + across * (at % SIDE)) % SIDE
        re += faded[at]! * COSINES[turn]!
        im -= faded[at]! * SINES[turn]!
      }
      bands[band]! += re * re + im * im
    }
  }
  return bands
}

function bandOf(down: number, across: number): number | undefined {
  const radius = Math.hypot(Math.min(down, SIDE - down), across)
  const band = Math.floor(radius - 0.5)
  return band >= 0 && band < BANDS ? band : undefined
}
