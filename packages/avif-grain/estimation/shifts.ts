import type { Grain } from '../grain.ts'
import type { GrainFilter } from './grain-filter.ts'
import type { Strength } from './scaling-points.ts'

export type PlaneGrain = { curve: Strength[]; filter: GrainFilter }

type Shifts = Pick<Grain, 'noiseShift' | 'scalingShift'>

/**
 * The shifts at which the strongest plane of grain uses the full range of a decoder's numbers
 * without running over.
 */
export function shiftsFor(planes: PlaneGrain[]): Shifts {
  const gain = Math.max(...planes.map(({ filter }) => filter.gain))
  const noiseShift = Math.max(0, Math.min(3, Math.ceil(Math.log2((gain * NOISE) / ROOM))))

  const shift = [11, 10, 9].find((scalingShift) =>
    planes.every(({ curve, filter }) => {
      const unit = unitOf(filter, { noiseShift, scalingShift })
      return curve.every(({ sigma }) => sigma / unit <= 255)
    }),
  )
  return { noiseShift, scalingShift: shift ?? 8 }
}

/** The standard deviation of grain of a plane at scale 1. */
export function unitOf(filter: GrainFilter, { noiseShift, scalingShift }: Shifts): number {
  return (NOISE * filter.gain) / 2 ** (noiseShift + scalingShift)
}

/** Standard deviation of the noise that a decoder starts from, at eight bits. */
const NOISE = 32

/** A decoder clips grain at ±127, so that its standard deviation has to stay at a third of that. */
const ROOM = 42
