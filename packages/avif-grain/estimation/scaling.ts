import type { Grain, ScalingPoint } from '../grain.ts'

/** The standard deviation of grain at a luma. Both are 0 to 255. */
export type Strength = { luma: number; sigma: number }

/** The grain of a plane, and the gain of the filter that makes it from noise. */
type PlaneGrain = { curve: Strength[]; gain: number }

type Shifts = Pick<Grain, 'noiseShift' | 'scalingShift'>

/** Reduces a curve of grain to the points between which a decoder interpolates. */
export function scalingPoints(
  plane: PlaneGrain,
  shifts: Shifts,
  maxPoints: number,
): ScalingPoint[] {
  const unit = unitOf(plane.gain, shifts)
  const points = plane.curve.map(({ luma, sigma }) => ({
    level: Math.max(0, Math.min(255, Math.round(luma))),
    scale: Math.max(0, Math.min(255, Math.round(sigma / unit))),
  }))
  const rising = points.filter(({ level }, at) => at === 0 || level > points[at - 1]!.level)
  while (rising.length > maxPoints) rising.splice(leastNeeded(rising), 1)
  return rising
}

/** The point closest to the line between its neighbors. */
function leastNeeded(points: ScalingPoint[]): number {
  let least = 1
  for (let at = 2; at < points.length - 1; at++) {
    if (errorWithout(points, at) < errorWithout(points, least)) least = at
  }
  return least
}

/** The error at a point if it is interpolated from its neighbors. */
function errorWithout(points: ScalingPoint[], at: number): number {
  const [before, point, after] = [points[at - 1]!, points[at]!, points[at + 1]!]
  const share = (point.level - before.level) / (after.level - before.level)
  return Math.abs(before.scale + share * (after.scale - before.scale) - point.scale)
}

/** The shifts at which the strongest plane uses a decoder's full range of numbers without overflow. */
export function shiftsFor(planes: PlaneGrain[]): Shifts {
  const most = Math.max(...planes.map(({ gain }) => gain))
  const noiseShift = Math.max(0, Math.min(3, Math.ceil(Math.log2((most * NOISE) / ROOM))))
  const scalingShift = [11, 10, 9].find((shift) =>
    planes.every(({ curve, gain }) => {
      const unit = unitOf(gain, { noiseShift, scalingShift: shift })
      return curve.every(({ sigma }) => sigma / unit <= 255)
    }),
  )
  return { noiseShift, scalingShift: scalingShift ?? 8 }
}

/** The standard deviation of grain at scale 1. */
function unitOf(gain: number, { noiseShift, scalingShift }: Shifts): number {
  return (NOISE * gain) / 2 ** (noiseShift + scalingShift)
}

/** Standard deviation of the noise that a decoder starts from, at eight bits. */
const NOISE = 32

/** A decoder clips grain at ±127, so that its standard deviation has to stay at a third of that. */
const ROOM = 42
