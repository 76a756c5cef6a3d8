import { availableParallelism } from 'node:os'

import pLimit from 'p-limit'

import { getOrCreate } from '../cache/cache.ts'
import { changedSince, type Original } from '../originals/original.ts'
import { withRights } from '../originals/rights.ts'
import { UnusableOriginal } from '../originals/unusable-original.ts'
import { avifPrint } from './avif-print.ts'
import { decodeOriginal, type DecodedOriginal } from './decoded-original.ts'
import { everyOne } from './every-one.ts'
import type { Print, PrintSet } from './print.ts'
import { chooseQuality, type Quality } from './quality.ts'
import { jpeg } from './recipe.ts'

/** Originals of more megapixels than this are decoded one at a time, to save memory. */
const LARGE = 30

/** Stores a finished print. Where it fails, rendering stops: nothing else could be stored. */
type Store = (print: Print, bytes: Uint8Array) => Promise<void>

/**
 * Makes prints, as many at a time as there are processors. `warn` gets why a print has no grain.
 */
export function openRenderer(warn: (message: string) => void) {
  const cores = availableParallelism()
  const encodeLimit = pLimit(cores)
  const decodeLimit = pLimit(cores)
  const largeDecodeLimit = pLimit(1)
  const qualities = new Map<string, Promise<Quality>>()

  async function encode(print: Print, original: DecodedOriginal): Promise<Uint8Array> {
    const { width, format, set } = print
    if (format === 'jpg') {
      return jpeg(withRights(original.at(width), set.finish.rights, width)).toBuffer()
    }

    const quality = getOrCreate(qualities, set.shown.address, () => chooseQuality(original))
    const { bytes, problem } = await avifPrint(print, original, await quality)
    if (problem) warn(`uploads/${set.original.file} is printed without grain: ${problem}`)
    return bytes
  }

  async function renderSet(set: PrintSet, prints: Print[], store: Store): Promise<void> {
    const decode = () => decodeOriginal(set)
    const original = await (megapixels(set.original) > LARGE ? largeDecodeLimit(decode) : decode())

    await everyOne(prints, (print) =>
      encodeLimit(async () => {
        const bytes = await encode(print, original)
        if (await changedSince(set.original)) throw changed(set.original)
        await store(print, bytes)
      }),
    )
  }

  return {
    /**
     * Makes prints, those of a set from one decoding of its original. A print that fails stops no
     * other.
     */
    render(prints: Print[], store: Store): Promise<void> {
      const stop = new AbortController()
      const storeOrStop: Store = async (print, bytes) => {
        stop.signal.throwIfAborted()
        await store(print, bytes).catch((error) => stop.abort(error))
        stop.signal.throwIfAborted()
      }

      const sets = [...new Set(prints.map(({ set }) => set))]
      return everyOne(sets, (set) =>
        decodeLimit(async () => {
          stop.signal.throwIfAborted()
          const ofSet = prints.filter((print) => print.set === set)
          await renderSet(set, ofSet, storeOrStop).catch(async (error) => {
            throw stop.signal.reason ?? (await explained(set.original, error))
          })
        }),
      )
    },
  }
}

/** What fails while printing names no file, and the file may have changed meanwhile. */
async function explained(original: Original, error: Error): Promise<Error> {
  if (error instanceof UnusableOriginal) return error
  if (await changedSince(original)) return changed(original)
  const message = `uploads/${original.file} could not be printed: ${error.message}`
  return new UnusableOriginal(message, { cause: error })
}

function changed({ file }: Original): UnusableOriginal {
  return new UnusableOriginal(
    `uploads/${file} changed while it was printed. Wait until the upload has finished, and build again.`,
  )
}

function megapixels({ width, height }: Original): number {
  return (width * height) / 1e6
}
