import { availableParallelism } from 'node:os'

import pLimit from 'p-limit'

import { estimateGrain } from 'avif-grain/estimate'
import { graftGrain } from 'avif-grain/graft'
import { UnsupportedAvif } from 'avif-grain/unsupported'
import { hasChanged } from '../originals/original.ts'
import { withRights } from '../originals/rights.ts'
import { refuse } from '../originals/unusable-original.ts'
import { decodeOriginal, decodePrint, type DecodedOriginal } from './decoded-original.ts'
import type { Print, PrintSet } from './print.ts'
import { chooseQuality, frameQuality, type Quality } from './quality.ts'
import { avif, jpeg, QUALITY_WITHOUT_GRAFT, QUALITY_WITHOUT_GRAIN } from './recipe.ts'

/** Stores a finished print. */
type Store = (print: Print, bytes: Uint8Array) => Promise<void>

/** Makes prints, as many at a time as there are processors. `warn` gets why one has no grain. */
export function openRenderer(warn: (message: string) => void) {
  const setLimit = pLimit(availableParallelism())
  const encodeLimit = pLimit(availableParallelism())
  // One at a time, because a scan of medium format film takes hundreds of megabytes.
  const decodeLimit = pLimit(1)

  async function renderSet(set: PrintSet, prints: Print[], store: Store, signal: AbortSignal) {
    const { file } = set.original
    const explain = (error: Error) => refuse(file, `could not be printed: ${error.message}`)
    signal.throwIfAborted()
    const original = await decodeLimit(() => decodeOriginal(set))
      .catch(explain)
      .finally(async () => {
        if (!(await hasChanged(set.original))) return
        const advice = 'Wait until the upload has finished, and build again.'
        refuse(file, `changed while it was printed. ${advice}`)
      })
    let quality: Promise<Quality> | undefined

    async function encode({ width, format }: Print): Promise<Uint8Array> {
      if (format === 'jpg') {
        const { rights, colors } = set.finish
        return jpeg(withRights(original.at(width), rights, width, colors)).toBuffer()
      }
      const chosen =
        set.cut === 'frame' ? frameQuality(width) : await (quality ??= chooseQuality(original))
      return avifPrint(set, width, original, chosen)
    }

    await Promise.all(
      prints.map((print) =>
        encodeLimit(async () => {
          signal.throwIfAborted()
          await store(print, await encode(print).catch(explain))
        }),
      ),
    )
  }

  /**
   * An AVIF with the grain of the scan. The encoder smooths grain away; what it took is measured and
   * written into the file, for browsers to put back.
   */
  async function avifPrint(
    { original: { file }, finish, seed }: PrintSet,
    width: number,
    original: DecodedOriginal,
    quality: Quality,
  ): Promise<Uint8Array> {
    const encoded = (chosen: number) =>
      avif(withRights(original.at(width), finish.rights, width, finish.colors), chosen).toBuffer()

    // A low quality is for pictures that get their grain back.
    const withoutGrain = Math.max(quality, QUALITY_WITHOUT_GRAIN)
    if (finish.grain === 'off') return encoded(withoutGrain)

    const plain = await encoded(quality)
    const grain = estimateGrain(await original.pixels(width), await decodePrint(plain), {
      seed,
      chroma: '4:2:0',
      factors: finish.grain,
    })
    if (!grain) return quality < withoutGrain ? encoded(withoutGrain) : plain

    try {
      return graftGrain(plain, grain)
    } catch (error) {
      const problem = error instanceof UnsupportedAvif ? error.message : String(error)
      warn(`uploads/${file} is printed without grain: ${problem}`)
      return encoded(QUALITY_WITHOUT_GRAFT)
    }
  }

  return {
    /** Makes prints, those of a set from one decoding of its original. The first failure stops all. */
    async render(prints: Print[], store: Store): Promise<void> {
      const stop = new AbortController()
      const sets = [...new Set(prints.map(({ set }) => set))]
      const rendering = sets.map((set) => {
        const ofSet = prints.filter((print) => print.set === set)
        return setLimit(() => renderSet(set, ofSet, store, stop.signal))
      })
      await Promise.all(rendering).finally(() => stop.abort())
    },
  }
}
