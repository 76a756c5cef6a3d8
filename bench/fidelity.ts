import { BLOCK, flatten } from 'avif-grain/estimation/block'
import { spectrumOf } from 'avif-grain/estimation/power'
import type { Pixels } from 'avif-grain/pixels'

/** A gray picture, or its fine detail, row by row. */
type Gray = Pick<Pixels, 'width' | 'height'> & { data: Uint8Array | Float32Array }

/** Pictures are compared in squares of this many pixels a side. */
const SIDE = BLOCK

/** The share of squares of each brightness that are flat, and of all that are busy. */
const FLAT = 0.25
const BUSY = 0.3
const BRIGHTNESSES = 16

/** Bands of frequency, each 1/16 cycle per pixel wide, from 1/32 up to 15/32. */
const BANDS = 7

/** Avoids division by zero. */
const LEAST = 1e-3

type Noise = {
  /**
   * The difference between the noise spectra, in decibels (root mean square over bands of
   * frequency). Two samples of the same grain differ by up to 1 dB; a picture that lost its fine
   * grain, by 6 dB and more.
   */
  spectrum: number
  /** The standard deviation of noise divided by that in the reference. 1 if neither has noise. */
  noise: number
}

/** Compares the noise of two gray pictures of one size, in the flattest squares of the reference. */
export function compareNoise(reference: Gray, other: Gray): Noise {
  const squares = flattestSquares(reference)
  const [before, after] = [noiseIn(reference, squares), noiseIn(other, squares)]
  const decibels = before.power.map((power, band) => 10 * Math.log10(after.power[band]! / power))
  return {
    spectrum: Math.sqrt(energyOf(decibels) / BANDS),
    noise: Math.sqrt(after.energy / before.energy),
  }
}

/**
 * The share of a scene's fine detail that another picture has: the regression slope of its detail on
 * the scene's, in the busiest squares. Grain of the print's own does not count; that of the scene does.
 */
export function detailKept(scene: Gray, other: Gray): number {
  const [before, after] = [fineDetail(scene), fineDetail(other)]
  const squares = cornersOf(scene).map((corner) => {
    const [own, kept] = [samplesAt(before, corner), samplesAt(after, corner)]
    const common = own.reduce((sum, value, at) => sum + value * kept[at]!, 0)
    return { energy: energyOf(own), common }
  })
  const busiest = squares
    .toSorted((one, two) => two.energy - one.energy)
    .slice(0, Math.ceil(squares.length * BUSY))
  const energy = busiest.reduce((sum, square) => sum + square.energy, 0)
  return energy === 0 ? 1 : busiest.reduce((sum, { common }) => sum + common, 0) / energy
}

/** Detail finer than 5 pixels: the picture minus its mean over 5 × 5. */
function fineDetail({ data, width, height }: Gray): Gray {
  const fine = Float32Array.from(data, (value, at) => {
    let sum = 0
    for (let row = at - 2 * width; row <= at + 2 * width; row += width) {
      for (let near = row - 2; near <= row + 2; near++) sum += data[near] ?? value
    }
    return value - sum / 25
  })
  return { data: fine, width, height }
}

/** The upper left pixels of all squares. */
function cornersOf({ width, height }: Gray): number[] {
  const corners: number[] = []
  for (let y = 0; y + SIDE <= height; y += SIDE) {
    for (let x = 0; x + SIDE <= width; x += SIDE) corners.push(y * width + x)
  }
  return corners
}

function samplesAt({ data, width }: Gray, corner: number): Float64Array {
  return Float64Array.from(
    { length: SIDE ** 2 },
    (_, at) => data[corner + Math.floor(at / SIDE) * width + (at % SIDE)]!,
  )
}

/** The corners of squares with the least variation at a coarse scale. */
function flattestSquares(picture: Gray): number[] {
  const squares = cornersOf(picture).map((corner) => {
    // Averages over sixteenths of a square remove grain, but not edges and slopes.
    const cells = new Float64Array(16)
    for (const [at, sample] of samplesAt(picture, corner).entries()) {
      cells[(at >> 6) * 4 + ((at % SIDE) >> 2)]! += sample / 16
    }
    const mean = cells.reduce((sum, cell) => sum + cell) / cells.length
    const brightness = Math.floor((mean * BRIGHTNESSES) / 256)
    return { corner, brightness, structure: energyOf(cells.map((cell) => cell - mean)) }
  })

  return Array.from({ length: BRIGHTNESSES }, (_, brightness) => {
    const alike = squares.filter((square) => square.brightness === brightness)
    const flattest = alike.toSorted((one, two) => one.structure - two.structure)
    return flattest.slice(0, alike.length * FLAT).map(({ corner }) => corner)
  }).flat()
}

/** The energy of noise in all squares, also by frequency. */
function noiseIn(picture: Gray, squares: number[]) {
  const power = new Float64Array(BANDS).fill(LEAST)
  let energy = LEAST
  for (const corner of squares) {
    const samples = samplesAt(picture, corner)
    flatten(samples)
    energy += energyOf(samples)
    addSpectrum(samples, power)
  }
  return { energy, power }
}

/** Fades the edges of a square, so that they are no frequency of their own (Hann). */
const FADE = Float64Array.from(
  { length: SIDE },
  (_, at) => 0.5 - 0.5 * Math.cos(((2 * at + 1) * Math.PI) / SIDE),
)

/** Adds the power of a square's frequencies, whatever their direction. */
function addSpectrum(samples: Float64Array, power: Float64Array) {
  const faded = samples.map(
    (sample, at) => sample * FADE[Math.floor(at / SIDE)]! * FADE[at % SIDE]!,
  )
  const { real, imaginary } = spectrumOf(faded)
  for (let down = 0; down < SIDE; down++) {
    for (let across = 0; across <= SIDE / 2; across++) {
      const radius = Math.hypot(Math.min(down, SIDE - down), across)
      const band = Math.floor(radius - 0.5)
      if (band < 0 || band >= BANDS) continue
      const at = down * SIDE + across
      power[band]! += real[at]! ** 2 + imaginary[at]! ** 2
    }
  }
}

function energyOf(samples: Float64Array): number {
  return samples.reduce((sum, sample) => sum + sample ** 2, 0)
}
