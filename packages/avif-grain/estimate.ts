import { BLOCK } from './estimation/block.ts'
import { flatBlocks } from './estimation/flat-blocks.ts'
import { fitFilters, LAG } from './estimation/grain-filter.ts'
import { lostShape, lostStrength, type Comparison } from './estimation/loss.ts'
import { scalingPoints, shiftsFor, type Strength } from './estimation/scaling.ts'
import type { ChromaGrain, Grain, ScalingPoint } from './grain.ts'
import type { Pixels } from './pixels.ts'
import type { Chroma } from './read.ts'

type Options = {
  /** Its lowest 16 bits seed the random numbers, so that the same picture gets the same grain. */
  seed: number
  /** Chroma subsampling of the encoded picture. */
  chroma: Chroma
  /** Factors for the grain of the reference in 16 bands of brightness. */
  factors?: number[]
}

/**
 * Estimates the grain that an encoder dropped from a picture, so that a decoder can add similar
 * grain. Both pictures have the same size. Undefined if there is almost none, or if the picture is
 * too small.
 */
export function estimateGrain(
  reference: Pixels,
  decoded: Pixels,
  { seed, chroma, factors }: Options,
): Grain | undefined {
  if (Math.min(reference.width, reference.height) < SMALLEST) return undefined

  const whole = { reference, decoded, factors, step: 1, flat: flatBlocks(reference) }
  const luma = { ...whole, plane: 'luma' as const }
  const lumaCurve = lostStrength(luma)
  if (faint(lumaCurve)) return undefined

  // A gray picture has none.
  const isColored = chroma !== '4:0:0' && reference.channels === 3
  const colors = isColored ? chromaOf(whole, chroma === '4:2:0' ? 2 : 1) : []
  const tints = colors.map((plane) => evened(lostStrength(plane)))
  // AV1 allows grain in both chroma planes or in neither.
  const tinted = !tints.every(faint)

  const curves = tinted ? [lumaCurve, ...tints] : [lumaCurve]
  const { filters, shift } = fitFilters((tinted ? [luma, ...colors] : [luma]).map(lostShape))
  const planes = curves.map((curve, plane) => ({ curve, ...filters[plane]! }))
  const shifts = shiftsFor(planes)
  const [lumaPoints, cbPoints, crPoints] = planes.map((plane, at) =>
    scalingPoints(plane, shifts, at === 0 ? MAX_LUMA_POINTS : MAX_CHROMA_POINTS),
  )
  const tint = (plane: number, points: ScalingPoint[] = []): ChromaGrain => ({
    points,
    filter: [...filters[plane]!.coefficients, 0],
    ...BY_LUMA,
  })

  return {
    seed: seed & 0xffff,
    luma: lumaPoints!,
    ...(tinted && { chroma: { fromLuma: false, cb: tint(1, cbPoints), cr: tint(2, crPoints) } }),
    ...shifts,
    lag: LAG,
    lumaFilter: filters[0]!.coefficients,
    filterShift: shift,
    overlap: true,
    clip: false,
  }
}

/** In pixels. A smaller picture has fewer than four squares to measure. */
const SMALLEST = 32

/** A smaller standard deviation would mostly round to zero. */
const FAINT = 0.4

/** Chroma may be this much coarser than its median. */
const UNEVENNESS = 1.3

const MAX_LUMA_POINTS = 14
const MAX_CHROMA_POINTS = 10

/** Looks up the strength of chroma grain by luma only (multiplier 0, luma multiplier 1). */
const BY_LUMA = { multiplier: 128, lumaMultiplier: 192, offset: 256 }

/** The chroma planes of a picture, a sample of which is so many pixels a side. */
function chromaOf(whole: Omit<Comparison, 'plane'>, step: number): Comparison[] {
  const flat = step === 1 ? whole.flat : flatBlocks(whole.reference, BLOCK * step)
  return [
    { ...whole, step, flat, plane: 'cb' },
    { ...whole, step, flat, plane: 'cr' },
  ]
}

/** Chroma grain hardly depends on brightness: a high value is an edge between colors. */
function evened(curve: Strength[]): Strength[] {
  const sigmas = curve.map(({ sigma }) => sigma).toSorted((one, other) => one - other)
  const limit = UNEVENNESS * (sigmas[sigmas.length >> 1] ?? 0)
  return curve.map(({ luma, sigma }) => ({ luma, sigma: Math.min(sigma, limit) }))
}

function faint(curve: Strength[]): boolean {
  return curve.every(({ sigma }) => sigma < FAINT)
}
