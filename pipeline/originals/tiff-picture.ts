import type { Reading } from './reading.ts'
import { CAMERA_RAW } from './other-kinds.ts'
import { TAG, type Directory } from './tiff-directories.ts'
import { refuse } from './unusable-original.ts'

/** Ways of compressing that the decoder knows, by their numbers in TIFF. */
const KNOWN = [1, 2, 3, 4, 5, 7, 8, 32771, 32773, 32809, 32946, 50001]
const COMPRESSIONS: Record<number, string> = {
  6: 'old-style JPEG',
  34712: 'JPEG 2000',
  34887: 'LERC',
  34925: 'LZMA',
  34926: 'Zstandard',
  34934: 'JPEG XR',
  50000: 'Zstandard',
  50002: 'JPEG XL',
  52546: 'JPEG XL',
}

/** Numbers of the color models (`PhotometricInterpretation`), and how many channels each has. */
const PALETTE = 3
const INKS = 5
const COLORS: Record<number, number> = { 0: 1, 1: 1, 2: 3, [PALETTE]: 1, [INKS]: 4, 6: 3 }
const LAB = [8, 9, 10]
/** What a sensor saw through its filters, and the same made linear. */
const RAW = [32803, 34892]

/** `ExtraSamples` that are transparency: multiplied with the colors already, and not. */
const TRANSPARENCY = [1, 2]

/** In bytes. The decoder reads the layers that Photoshop keeps in one field, twice. */
const MOST_LAYERS = 200_000_000
/** In bytes. Above, the decoder needs to be told that so much is meant. */
const MUCH = 20_000_000

const SPARE =
  'has a channel that is neither color nor transparency, such as infrared or a saved selection. ' +
  'It is left out.'

/** How the picture in a TIFF is to be read, and what its owner should know. */
export type TiffPicture = Pick<Reading, 'open' | 'spare'> & {
  warnings: string[]
  /** Its directory. None in a file whose directories cannot be read. */
  directory?: Directory
}

/**
 * Finds the photograph in a TIFF: the largest picture that is not the preview or mask of another.
 *
 * @throws {UnusableOriginal} where that picture cannot be read here, or is that of a camera's sensor.
 */
export function findPicture(directories: Directory[], file: string): TiffPicture {
  const isRaw = (directory: Directory) =>
    directory.place(TAG.dngVersion) || RAW.includes(directory.values(TAG.photometric)[0]!)
  if (directories.some(isRaw)) refuse(file, CAMERA_RAW)

  const pictures = directories.filter((directory) => area(directory) > 0)
  const whole = pictures.filter((directory) => !isLesser(directory))
  const candidates = whole.length > 0 ? whole : pictures
  const [first] = candidates
  if (!first) return { open: {}, warnings: [] }

  const directory = candidates.reduce((one, other) => (area(other) > area(one) ? other : one))
  refuseUnreadable(directory, file)
  const warnings: string[] = []
  if (candidates.length > 1) {
    const printed = directory === first ? 'first' : 'largest'
    warnings.push(`holds ${candidates.length} pictures. Only the ${printed} one is printed.`)
  }
  const spare = spareChannels(directory)
  if (spare) warnings.push(SPARE)

  const { page, subifd } = directory
  const heavy = directories.some((one) =>
    Object.values(TAG).some((tag) => (one.place(tag)?.length ?? 0) > MUCH),
  )
  return {
    directory,
    warnings,
    open: {
      ...(page > 0 && { page }),
      ...(subifd !== undefined && { tiff: { subifd } }),
      ...(heavy && { unlimited: true }),
      ...(spare && { limitInputChannels: false }),
    },
    ...(spare && { spare }),
  }
}

function area(directory: Directory): number {
  const [width = 0] = directory.values(TAG.width)
  const [height = 0] = directory.values(TAG.height)
  return width * height
}

/** Whether it is a smaller copy of another picture (bit 0 or, in old files, 2), or a mask (bit 2). */
function isLesser(directory: Directory): boolean {
  const [kind = 0] = directory.values(TAG.kind)
  const [oldKind] = directory.values(TAG.oldKind)
  return (kind & 0b101) > 0 || oldKind === 2
}

function refuseUnreadable(directory: Directory, file: string): void {
  const [compression = 1] = directory.values(TAG.compression)
  const [photometric = 0] = directory.values(TAG.photometric)
  const bits = directory.values(TAG.bits)
  const [format = 1] = directory.values(TAG.sampleFormat)
  const layers = directory.place(TAG.layers)?.length ?? 0

  if (!KNOWN.includes(compression)) {
    const name = COMPRESSIONS[compression]
    const how = name ? `with ${name}` : `in a way (number ${compression})`
    refuse(
      file,
      `is compressed ${how}${name ? ',' : ''} which cannot be read here. ` +
        'Save it with LZW or without compression.',
    )
  }
  if (LAB.includes(photometric)) refuse(file, 'is in Lab colors. Export it in RGB.')
  if (COLORS[photometric] === undefined) {
    refuse(file, 'is in colors that cannot be read here. Export it in RGB, with 8 or 16 bits.')
  }
  if (format === 3) {
    refuse(file, 'holds its colors as fractions (floating point). Export it with 8 or 16 bits.')
  }
  const odd = bits.find((one) => one > 8 && one !== 16)
  if (odd && odd < 16) {
    refuse(file, `has ${odd} bits a channel, which cannot be read here. Export it with 8 or 16.`)
  }
  if (odd) refuse(file, 'has more than 16 bits a channel. Export it with 8 or 16, and send that.')
  if (isApart(directory)) {
    refuse(
      file,
      'keeps its channels apart (planar), in a way that cannot be read here. Save it interleaved.',
    )
  }
  if (layers > MOST_LAYERS) {
    const size = Math.round(layers / 1e6).toLocaleString('en-US')
    refuse(file, `holds ${size} MB of Photoshop layers. Flatten it, and save it without them.`)
  }
}

/** Whether it has one plane for each channel, where the decoder mixes them up or gives up. */
function isApart(directory: Directory): boolean {
  const [layout] = directory.values(TAG.layout)
  const [samples = 1] = directory.values(TAG.samples)
  const [photometric = 0] = directory.values(TAG.photometric)
  const isTiled = directory.values(TAG.tile).length > 0
  return layout === 2 && samples > 1 && (isTiled || COLORS[photometric] === 1)
}

/** Channels besides the colors that are not all transparency, by TIFF 6.0, section 18. */
function spareChannels(directory: Directory): Reading['spare'] {
  const [photometric = 0] = directory.values(TAG.photometric)
  if (photometric === PALETTE) return undefined

  const [inks = 4] = directory.values(TAG.inks)
  const colors = photometric === INKS ? Math.max(inks, 4) : COLORS[photometric]!
  const [samples = 1] = directory.values(TAG.samples)
  const more = samples - colors
  // Nothing is said of channels that no one declared.
  const transparent = directory
    .values(TAG.extraSamples)
    .slice(0, more)
    .findIndex((kind) => TRANSPARENCY.includes(kind))
  if (more < 1 || (more === 1 && transparent === 0)) return undefined
  // Gray or inks with transparency among others: nobody has seen one.
  return transparent < 0 || colors !== 3 ? {} : { alpha: colors + transparent }
}
