/**
 * Whether the edges of the film are beside a photograph, and not above and below it, by its width ÷
 * height. 35mm and 6 × 7 film runs along the long side of a frame, 6 × 4.5 across it.
 */
export function hasFilmAtSides(ratio: number): boolean {
  const long = Math.max(ratio, 1 / ratio)
  // 56 × 41.5 mm, and 3:4.
  const isAcross = long > 1.3 && long < 1.4
  return long > 1.1 && ratio < 1 !== isAcross
}
