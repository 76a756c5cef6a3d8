import type { Pixels } from '../pixels.ts'
import { BANDS, bandOf } from './bands.ts'
import { BLOCK, summarizeBlock, type BlockSummary } from './block.ts'

export type FlatBlocks = {
  /** In bands of brightness, from black to white. */
  bands: BlockSummary[][]
  /** Luma of black or white areas without grain, like the border of a scan. */
  black?: number
  white?: number
}

/**
 * The squares of a picture that contain only grain, as far as can be estimated. `size` is their side
 * in pixels, a multiple of 16.
 *
 * The squares with the lowest variance at a brightness show how much variance grain has. Squares with
 * much more contain detail.
 */
export function flatBlocks(picture: Pixels, size = BLOCK): FlatBlocks {
  const bands: BlockSummary[][] = Array.from({ length: BANDS }, () => [])
  const blanks: BlockSummary[] = []
  for (const summary of summaries(picture, size)) {
    if (summary.blank) blanks.push(summary)
    else bands[bandOf(summary.luma)]!.push(summary)
  }
  return {
    bands: bands.map(quiet),
    black: meanLuma(blanks.filter(({ luma }) => luma < DARK)),
    white: meanLuma(blanks.filter(({ luma }) => luma > BRIGHT)),
  }
}

const DARK = 24
const BRIGHT = 231

/** Fewer squares are not significant. */
const MIN_SQUARES = 5

/** The most squares examined, spread evenly over a large picture. */
const MAX_SQUARES = 3000

/** The spread of pure grain above its lowest tenth, as factors. */
const SPREAD_OF_VARIANCE = 2
const SPREAD_OF_STRUCTURE = 2.5

function summaries(picture: Pixels, size: number): BlockSummary[] {
  const columns = Math.floor(picture.width / size)
  const rows = Math.floor(picture.height / size)
  const every = Math.ceil((columns * rows) / MAX_SQUARES)
  const shift = every >> 1

  const seen: BlockSummary[] = []
  for (let row = 0; row < rows; row++) {
    for (let column = (row * shift) % every; column < columns; column += every) {
      seen.push(summarizeBlock(picture, column * size, row * size, size))
    }
  }
  return seen
}

function meanLuma(squares: BlockSummary[]): number | undefined {
  if (squares.length < MIN_SQUARES) return undefined
  return squares.reduce((sum, { luma }) => sum + luma, 0) / squares.length
}

function quiet(band: BlockSummary[]): BlockSummary[] {
  if (band.length < MIN_SQUARES) return []
  const most = {
    variance: SPREAD_OF_VARIANCE * lowestTenth(band.map(({ variance }) => variance)),
    structure: SPREAD_OF_STRUCTURE * lowestTenth(band.map(({ structure }) => structure)),
  }
  const chosen = band.filter(
    ({ variance, structure }) => variance <= most.variance && structure <= most.structure,
  )
  return chosen.length < MIN_SQUARES ? [] : chosen
}

function lowestTenth(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 10)]!
}
