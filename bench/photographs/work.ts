import { mkdir, readdir, stat } from 'node:fs/promises'
import path from 'node:path'

import pLimit from 'p-limit'
import sharp from 'sharp'

import type { FilmStockWithHue, PrintSettings } from '../../pipeline/model/photo.ts'
import { FULL_LADDER, rungs } from '../../pipeline/prints/ladder.ts'
import { openLibrary, type Library } from '../../pipeline/photos/library.ts'
import { readSite } from '../../pipeline/site/read-site.ts'
import { costSince } from './measured.ts'

const FILM = { name: 'Portra 400', className: 'film-portra-400' } as FilmStockWithHue
const SETTINGS: PrintSettings = { grain: 'auto', colors: 'srgb', rights: {} }

const tasks: Record<string, (scans: string, out: string) => Promise<object>> = {
  site,
  scans,
  avif: (folder, out) => defaults(folder, out, 'avif'),
  webp: (folder, out) => defaults(folder, out, 'webp'),
}

/** Runs a task on a folder of scans, and prints its cost as JSON. */
export async function main(task: string, folder: string, out: string): Promise<void> {
  const start = { cpu: process.cpuUsage(), time: performance.now() }
  const outcome = await tasks[task]!(path.resolve(folder), path.resolve(out))
  console.log(JSON.stringify({ ...costSince(start), ...outcome }))
}

/** Prints all photographs of the site, with portrait crops. `cache` may contain prints already. */
async function site(uploads: string, cache: string) {
  const folders = { root: process.cwd(), content: path.resolve('demo/content'), uploads, cache }
  const { library } = await readSite(folders, () => {})
  return printed(library, path.join(cache, 'site'))
}

/** Prints every scan of a folder without portrait crops, as one roll. */
async function scans(uploads: string, cache: string) {
  const library = await openLibrary({ uploads, cache })
  const roll = await scansIn(uploads)
  const focal = { x: 0.5, y: 0.5 }
  const description = { alt: '', film: FILM, focal, roll, settings: SETTINGS }
  for (const file of roll) await library.photograph({ ...description, file }, { tall: false })
  return printed(library, path.join(cache, 'site'))
}

async function printed(library: Library, folder: string) {
  await library.writePrints(folder, () => {})
  const names = await readdir(path.join(folder, 'uploads'))
  const files = names.map((name) => path.join(folder, 'uploads', name))
  return { files: files.length, bytes: await total(files) }
}

/** Encodes every scan at the same widths with the encoder’s defaults. */
async function defaults(folder: string, out: string, format: 'avif' | 'webp') {
  await mkdir(out, { recursive: true })
  const at = pLimit(2)
  const files = (await scansIn(folder)).map((name) => path.join(folder, name))
  const sizes = await at.map(files, async (file) => {
    const { autoOrient } = await sharp(file).metadata()
    const bytes = rungs(FULL_LADDER, autoOrient.width).map(async (width) => {
      const name = `${path.parse(file).name}-${width}.${format}`
      const picture = sharp(file).autoOrient().resize({ width, withoutEnlargement: true })
      return (await picture.toFormat(format).toFile(path.join(out, name))).size
    })
    return Promise.all(bytes)
  })
  const all = sizes.flat()
  return { files: all.length, bytes: all.reduce((sum, size) => sum + size, 0) }
}

async function scansIn(folder: string): Promise<string[]> {
  return (await readdir(folder)).filter((name) => /\.(jpe?g|tiff)$/.test(name)).toSorted()
}

async function total(files: string[]): Promise<number> {
  const sizes = await Promise.all(files.map(async (file) => (await stat(file)).size))
  return sizes.reduce((sum, size) => sum + size, 0)
}
