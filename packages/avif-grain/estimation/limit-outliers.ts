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
