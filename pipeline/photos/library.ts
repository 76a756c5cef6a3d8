import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'

import pLimit from 'p-limit'

import type { GrainCurve } from 'avif-grain/measure'
import { rollProfile } from 'avif-grain/roll'
import { FILES_AT_ONCE, getOrCreate, openCache } from '../cache/cache.ts'
import type { Cut, Description, FilmStock, Photograph, Prints } from '../model/photo.ts'
import { slug } from '../model/slug.ts'
import { openOriginals } from '../originals/original.ts'
import { finishOf, printSet, printsOf, type Print, type PrintSet } from '../prints/print.ts'
import { openRenderer } from '../prints/renderer.ts'

/** How many photographs and prints a build has made, and kept from the build before. */
export type Printed = Record<'photographs' | 'prints', { made: number; kept: number }>

/** The scans in uploads/ that the site shows, and the prints of them. */
export type Library = Awaited<ReturnType<typeof openLibrary>>

/**
 * Opens the folder of scans. `warn` gets warnings about scans and prints.
 *
 * @throws {UnusableOriginal} where the folder holds nothing, or cannot be read.
 */
export async function openLibrary(
  folders: { uploads: string; cache: string },
  warn: (message: string) => void = () => {},
) {
  const { original, prune } = await openOriginals(folders, warn)
  const cache = openCache(path.join(folders.cache, 'prints'), warn)
  const renderer = openRenderer(warn)
  const prints = new Map<string, Print>()
  const rolls = new Map<string, Promise<GrainCurve | undefined>>()
  const underway = new Map<string, Promise<Uint8Array>>()

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

  return {
    /** Examines a scan. Throws `UnusableOriginal` where it is missing or cannot be printed. */
    original,

    /** A photograph with the addresses of its prints, made or not. Throws as `original` does. */
    async photograph(description: Description, cut: Cut): Promise<Photograph> {
      const { file, alt, focal, settings } = description
      const { hue, ...film } = description.film ?? {}
      const scan = await original(file)
      const roll = settings.grain === 'off' ? undefined : await rollOf(description)
      const style = finishOf(scan, roll, settings)
      const named = { name: slug(file), focal }
      const photo = {
        className: `photo-${named.name}`,
        alt,
        ...(description.film && { film: film as FilmStock }),
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

    /** A print, made now if it has not been. Nothing for any other address. */
    async print(address: string): Promise<Uint8Array | undefined> {
      const print = prints.get(address)
      if (!print) return undefined

      const making = getOrCreate(underway, address, () =>
        cache.getOrMake(nameOf(print), async () => {
          let made = new Uint8Array()
          await renderer.render([print], async (_, bytes) => void (made = new Uint8Array(bytes)))
          return made
        }),
      )
      return making.finally(() => underway.delete(address))
    },

    /**
     * Writes every print to its address below a folder, making those that have not been made.
     * `report` gets how many of the missing ones are made.
     */
    async writePrints(
      folder: string,
      report: (made: number, missing: number) => void = () => {},
    ): Promise<Printed> {
      const write = (print: Print, bytes: Uint8Array) =>
        writeFile(path.join(folder, print.address), bytes)
      await mkdir(path.join(folder, 'uploads'), { recursive: true })

      const missing: Print[] = []
      await pLimit(FILES_AT_ONCE).map(prints.values(), async (print) => {
        const kept = await cache.read(nameOf(print))
        if (kept) await write(print, kept)
        else missing.push(print)
      })
      let ready = 0
      await renderer.render(missing, async (print, bytes) => {
        await cache.write(nameOf(print), bytes)
        await write(print, bytes)
        ready += 1
        report(ready, missing.length)
      })
      await Promise.all([cache.prune(), prune()])

      const photographs = new Set(Array.from(prints.values(), ({ set }) => set.original.file))
      const made = new Set(missing.map(({ set }) => set.original.file)).size
      return {
        photographs: { made, kept: photographs.size - made },
        prints: { made: missing.length, kept: prints.size - missing.length },
      }
    },
  }
}

/** The name of a print in the cache. */
function nameOf({ address }: Print): string {
  return path.posix.basename(address)
}
