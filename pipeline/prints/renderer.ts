import pLimit from 'p-limit'
import sharp, { type Sharp } from 'sharp'

import { estimateGrain } from 'avif-grain/estimate'
import { graftGrain } from 'avif-grain/graft'
import { UnsupportedAvif } from 'avif-grain/unsupported'
import type { Pixels } from 'avif-grain/pixels'
import { detailLoss } from 'avif-grain/measure'

import { hasChanged } from '../originals/original.ts'
import { refuse, UnusableOriginal } from '../model/plain-error.ts'
import type { Print, PrintSet } from './print.ts'
import { AT_ONCE } from './queue.ts'
import { withRights } from './rights.ts'
import { getOrCreate } from '../model/memoize.ts'
import { WIDEST_PRINT } from './sizes.ts'
import { upright } from '../originals/upright.ts'

/** A set whose original is decoded, and the trial print that finds the quality that suits it. */
type OpenSet = { original: DecodedOriginal; trial: () => Promise<Trial> }
type Trial = { proof: Proof; width: number; quality: Quality }

/** Makes prints of originals. `warn` is told why a print has no grain. */
export function openRenderer(warn: (message: string) => void) {
  const open = new Map<PrintSet, Promise<OpenSet>>()
  // One at a time, because a scan of medium format film takes hundreds of megabytes.
  const decodeLimit = pLimit(1)

  /** Opens a set once for prints that are made one after the other. */
  function openOnce(set: PrintSet): Promise<OpenSet> {
    const opening = open.get(set) ?? decodeLimit(() => openSet(set))
    open.delete(set)
    open.set(set, opening)
    opening.catch(() => open.delete(set))
    const [oldest] = open.keys()
    // One for each print that is being made. A set takes 80 MB at most.
    if (open.size > AT_ONCE) open.delete(oldest!)
    return opening
  }

  async function encode({ set, width, format }: Print): Promise<Uint8Array> {
    const { original, trial } = await openOnce(set)
    if (format === 'jpg') {
      const picture = await signed(set, original, width)
      return picture.jpeg({ quality: 78, mozjpeg: true }).toBuffer()
    }

    const tried = set.cut === 'frame' ? undefined : await trial()
    const quality = tried?.quality ?? frameQuality(width)
    const encoded = (other: number) => encodeAvif(set, original, width, other)
    // A low quality suits only pictures that get their grain back.
    const withoutGrain = Math.max(quality, QUALITY_WITHOUT_GRAIN)
    if (set.finish.grain === 'off') return encoded(withoutGrain)

    const isTried = tried?.width === width && quality === TRIAL_QUALITY
    const proof = isTried ? tried.proof : await proofAvif(set, original, width, quality)
    const grain = estimateGrain(proof.before, proof.after, {
      seed: set.seed,
      chroma: '4:2:0',
      factors: set.finish.grain,
    })
    if (!grain) return quality < withoutGrain ? encoded(withoutGrain) : proof.print

    try {
      return graftGrain(proof.print, grain)
    } catch (error) {
      const problem = error instanceof UnsupportedAvif ? error.message : String(error)
      warn(`uploads/${set.original.file} is printed without grain: ${problem}`)
      return encoded(QUALITY_WITHOUT_GRAFT)
    }
  }

  return {
    /**
     * Makes a print. An AVIF has the grain of its scan: the encoder smooths the grain away, and the lost grain is
     * measured and written into the file, for browsers to put back.
     *
     * @throws {UnusableOriginal} where the print cannot be made.
     */
    async make(print: Print): Promise<Uint8Array> {
      try {
        return await encode(print)
      } catch (error) {
        if (error instanceof UnusableOriginal) throw error
        return refuse(print.set.original.file, `could not be printed: ${(error as Error).message}`)
      }
    },

    /** Frees the memory of all originals. */
    releaseAll: (): void => open.clear(),
  }
}

async function openSet(set: PrintSet): Promise<OpenSet> {
  const original = await decodeOriginal(set).finally(async () => {
    if (!(await hasChanged(set.original))) return
    const advice = 'Wait until the upload has finished, and build again.'
    refuse(set.original.file, `changed while it was printed. ${advice}`)
  })
  let trial: Promise<Trial> | undefined
  return { original, trial: () => (trial ??= tryOut(set, original)) }
}

/** Makes a trial print, and finds from it the quality that suits the picture. */
async function tryOut(set: PrintSet, original: DecodedOriginal): Promise<Trial> {
  const width = Math.min(TRIAL_WIDTH, original.width)
  const proof = await proofAvif(set, original, width, TRIAL_QUALITY)
  return { proof, width, quality: pickQuality(proof.before, proof.after) }
}

/** An AVIF as its encoder makes it, and how the picture looked before and after. */
type Proof = { print: Buffer; before: Pixels; after: Pixels }

