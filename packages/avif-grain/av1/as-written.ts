import type { ChromaGrain, Grain } from '../grain.ts'
import { layoutOf } from './grain-layout.ts'

/** What of a grain stands in a file, and is read from it again: nothing of planes without grain. */
export function asWritten(grain: Grain): Grain {
  const { chroma, ...rest } = grain
  const layout = layoutOf(grain)
  const lumaFilter = layout.luma > 0 ? grain.lumaFilter : []
  if (!chroma || !hasGrain(chroma)) return { ...rest, lumaFilter }

  const cb = planeAsWritten(chroma.cb, layout.cb)
  const cr = planeAsWritten(chroma.cr, layout.cr)
  return { ...rest, lumaFilter, chroma: { ...chroma, cb, cr } }
}

function hasGrain({ fromLuma, cb, cr }: NonNullable<Grain['chroma']>): boolean {
  return fromLuma || cb.points.length > 0 || cr.points.length > 0
}

function planeAsWritten(plane: ChromaGrain, coefficients: number): ChromaGrain {
  const filter = coefficients > 0 ? plane.filter : []
  if (plane.points.length > 0) return { ...plane, filter }
  return { points: [], filter, multiplier: 0, lumaMultiplier: 0, offset: 0 }
}
