import { execFile } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

import pLimit from 'p-limit'
import sharp from 'sharp'

import type { FilmStockWithHue } from '#pipeline/model/photo.ts'
import { openLibrary } from '#pipeline/photos/library.ts'
import { PRINT_WIDTHS, widthsWithin } from '#pipeline/prints/sizes.ts'
import { compareNoise, detailKept } from './fidelity.ts'
import { publish, table } from './report.ts'

const DEMO = 'demo/uploads'
const jpegs = readdirSync(DEMO).filter((name) => name.endsWith('.jpg'))
const WIDTHS = [736, 1600]
const FILM = { name: 'Portra 400', className: 'film-portra-400' } as FilmStockWithHue
const FORMATS = { site: 'the site’s prints', avif: 'AVIF by default', webp: 'WebP by default' }

type Format = keyof typeof FORMATS
type Cost = { cpu: number; clock: number; memory: number }

/** Measures what printing the demo's photographs costs and keeps, beside the encoder’s defaults. */
export async function main(...task: string[]): Promise<void> {
  if (task.length > 0) return printAndSay(task as [Format, string])

  const folder = await mkdtemp(path.join(tmpdir(), 'bench-'))
  const costs: string[][] = []
  const kept: string[][] = []
  try {
    for (const [format, says] of Object.entries(FORMATS)) {
      const out = path.join(folder, format)
      for (const again of format === 'site' ? ['', ', again, all cached'] : ['']) {
        console.log(`${says}${again}`)
        costs.push([`${says}${again}`, ...cells(await inOwnProcess(format, out))])
      }
      const prints = format === 'site' ? path.join(out, 'site/uploads') : out
      for (const width of WIDTHS) {
        kept.push([`${says}, ${width} px`, ...(await fidelityOf(prints, width, format))])
      }
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  publish('bench/results/photographs.md', 'node scripts/run.mjs bench/photographs', [
    'Photographs: what printing them costs, and what it keeps',
    COST,
    table(['work', 'CPU s', 'clock s', 'most memory, MB'], costs),
    KEPT,
    table(['format, width', 'KB', 'noise error, dB', 'noise', 'detail'], kept),
  ])
}

const COST = `Each line prints the ${jpegs.length} photographs of the demo in a process of its own. “By default” is what
\`sharp().resize(width).avif()\` or \`.webp()\` does for each of the same widths, starting from the file each time.`

const KEPT = `Means over all. *Noise error* is how far the spectrum of the noise is from the original’s in its flattest squares (up
to 1 dB looks the same). *Noise* is its amount, 1 being the original’s. *Detail* is how much of the finest detail is
still that of the original. Grain counts as detail, so a format that keeps each grain in its place gains there.`

function cells({ cpu, clock, memory }: Cost): string[] {
  return [cpu.toFixed(1), clock.toFixed(1), memory.toFixed(0)]
}

/** Prints in a process of its own, to measure its memory and time alone. */
async function inOwnProcess(...task: string[]): Promise<Cost> {
  const command = ['scripts/run.mjs', 'bench/photographs', ...task]
  const { stdout } = await promisify(execFile)(process.execPath, command)
  return JSON.parse(stdout.trim().split('\n').at(-1)!)
}

/** Runs in that process: CPU seconds of all processors, elapsed seconds, and peak memory in MB. */
async function printAndSay([format, out]: [Format, string]) {
  const [cpuBefore, start] = [process.cpuUsage(), performance.now()]
  await (format === 'site' ? printAsSite(out) : printByDefault(out, format))
  const clock = (performance.now() - start) / 1000
  const { user, system } = process.cpuUsage(cpuBefore)
  const memory = process.resourceUsage().maxRSS / 1024
  console.log(JSON.stringify({ cpu: (user + system) / 1e6, clock, memory }))
}

/** All as one roll, without portrait crops. */
async function printAsSite(cache: string) {
  const library = await openLibrary({ uploads: path.resolve(DEMO), cache })
  const settings = { grain: 'auto', colors: 'srgb', rights: {} } as const
  const common = { alt: '', film: FILM, focal: { x: 0.5, y: 0.5 }, roll: jpegs, settings }
  for (const file of jpegs) await library.photograph({ ...common, file }, 'whole')
  await library.writePrints(path.join(cache, 'site'), () => {})
}

async function printByDefault(out: string, format: 'avif' | 'webp') {
  await mkdir(out, { recursive: true })
  await pLimit(2).map(jpegs, async (name) => {
    const file = path.join(DEMO, name)
    const { autoOrient } = await sharp(file).metadata()
    const written = widthsWithin(PRINT_WIDTHS.whole, autoOrient.width).map((width) =>
      sharp(file)
        .autoOrient()
        .resize({ width, withoutEnlargement: true })
        .toFile(path.join(out, `${path.parse(name).name}-${width}.${format}`)),
    )
    await Promise.all(written)
  })
}

/** Means over all prints of one width: KB, and how near each is to its scan. */
async function fidelityOf(folder: string, width: number, format: string): Promise<string[]> {
  const prints = await readdir(folder)
  const ending = format === 'webp' ? '.webp' : '.avif'
  const found: number[][] = []
  for (const name of jpegs) {
    const start = `${path.parse(name).name}-${width}`
    const print = prints.find((one) => one.startsWith(start) && one.endsWith(ending))
    if (!print) continue

    const file = path.join(folder, print)
    const scan = await grayPixels(path.join(DEMO, name), width)
    const shown = await grayPixels(file, width)
    const { spectrum, noise } = compareNoise(scan, shown)
    found.push([(await stat(file)).size / 1000, spectrum, noise, detailKept(scan, shown)])
  }
  const mean = (at: number) => found.reduce((sum, one) => sum + one[at]!, 0) / found.length
  return [mean(0).toFixed(1), ...[1, 2, 3].map((at) => mean(at).toFixed(2))]
}

async function grayPixels(file: string, width: number) {
  const picture = sharp(file).autoOrient().resize({ width, withoutEnlargement: true })
  const gray = picture.removeAlpha().greyscale().raw()
  const { data, info } = await gray.toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}
