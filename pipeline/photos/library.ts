import path from 'node:path'

import type { FilmStock } from '../model/film-stock.ts'
import type { PrintSettings } from '../content/schemas/prints.ts'
import type { GrainCurve } from 'avif-grain/curve'
import { rollProfile } from 'avif-grain/roll'
import { openOriginals } from '../originals/originals.ts'
import type { Placeholder } from '../originals/placeholder.ts'
import type { Rights } from '../model/rights.ts'
import { openDarkroom } from '../prints/develop.ts'
import { finish } from '../prints/finish.ts'
import { openPrintCache } from '../prints/print-cache.ts'
import { fullRun, tallRun, type Print, type PrintRun } from '../prints/print.ts'
import type { Progress } from '../prints/progress.ts'
import { remembered } from '../remembered.ts'
import type { Focal } from '../model/focal.ts'
import type { Photo, Prints } from '../model/photo.ts'
import { slug } from '../model/slug.ts'

/** What is known of a photograph before its scan has been opened. */
export type Description = {
  file: string
  alt: string
  film: FilmStock
  focal: Focal
  /** Files of all scans on that film, this one among them. */
  roll: string[]
  settings: PrintSettings
}

/** The scans in uploads/ that the site shows, and the prints of them. */
export type Library = Awaited<ReturnType<typeof openLibrary>>

/** Opens the folder of scans. `warn` hears of what can be printed, but not as it should be. */
export async function openLibrary(
  folders: { uploads: string; cache: string },
  warn: (message: string) => void = () => {},
) {
  const { original } = await openOriginals(folders, warn)
  const cache = openPrintCache(path.join(folders.cache, 'prints'))
  const darkroom = openDarkroom(cache, warn)
  const prints = new Map<string, Print>()
  const rolls = new Map<string, Promise<GrainCurve | undefined>>()
  const underway = new Map<string, Promise<void>>()

  /** The grain that the scans on a film have in common. A scan that cannot be read has no say. */
  function rollOf({ film, roll }: Description): Promise<GrainCurve | undefined> {
    return remembered(rolls, film.name, async () => {
      const scans = await Promise.allSettled(roll.map(original))
      return rollProfile(scans.flatMap((scan) => ('value' in scan ? [scan.value.grain] : [])))
    })
  }

  function announced({ prints: announcement, shown }: PrintRun): Prints {
    for (const print of announcement) prints.set(print.address, print)
    return shown
  }

  return {
    /**
     * A photograph with the addresses of its prints, none of which has to exist yet, and what
     * stands in its place until one has arrived, and whose it is.
     *
     * @throws {UnusableOriginal} where its scan is missing or cannot be printed.
     */
    async photograph(
      description: Description,
      wants: { tall: boolean },
    ): Promise<{ photo: Photo; placeholder: Placeholder; rights: Rights }> {
      const { file, alt, film, focal, settings } = description
      const scan = await original(file)
      const roll = settings.grain === 'off' ? undefined : await rollOf(description)
      const style = finish(scan, roll, settings)
      const name = slug(file)
      const full = fullRun(scan, name, style)
      const photo = {
        className: `photo-${name}`,
        alt,
        film,
        full: announced(full),
        ...(wants.tall && { tall: announced(tallRun(scan, name, style, focal)) }),
        file: full.largest,
      }
      return { photo, placeholder: scan.placeholder, rights: style.rights }
    },

    /** The file of a print, made now if it has not been. Nothing for any other address. */
    async print(address: string): Promise<string | undefined> {
      const print = prints.get(address)
      if (!print) return undefined

      if (!cache.has(address)) {
        const making = remembered(underway, address, () => darkroom.develop([print]))
        await making.finally(() => underway.delete(address))
      }
      return cache.pathOf(address)
    },

    /** Makes every print that has not been made. Returns the file of each, by its address. */
    async printAll(report: (progress: Progress) => void): Promise<Map<string, string>> {
      // Before anything else: a build that does not show them may be clearing up meanwhile.
      await cache.use([...prints.keys()])
      const missing = [...prints.values()].filter(({ address }) => !cache.has(address))
      const progress = { ready: prints.size - missing.length, all: prints.size, bytes: 0 }
      const cached = progress.ready

      await darkroom.develop(missing, (bytes) => {
        progress.ready += 1
        progress.bytes += bytes
        report({ ...progress, cached })
      })

      await cache.prune()
      return new Map([...prints.keys()].map((address) => [address, cache.pathOf(address)]))
    },
  }
}
