import type { GrainCurve } from 'avif-grain/measure'
import { grainFactors } from 'avif-grain/roll'
import type { PrintSettings, Rights } from '../model/photo.ts'
import { mergedRights } from '../originals/rights.ts'

/** Everything that is done to a picture to make a print of it, except resizing. */
export type Finish = {
  colors: PrintSettings['colors']
  /** How much of the grain is kept in each of 16 bands, black to white: 0 to 1. */
  grain: number[] | 'off'
  /** What every print says of itself. */
  rights: Rights
}

/** The finish of a scan's prints. `roll` is the grain that scans on the same film have in common. */
export function finish(
  scan: { grain: GrainCurve; rights: Rights },
  roll: GrainCurve | undefined,
  settings: PrintSettings,
): Finish {
  return {
    colors: settings.colors,
    grain: settings.grain === 'off' ? 'off' : grainFactors(scan.grain, roll),
    rights: mergedRights(scan.rights, settings.rights),
  }
}
