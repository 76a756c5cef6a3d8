import type { Luma } from './luma.ts'

/** Pictures are compared in squares of this many pixels a side. */
export const SIDE = 16

const BANDS = 16

/** A square of a picture: its position, mean luma and variation at a coarse scale. */
type Square = { x: number; y: number; mean: number; structure: number }

/** The flattest quarter of squares of each brightness, such as sky and walls. */
export function flattestSquares(picture: Luma): Square[] {
  const bands: Square[][] = Array.from({ length: BANDS }, () => [])
  for (const square of squaresOf(picture)) {
    bands[Math.floor((square.mean * BANDS) / 256)]!.push(square)
  }
  return bands.flatMap((band) =>
    band
      .toSorted((one, other) => one.structure - other.structure)
      .slice(0, Math.floor(band.length / 4)),
  )
}

/** The 30% of squares with the most fine detail. */
export function busiestSquares(detail: Luma): { x: number; y: number }[] {
  const squares = squaresOf(detail).map(({ x, y }) => ({ x, y, energy: energyAt(detail, x, y) }))
  const busiest = squares.toSorted((one, other) => other.energy - one.energy)
  return busiest.slice(0, Math.ceil(squares.length * 0.3))
}

function energyAt({ values, width }: Luma, x: number, y: number): number {
  let sum = 0
  for (let row = y; row < y + SIDE; row++) {
    for (let column = x; column < x + SIDE; column++) sum += values[row * width + column]! ** 2
  }
  return sum
}

function squaresOf(picture: Luma): Square[] {
  const squares = []
  for (let y = 0; y + SIDE <= picture.height; y += SIDE) {
    for (let x = 0; x + SIDE <= picture.width; x += SIDE) squares.push(squareAt(picture, x, y))
  }
  return squares
}

/** Averages over sixteenths of a square remove grain, but not edges and slopes. */
function squareAt({ values, width }: Luma, x: number, y: number): Square {
  const cells = new Float64Array(16)
  for (let row = 0; row < SIDE; row++) {
    for (let column = 0; column < SIDE; column++) {
      cells[(row >> 2) * 4 + (column >> 2)]! += values[(y + row) * width + x + column]! / 16
    }
  }
  const mean = cells.reduce((sum, cell) => sum + cell) / cells.length
  return { x, y, mean, structure: cells.reduce((sum, cell) => sum + (cell - mean) ** 2, 0) }
}

/** The samples of a square without their mean and slope. */
export function flattened({ values, width }: Luma, { x, y }: { x: number; y: number }) {
  const samples = new Float64Array(SIDE * SIDE)
  const center = (SIDE - 1) / 2
  const sumOfSquares = (SIDE ** 2 * (SIDE ** 2 - 1)) / 12
  let [mean, across, down] = [0, 0, 0]
  for (let at = 0; at < samples.length; at++) {
    const [row, column] = [Math.floor(at / SIDE), at % SIDE]
    const value = values[(y + row) * width + x + column]!
    samples[at] = value
    mean += value / samples.length
    across += (value * (column - center)) / sumOfSquares
    down += (value * (row - center)) / sumOfSquares
  }
  return samples.map(
    (value, at) =>
      value - mean - across * ((at % SIDE) - center) - down * (Math.floor(at / SIDE) - center),
  )
}
