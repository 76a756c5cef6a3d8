/** The grain measured in a band of brightness: its standard deviation, in so many squares. */
export type Measured = { sigma: number; squares: number }

/** From this many squares of a brightness on, the quiet ones among them are surely flat. */
const SURE = 30

/** From one band to the next, the grain of a film grows no more than this. */
const GROWTH = 1.4

/** Grain is coarsest in these bands. With one of them sure, others have hardly more. */
const MIDTONES = { first: 4, last: 11 }
const LEEWAY = 1.2

/** A standard deviation so small that nothing follows from it for other bands. */
const LITTLE = 1

/**
 * Holds bands with few squares, which may all lie on edges, to what bands with many allow. Without
 * any of those, all stay as measured.
 */
export function believable(bands: (Measured | null)[]): (number | null)[] {
  const sure = bands.flatMap((each, band) =>
    each && each.squares >= SURE ? [{ band, sigma: Math.max(LITTLE, each.sigma) }] : [],
  )
  const telling = sure.some(({ band }) => band >= MIDTONES.first && band <= MIDTONES.last)
  const most = telling ? LEEWAY * Math.max(...sure.map(({ sigma }) => sigma)) : Infinity

  return bands.map((each, at) => {
    if (!each || each.squares >= SURE) return each && each.sigma
    const allowed = sure.map(({ band, sigma }) => sigma * GROWTH ** Math.abs(at - band))
    return Math.min(each.sigma, most, ...allowed)
  })
}
