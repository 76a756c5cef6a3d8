import { estimateGrain } from 'avif-grain/estimate'
import { graftGrain } from 'avif-grain/graft'
import { UnsupportedAvif } from 'avif-grain/unsupported'
import { withRights } from '../originals/rights.ts'
import { decodePrint, type DecodedOriginal } from './decoded-original.ts'
import type { PrintSet } from './print.ts'
import type { Quality } from './quality.ts'
import { avif, QUALITY_WITHOUT_GRAFT, QUALITY_WITHOUT_GRAIN } from './recipe.ts'

type Encoded = {
  bytes: Uint8Array
  /** Why the print has no grain of its own, where it should have. */
  problem?: string
}

/**
 * An AVIF with the grain of the scan. The encoder smooths grain away; what it took is measured and
 * written into the file, for browsers to put back.
 */
export async function avifPrint(
  { finish, seed }: PrintSet,
  width: number,
  original: DecodedOriginal,
  quality: Quality,
): Promise<Encoded> {
  const encoded = (chosen: number) =>
    avif(withRights(original.at(width), finish.rights, width), chosen).toBuffer()

  // A low quality is for pictures that get their grain back.
  const withoutGrain = Math.max(quality, QUALITY_WITHOUT_GRAIN)
  if (finish.grain === 'off') return { bytes: await encoded(withoutGrain) }

  const plain = await encoded(quality)
  const grain = estimateGrain(await original.pixels(width), await decodePrint(plain), {
    seed,
    chroma: '4:2:0',
    factors: finish.grain,
  })
  if (!grain) return { bytes: quality < withoutGrain ? await encoded(withoutGrain) : plain }

  try {
    return { bytes: graftGrain(plain, grain) }
  } catch (error) {
    const bytes = await encoded(QUALITY_WITHOUT_GRAFT)
    return { bytes, problem: error instanceof UnsupportedAvif ? error.message : String(error) }
  }
}
