/**
 * A number for the edge of a frame, from 2 to 10, by its index: even a roll of the fewest frames, 6 × 7,
 * has 10. Different for up to 9 frames.
 */
export function frameNumber(index: number, count: number): number {
  return Math.round(2 + (index * 8) / Math.max(1, count - 1))
}
