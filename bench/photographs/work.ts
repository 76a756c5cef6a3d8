import { mkdir, readdir, stat } from 'node:fs/promises'
import path from 'node:path'

import pLimit from 'p-limit'
import sharp from 'sharp'

import type { FilmStockWithHue, PrintSettings } from '../../pipeline/model/photo.ts'
import { LADDERS, rungs } from '../../pipeline/prints/ladder.ts'
import { openLibrary, type Library } from '../../pipeline/photos/library.ts'
import { readTexts } from '../../pipeline/content/read-texts.ts'
import { readSite } from '#pipeline/reading/read-site.ts'

/** What a task made, in bytes, and what it cost. */
export type Printed = {
  files: number
  bytes: number
  /** CPU seconds of all processors. */
  cpu: number
  /** Elapsed seconds. */
  wall: number
  /** Peak memory in megabytes. */
  memory: number
}

const FILM = { name: 'Portra 400', className: 'film-portra-400' } as FilmStockWithHue
const SETTINGS: PrintSettings = { grain: 'auto', colors: 'srgb', rights: {} }

const tasks = { site, scans, avif: defaults('avif'), webp: defaults('webp') }

export type Task = keyof typeof tasks

/** Runs a task on a folder of scans, and prints what it made and cost as JSON. */
export async function main(task: Task, folder: string, out: string): Promise<void> {
  const [cpuBefore, start] = [process.cpuUsage(), performance.now()]
  const made = await tasks[task](path.resolve(folder), path.resolve(out))
  const wall = (performance.now() - start) / 1000
  const { user, system } = process.cpuUsage(cpuBefore)
  const memory = process.resourceUsage().maxRSS / 1024
  console.log(JSON.stringify({ ...made, cpu: (user + system) / 1e6, wall, memory }))
}

/** Prints all photographs of the site, with portrait crops. `cache` may contain prints already. */
async function site(uploads: string, cache: string) {
  const texts = await readTexts(process.cwd(), path.resolve('demo/content'))
  const { library } = await readSite(texts, { uploads, cache }, () => {})
  return printed(library, path.join(cache, 'site'))
}

/** Prints every scan of a folder without portrait crops, as one roll. */
async function scans(uploads: string, cache: string) {
  const library = await openLibrary({ uploads, cache })
  const roll = await scansIn(uploads)
  const focal = { x: 0.5, y: 0.5 }
  const description = { alt: '', film: FILM, focal, roll, settings: SETTINGS }
  for (const file of roll) await library.photograph({ ...description, file }, 'whole')
  return printed(library, path.join(cache, 'site'))
}

async function printed(library: Library, folder: string) {
  await library.writePrints(folder, () => {})
  return filesIn(path.join(folder, 'uploads'))
}

/** Encodes every scan at the same widths with the encoder’s defaults. */
function defaults(format: 'avif' | 'webp') {
  return async (folder: string, out: string) => {
    await mkdir(out, { recursive: true })
    await pLimit(2).map(await scansIn(folder), async (name) => {
      const file = path.join(folder, name)
      const { autoOrient } = await sharp(file).metadata()
      const written = rungs(LADDERS.whole, autoOrient.width).map((width) => {
        const picture = sharp(file).autoOrient().resize({ width, withoutEnlargement: true })
        const print = path.join(out, `${path.parse(file).name}-${width}.${format}`)
        return picture.toFormat(format).toFile(print)
      })
      await Promise.all(written)
    })
    return filesIn(out)
  }
}

async function scansIn(folder: string): Promise<string[]> {
  return (await readdir(folder)).filter((name) => /\.(jpe?g|tiff)$/.test(name)).toSorted()
}

async function filesIn(folder: string) {
  const names = await readdir(folder)
  const sizes = names.map(async (name) => (await stat(path.join(folder, name))).size)
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
  return { files: names.length, bytes }
}
