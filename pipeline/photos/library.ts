import { readdir } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import path from 'node:path'

import type { FilmStock } from '../content/film-stock.ts'
import { develop } from './develop.ts'
import { UnusableOriginal } from './examine.ts'
import type { Focal } from './focal.ts'
import { grouped } from './grouped.ts'
import { inParallel } from './in-parallel.ts'
import { readOriginal, type Original } from './original.ts'
import type { Photo, Prints } from './photo.ts'
import { openPrintCache } from './print-cache.ts'
import { fullRun, tallRun, type Print, type PrintRun } from './print.ts'
import { slug } from './slug.ts'

/** What is known of a photograph before its scan has been opened. */
export type Description = { file: string; alt: string; film: FilmStock; focal: Focal }

/** The scans in uploads/ that the site shows, and the prints of them. */
export type Library = Awaited<ReturnType<typeof openLibrary>>

export async function openLibrary(folders: { uploads: string; cache: string }) {
  const present = new Set(await readdir(folders.uploads).catch(() => []))
  const cache = openPrintCache(path.join(folders.cache, 'prints'))
  const originals = new Map<string, Promise<Original>>()
  const prints = new Map<string, Print>()
  const underway = new Map<string, Promise<void>>()

  function original(file: string): Promise<Original> {
    // Looked up in the list, because some disks take `Veil.jpg` for `veil.jpg` and hosts do not.
    if (!present.has(file)) {
      throw new UnusableOriginal(
        `uploads/${file} is not there. Put the scan there, or take its name off the pages.`,
      )
    }
    const known = originals.get(file) ?? readOriginal(file, folders)
    originals.set(file, known)
    return known
  }

  function announced({ prints: announcement, shown }: PrintRun): Prints {
    for (const print of announcement) prints.set(print.address, print)
    return shown
  }

  return {
    /**
     * A photograph with the addresses of its prints, none of which has to exist yet.
     *
     * @throws {UnusableOriginal} where its scan is missing or cannot be printed.
     */
    async photograph(description: Description, wants: { tall: boolean }): Promise<Photo> {
      const { file, alt, film, focal } = description
      const scan = await original(file)
      const name = slug(file)
      const full = fullRun(scan, name)
      return {
        className: `photo-${name}`,
        alt,
        film,
        full: announced(full),
        ...(wants.tall && { tall: announced(tallRun(scan, name, focal)) }),
        file: full.largest,
      }
    },

    /** The file of a print, made now if it has not been. Nothing for any other address. */
    async print(address: string): Promise<string | undefined> {
      const print = prints.get(address)
      if (!print) return undefined

      if (!cache.has(address)) {
        const making = underway.get(address) ?? develop([print], cache)
        underway.set(address, making)
        await making.finally(() => underway.delete(address))
      }
      return cache.pathOf(address)
    },

    /** Makes every print that has not been made. Returns the file of each, by its address. */
    async printAll(progress: (made: number, all: number) => void): Promise<Map<string, string>> {
      const byOriginal = grouped(prints.values(), (print) => print.original)
      let made = 0
      await inParallel(byOriginal, availableParallelism(), async (wanted) => {
        const missing = wanted.filter(({ address }) => !cache.has(address))
        await develop(missing, cache)
        made += 1
        if (missing.length > 0) progress(made, byOriginal.length)
      })
      return new Map([...prints.keys()].map((address) => [address, cache.pathOf(address)]))
    },
  }
}