async function proofAvif(
  set: PrintSet,
  original: DecodedOriginal,
  width: number,
  quality: number,
): Promise<Proof> {
  const print = await encodeAvif(set, original, width, quality)
  // As a browser would decode it, grain included.
  const after = await pixelsOf(sharp(print, { ignoreIcc: true }), set.original.reading.gray)
  return { print, before: await original.pixels(width), after }
}

/** Width in pixels from which an AVIF takes long to encode. */
const WIDE = 1600

async function encodeAvif(
  set: PrintSet,
  original: DecodedOriginal,
  width: number,
  quality: number,
): Promise<Buffer> {
  const picture = await signed(set, original, width)
  // Effort 3 makes an AVIF about 3% larger than the encoder's default effort, in a quarter of the time. Effort 1 makes
  // a wide AVIF about 2% larger than effort 3, in a quarter of that time.
  const effort = width < WIDE ? 3 : 1
  return picture.avif({ quality, effort, chromaSubsampling: '4:2:0' }).toBuffer()
}

async function signed({ finish }: PrintSet, original: DecodedOriginal, width: number) {
  return withRights(await original.at(width), finish.rights, width, finish.colors)
}

/** An original, or a part of it, decoded once for all prints of a set. */
type DecodedOriginal = Awaited<ReturnType<typeof decodeOriginal>>

async function decodeOriginal({ original, crop, finish: { colors } }: PrintSet) {
  const picture = await upright(original.path, original.reading, colors)
  const { data, info } = await (crop ? picture.extract(crop) : picture)
    .resize({ width: WIDEST_PRINT, withoutEnlargement: true })
    // A TIFF and not bare pixels, because only a file can carry the profile of wide colors.
    .tiff({ compression: 'none' })
    .toBuffer({ resolveWithObject: true })

  const resized = (width: number, options = {}) =>
    sharp(data, options).resize({ width, withoutEnlargement: true })
  const small = new Map<string, Promise<Pixels>>()
  const pixels = (width: number) =>
    getOrCreate(small, `${width}`, () => {
      return pixelsOf(resized(width, { ignoreIcc: true }), original.reading.gray)
    })

  return {
    /** In pixels, no more than the widest print. */
    width: info.width,

    /** The picture at a width, with the profile of its colors. */
    async at(width: number): Promise<Sharp> {
      if (colors === 'wide') return resized(width).keepIccProfile()
      const { data: bare, ...raw } = await pixels(width)
      return sharp(bare, { raw })
    },

    /** The picture's pixels at a width, as numbers in the profile of its colors. They are made once. */
    pixels,
  }
}

/** The pixels of a picture. All channels of a gray picture are the same, so one is enough. */
async function pixelsOf(picture: Sharp, isGray: boolean): Promise<Pixels> {
  const channels = isGray ? picture.extractChannel(0).toColourspace('b-w') : picture.removeAlpha()
  const { data, info } = await channels.raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height, channels: info.channels as 1 | 3 }
}

/** The quality of an AVIF, on the scale of the encoder. Raise `PRINT_VERSION` with every change to a number here. */
type Quality = 30 | 40 | 50 | 60

/** Least quality of an AVIF with no grain but what the encoder keeps. */
const QUALITY_WITHOUT_GRAIN = 50

/** Quality where a scan has grain that could not be written into the file. */
const QUALITY_WITHOUT_GRAFT = 70

/** Width of the trial print in pixels: wide enough to show detail, and quick to encode. */
const TRIAL_WIDTH = 736
const TRIAL_QUALITY = 50

/** A picture with less than this part of it busy is mostly sky, wall or background. */
const SMOOTH = 0.15

/**
 * Grain hides the loss as long as less than this part of its energy is lost. None of the demo's
 * photographs is near it: encoders round differently on other processors, and would choose otherwise.
 */
const HIDDEN = 0.64

/** Ratio of the loss in busy squares to that in quiet ones: hardly more, and clearly more. */
const HARDLY_MORE = 1.3
const CLEARLY_MORE = 2

/** Width in pixels of the widest print that is small. */
const LARGEST_SMALL = 240

/** A picture with more than this part of it busy is worth more bytes for it. */
const DETAILED = 0.2

/**
 * The quality of a frame of a roll. Frames have no trial print, because there are dozens. A small frame can
 * have a low quality: it is one of many on a phone's screen, and its grain comes back.
 */
function frameQuality(width: number): Quality {
  return width > LARGEST_SMALL ? 40 : 30
}

/**
 * The quality that suits a picture. It is found by comparing the picture with its print at quality 50, both about 736
 * pixels wide. 40 is enough where nearly all of the loss is grain, which comes back. 60 is needed where much of the
 * loss is detail, which does not come back.
 */
export function pickQuality(reference: Pixels, decoded: Pixels): Quality {
  const { busy, busyLoss, quietLoss } = detailLoss(reference, decoded)
  if (busy > DETAILED && busyLoss > 1 && busyLoss > CLEARLY_MORE * quietLoss) return 60

  const hidden = busyLoss < HIDDEN && busyLoss < HARDLY_MORE * quietLoss
  return busy < SMOOTH && hidden ? 40 : 50
}
