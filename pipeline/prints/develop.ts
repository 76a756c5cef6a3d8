import { availableParallelism } from 'node:os'

import pLimit from 'p-limit'

import { changedSince, type Original } from '../originals/original.ts'
import { UnusableOriginal } from '../originals/unusable-original.ts'
import { remembered } from '../remembered.ts'
import { avifPrint } from './avif-print.ts'
import { chooseQuality } from './choose-quality.ts'
import { everyOne } from './every-one.ts'
import { grouped } from './grouped.ts'
import { jpegPrint } from './jpeg-print.ts'
import { openNegative } from './negative.ts'
import type { PrintCache } from './print-cache.ts'
import type { Print } from './print.ts'
import type { Quality } from './quality.ts'

/** Originals of more megapixels than this are opened one at a time, for the sake of memory. */
const LARGE = 30

/** Is told the size of each print in bytes, once it has been made and kept. */
type Made = (bytes: number) => void

/**
 * Where prints are made, as many at a time as there are processors. `warn` hears of prints that are
 * whole, but not what they should be.
 */
export function openDarkroom(cache: PrintCache, warn: (message: string) => void) {
  const cores = availableParallelism()
  const enlarger = pLimit(cores)
  const negatives = pLimit(cores)
  const large = pLimit(1)
  const qualities = new Map<string, Promise<Quality>>()

  async function developRun(run: Print[], made?: Made): Promise<void> {
    const [{ original, crop, finish }] = run as [Print]
    const open = () => openNegative(original, crop, finish.colors)
    const negative = await (megapixels(original) > LARGE ? large(open) : open())
    const quality = () => remembered(qualities, runOf(run[0]!), () => chooseQuality(negative))

    await everyOne(run, (print) =>
      enlarger(async () => {
        const { bytes, complaint } =
          print.format === 'avif'
            ? await avifPrint(print, negative, await quality())
            : { bytes: await jpegPrint(print, negative) }
        if (await changedSince(original)) throw changed(original)

        await cache.keep(print.address, bytes)
        made?.(bytes.length)
        if (complaint) warn(`uploads/${original.file} is printed without grain: ${complaint}`)
      }),
    )
  }

  /** What fails in the middle of it names no file, and the file may have changed meanwhile. */
  async function explained(run: Print[], work: Promise<void>): Promise<void> {
    const { original } = run[0]!
    return work.catch(async (error) => {
      if (error instanceof UnusableOriginal) throw error
      throw (await changedSince(original)) ? changed(original) : unprintable(original, error)
    })
  }

  return {
    /**
     * Makes prints and keeps them, each crop's from one decoding of it. One that fails stops no
     * other.
     */
    develop(prints: Print[], made?: Made): Promise<void> {
      return everyOne(grouped(prints, runOf), (run) =>
        negatives(() => explained(run, developRun(run, made))),
      )
    },
  }
}

/** The same for all prints of one crop. */
function runOf({ original, crop, finish }: Print): string {
  return JSON.stringify([original.hash, crop, finish])
}

function megapixels({ width, height }: Original): number {
  return (width * height) / 1e6
}

function changed({ file }: Original): UnusableOriginal {
  return new UnusableOriginal(
    `uploads/${file} changed while it was printed. Wait until the upload has finished, and build again.`,
  )
}

function unprintable({ file }: Original, error: Error): UnusableOriginal {
  return new UnusableOriginal(`uploads/${file} could not be printed: ${error.message}`, {
    cause: error,
  })
}
