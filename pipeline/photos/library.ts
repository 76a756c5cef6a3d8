import { mkdir, writeFile, readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'

import pLimit from 'p-limit'
import sharp from 'sharp'

import { type GrainCurve, rollProfile } from 'avif-grain/measure'

import { FILES_AT_ONCE, openCache } from '../cache/cache.ts'
import { getOrCreate } from '../model/memoize.ts'
import type { Cut, Description, FilmStock, Photograph, Prints } from '../model/photo.ts'
import type { Report } from '../model/progress.ts'
import { slug } from '../model/names.ts'
import { openOriginals } from '../originals/original.ts'
import { openQueue } from '../prints/queue.ts'
import { finishOf, printSet, printsOf, type Print, type PrintSet } from '../prints/print.ts'
import { openRenderer } from '../prints/renderer.ts'
import { sha256 } from '../model/sha256.ts'
import { findScan } from '../originals/find-scan.ts'
import { refuse } from '../model/plain-error.ts'

/** How many photographs and prints a build has made, and kept from the build before. */
export type Printed = Record<'photographs' | 'prints', { made: number; kept: number }>

/** The scans in uploads/ that the site shows, and the prints of them. */
export type Library = Awaited<ReturnType<typeof openLibrary>>

/**
 * Opens the folder of scans. `warn` gets warnings about scans and prints. `atOnce` is how many prints are made at a
 * time, by default as many as keep the processors busy.
 *
 * @throws {UnusableOriginal} where the folder holds nothing, or cannot be read.
 */
export async function openLibrary(
  folders: { uploads: string; cache: string },
  warn: (message: string) => void = () => {},
  atOnce?: number,
) {
  const { original, prune } = await openOriginals(folders, warn)
  const cache = openCache(path.join(folders.cache, 'prints'), warn)
  const renderer = openRenderer(warn)
  const queue = openQueue(make, renderer.releaseAll, atOnce)
  const prints = new Map<string, Print>()
  const pictures = new Map<string, Uint8Array>()
  const rolls = new Map<string, Promise<GrainCurve | undefined>>()

  /** Makes a print, unless another process has done so meanwhile. */
  function make(print: Print): Promise<Uint8Array> {
    return cache.getOrMake(nameOf(print), () => renderer.make(print))
  }

  /** The grain that the scans on a film have in common. Scans that cannot be read are left out. */
  function rollOf({ film, roll }: Description): Promise<GrainCurve | undefined> {
    return getOrCreate(rolls, `${film?.name} ${roll.join()}`, async () => {
      const scans = await Promise.allSettled(roll.map(original))
      return rollProfile(scans.flatMap((scan) => ('value' in scan ? [scan.value.grain] : [])))
    })
  }

  /** Remembers the prints of a set, for when they are asked for. */
  function register(set: PrintSet): Prints {
    for (const print of printsOf(set)) prints.set(print.address, print)
    return set.shown
  }

  /** `use` gets every print. The first failure stops all. */
  async function makeAll(
    report: Report,
    use: (print: Print, bytes: Uint8Array) => Promise<void>,
  ): Promise<Printed> {
    const isMade = await pLimit(FILES_AT_ONCE).map(prints.values(), async (print) => {
      const kept = await cache.read(nameOf(print))
      if (kept) await use(print, kept)
      return Boolean(kept)
    })
    const missing = [...prints.values()].filter((_, at) => !isMade[at])
    const work = missing.reduce((sum, print) => sum + workOf(print), 0)
    let [made, done] = [0, 0]
    if (missing.length > 0) report(made, missing.length, 0)
    const making = missing.map(async (print) => {
      await use(print, await queue.print(print, false))
      made += 1
      done += workOf(print)
      report(made, missing.length, done / work)
    })
    await Promise.all(making).finally(queue.stop)
    await Promise.all([cache.prune(), prune()])

    const photographs = new Set(Array.from(prints.values(), ({ set }) => set.original.file))
    const fresh = new Set(missing.map(({ set }) => set.original.file)).size
    return {
      photographs: { made: fresh, kept: photographs.size - fresh },
      prints: { made: missing.length, kept: prints.size - missing.length },
    }
  }

  return {
    /** Examines a scan. Throws `UnusableOriginal` where it is missing or cannot be printed. */
    original,

    /** A photograph with the addresses of its prints, made or not. Throws as `original` does. */
    async photograph(description: Description, cut: Cut): Promise<Photograph> {
      const { file, alt, focal, credit, settings } = description
      const { hue, ...film } = description.film ?? {}
      const scan = await original(file)
      const roll = settings.grain === 'off' ? undefined : await rollOf(description)
      const style = finishOf(scan, roll, settings)
      const named = { name: slug(file), focal }
      const photo = {
        className: `photo-${named.name}`,
        alt,
        ...(description.film && { film: film as FilmStock }),
        ...(credit && { credit: credit.name }),
        full: register(printSet(scan, named, style, cut === 'frame' ? cut : 'whole')),
        ...(cut === 'tall' && { tall: register(printSet(scan, named, style, cut)) }),
      }
      return {
        photo,
        placeholder: scan.placeholder,
        focal,
        isSmall: cut === 'frame',
        hue,
        rights: style.rights,
      }
    },

    /** The address of a picture that visitors get as it is. Throws as `readPicture` does. */
    async picture(file: string): Promise<string> {
      const { address, bytes } = await readPicture(file, folders.uploads)
      pictures.set(address, bytes)
      return address
    },

    /** A print or picture, made before all others if it has not been. Nothing for any other address. */
    async print(address: string): Promise<Uint8Array | undefined> {
      const asItIs = pictures.get(address)
      if (asItIs) return asItIs
      const print = prints.get(address)
      return print && ((await cache.read(nameOf(print))) ?? queue.print(print, true))
    },

    /** The names of the prints that have not been made. */
    async unprinted(): Promise<string[]> {
      const names = Array.from(prints.values(), nameOf)
      const files = await Promise.all(names.map(cache.fileOf))
      return names.filter((_, at) => !files[at])
    },

    /** Makes every print that has not been made. `report` gets how many of them are, first none. */
    printAll: (report: Report) => makeAll(report, async () => {}),

    /** Makes them likewise, and writes every print and picture to its address below a folder. */
    async writePrints(folder: string, report: Report = () => {}): Promise<Printed> {
      await mkdir(path.join(folder, 'uploads'), { recursive: true })
      for (const [address, bytes] of pictures) await writeFile(path.join(folder, address), bytes)
      return makeAll(report, ({ address }, bytes) => writeFile(path.join(folder, address), bytes))
    },
  }
}

/** What a print costs, beside others: it grows with its pixels. */
function workOf({ width }: Print): number {
  return width ** 2
}

/** The name of a print in the cache. */
function nameOf({ address }: Print): string {
  return path.posix.basename(address)
}

/** A file as the site has it. */
type Picture = { address: string; bytes: Uint8Array }

/** The largest file that a visitor gets, in bytes. */
const LARGEST = 500_000

/** What browsers show, by sharp's name for it: the ending of its address. */
const PICTURE_ENDINGS: Record<string, string> = {
  svg: 'svg',
  png: 'png',
  jpeg: 'jpg',
  webp: 'webp',
  gif: 'gif',
  heif: 'avif',
}

/**
 * A picture in uploads/ that visitors get as it is. It is no photograph: lines need no grain and no crop, SVG has no
 * pixels to print, and the words beside it say the same. Pages show it in an `<img>`, where no script in an SVG runs
 * and nothing is fetched for it.
 *
 * @throws {UnusableOriginal} where it is missing, too large, or no picture that browsers show.
 */
export async function readPicture(name: string, uploads: string): Promise<Picture> {
  const names = await readdir(uploads)
  const { file, scan } = await findScan(name, names, uploads)
  const { size } = await stat(scan)
  if (size > LARGEST) {
    refuse(
      file,
      `has ${Math.ceil(size / 1000)} KB, and visitors get it as it is: at most ${LARGEST / 1000} KB. ` +
        'Save it smaller, 2000 pixels wide and as WebP or JPEG.',
    )
  }
  const { format = '', compression } = await sharp(scan)
    .metadata()
    .catch(() => ({ format: '', compression: undefined }))
  const ending = compression === 'hevc' ? undefined : PICTURE_ENDINGS[format]
  if (!ending) refuse(file, 'is no picture that browsers show. Save it as SVG, PNG, WebP or JPEG.')
  const bytes = await readFile(scan)
  return { address: `/uploads/picture-${sha256(bytes).slice(0, 12)}.${ending}`, bytes }
}
