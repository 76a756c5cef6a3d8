/** Exposures on a roll of medium format film, 6 × 7. */
export const EXPOSURES = 10

/**
 * A number for the edge of a frame, rising from 2 to 10. `index` counts from 0. Up to 9 frames have
 * different numbers.
 */
export function frameNumber(index: number, count: number): number {
  return Math.round(2 + (index * (EXPOSURES - 2)) / Math.max(1, count - 1))
}
