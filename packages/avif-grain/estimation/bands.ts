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
