/** The number of bands of brightness from black to white. */
export const BANDS = 16

/** The band of a luma of 0 to 255. */
export function bandOf(luma: number): number {
  return Math.min(BANDS - 1, Math.max(0, Math.floor((luma * BANDS) / 256)))
}

/** Interpolates gaps linearly, and fills the ends with the nearest value. */
export function filled(bands: (number | null)[]): number[] {
  const known = bands.flatMap((value, band) => (value === null ? [] : [{ band, value }]))

  return bands.map((value, band) => {
    if (value !== null) return value
    const before = known.findLast((each) => each.band < band)
    const after = known.find((each) => each.band > band)
    if (!before || !after) return (before ?? after)?.value ?? 0

    const share = (band - before.band) / (after.band - before.band)
    return before.value + share * (after.value - before.value)
  })
}

/** The grain in a band of brightness: its standard deviation, and the number of squares. */
export type Measured = { sigma: number; squares: number }

/** With this many squares of a brightness, the quietest are certainly flat. */
const SURE = 30

/** The most that grain may grow from one band to the next, as a factor. */
const GROWTH = 1.4

/** Grain is coarsest in these bands. If one is reliable, others have hardly more. */
const MIDTONES = { first: 4, last: 11 }
const LEEWAY = 1.2

/** A standard deviation too small to limit other bands. */
const LITTLE = 1

/**
 * Limits bands with few squares, which may all be edges, by bands with many. Without any of those,
 * all stay as measured.
 */
export function limitOutliers(bands: (Measured | null)[]): (number | null)[] {
  const sure = bands.flatMap((each, band) =>
    each && each.squares >= SURE ? [{ band, sigma: Math.max(LITTLE, each.sigma) }] : [],
  )
  const hasMidtones = sure.some(({ band }) => band >= MIDTONES.first && band <= MIDTONES.last)
  const limit = hasMidtones ? LEEWAY * Math.max(...sure.map(({ sigma }) => sigma)) : Infinity

  return bands.map((each, at) => {
    if (!each || each.squares >= SURE) return each && each.sigma
    const allowed = sure.map(({ band, sigma }) => sigma * GROWTH ** Math.abs(at - band))
    return Math.min(each.sigma, limit, ...allowed)
  })
}
