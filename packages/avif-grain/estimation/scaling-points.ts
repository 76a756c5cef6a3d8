import type { ScalingPoint } from '../grain.ts'

/** How strong grain is at a luma, as a standard deviation. Both are on a scale of 0 to 255. */
export type Strength = { luma: number; sigma: number }

/**
 * Writes a curve of grain as the points that a decoder draws its own through. `unit` is the
 * standard deviation of grain at scale 1.
 */
export function scalingPoints(curve: Strength[], unit: number, most: number): ScalingPoint[] {
  const points = curve.map(({ luma, sigma }) => ({
    level: Math.max(0, Math.min(255, Math.round(luma))),
    scale: Math.max(0, Math.min(255, Math.round(sigma / unit))),
  }))
  const rising = points.filter(({ level }, at) => at === 0 || level > points[at - 1]!.level)
  while (rising.length > most) rising.splice(leastMissed(rising), 1)
  return rising
}

/** The point nearest to the line between its neighbors. */
function leastMissed(points: ScalingPoint[]): number {
  let least = 1
  for (let at = 2; at < points.length - 1; at++) {
    if (missed(points, at) < missed(points, least)) least = at
  }
  return least
}

function missed(points: ScalingPoint[], at: number): number {
  const [before, point, after] = [points[at - 1]!, points[at]!, points[at + 1]!]
  const way = (point.level - before.level) / (after.level - before.level)
  return Math.abs(before.scale + way * (after.scale - before.scale) - point.scale)
}
