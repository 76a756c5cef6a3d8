/** Exposures on a roll of medium format film, 6 × 7. */
export const EXPOSURES = 10

/** A number for the edge of a frame, from 2 to 10, by its index. Different for up to 9 frames. */
export function frameNumber(index: number, count: number): number {
  return Math.round(2 + (index * (EXPOSURES - 2)) / Math.max(1, count - 1))
}
