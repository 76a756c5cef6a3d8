import { execFile } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

import pLimit from 'p-limit'
import sharp from 'sharp'

import { BLOCK, flatten } from 'avif-grain/estimation/block'
import { spectrumOf } from 'avif-grain/estimation/power'
import type { Pixels } from 'avif-grain/pixels'

import type { FilmStockWithHue } from '#pipeline/model/photo.ts'
import { openLibrary } from '#pipeline/photos/library.ts'
import { PRINT_WIDTHS, widthsWithin } from '#pipeline/prints/sizes.ts'

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

/** A gray picture, or its fine detail, row by row. */
type Gray = Pick<Pixels, 'width' | 'height'> & { data: Uint8Array | Float32Array }

/** Pictures are compared in squares of this many pixels a side. */
const SIDE = BLOCK

/** The share of squares of each brightness that are flat, and of all that are busy. */
const FLAT = 0.25
const BUSY = 0.3
const BRIGHTNESSES = 16

/** Bands of frequency, each 1/16 cycle per pixel wide, from 1/32 up to 15/32. */
const BANDS = 7

/** Avoids division by zero. */
const LEAST = 1e-3

type Noise = {
  /**
   * The difference between the noise spectra, in decibels (root mean square over bands of
   * frequency). Two samples of the same grain differ by up to 1 dB; a picture that lost its fine
   * grain, by 6 dB and more.
   */
  spectrum: number
  /** The standard deviation of noise divided by that in the reference. 1 if neither has noise. */
  noise: number
}

/** Compares the noise of two gray pictures of one size, in the flattest squares of the reference. */
function compareNoise(reference: Gray, other: Gray): Noise {
  const squares = flattestSquares(reference)
  const [before, after] = [noiseIn(reference, squares), noiseIn(other, squares)]
  const decibels = before.power.map((power, band) => 10 * Math.log10(after.power[band]! / power))
  return {
    spectrum: Math.sqrt(energyOf(decibels) / BANDS),
    noise: Math.sqrt(after.energy / before.energy),
  }
}

/**
 * The share of a scene's fine detail that another picture has: the regression slope of its detail on
 * the scene's, in the busiest squares. Grain of the print's own does not count; that of the scene does.
 */
function detailKept(scene: Gray, other: Gray): number {
  const [before, after] = [fineDetail(scene), fineDetail(other)]
  const squares = cornersOf(scene).map((corner) => {
    const [own, kept] = [samplesAt(before, corner), samplesAt(after, corner)]
    const common = own.reduce((sum, value, at) => sum + value * kept[at]!, 0)
    return { energy: energyOf(own), common }
  })
  const busiest = squares
    .toSorted((one, two) => two.energy - one.energy)
    .slice(0, Math.ceil(squares.length * BUSY))
  const energy = busiest.reduce((sum, square) => sum + square.energy, 0)
  return energy === 0 ? 1 : busiest.reduce((sum, { common }) => sum + common, 0) / energy
}

/** Detail finer than 5 pixels: the picture minus its mean over 5 × 5. */
function fineDetail({ data, width, height }: Gray): Gray {
  const fine = Float32Array.from(data, (value, at) => {
    let sum = 0
    for (let row = at - 2 * width; row <= at + 2 * width; row += width) {
      for (let near = row - 2; near <= row + 2; near++) sum += data[near] ?? value
    }
    return value - sum / 25
  })
  return { data: fine, width, height }
}

/** The upper left pixels of all squares. */
function cornersOf({ width, height }: Gray): number[] {
  const corners: number[] = []
  for (let y = 0; y + SIDE <= height; y += SIDE) {
    for (let x = 0; x + SIDE <= width; x += SIDE) corners.push(y * width + x)
  }
  return corners
}

function samplesAt({ data, width }: Gray, corner: number): Float64Array {
  return Float64Array.from(
    { length: SIDE ** 2 },
    (_, at) => data[corner + Math.floor(at / SIDE) * width + (at % SIDE)]!,
  )
}

/** The corners of squares with the least variation at a coarse scale. */
function flattestSquares(picture: Gray): number[] {
  const squares = cornersOf(picture).map((corner) => {
    // Averages over sixteenths of a square remove grain, but not edges and slopes.
    const averages = new Float64Array(16)
    for (const [at, sample] of samplesAt(picture, corner).entries()) {
      averages[(at >> 6) * 4 + ((at % SIDE) >> 2)]! += sample / 16
    }
    const mean = averages.reduce((sum, cell) => sum + cell) / averages.length
    const brightness = Math.floor((mean * BRIGHTNESSES) / 256)
    return { corner, brightness, structure: energyOf(averages.map((cell) => cell - mean)) }
  })

  return Array.from({ length: BRIGHTNESSES }, (_, brightness) => {
    const alike = squares.filter((square) => square.brightness === brightness)
    const flattest = alike.toSorted((one, two) => one.structure - two.structure)
    return flattest.slice(0, alike.length * FLAT).map(({ corner }) => corner)
  }).flat()
}

/** The energy of noise in all squares, also by frequency. */
function noiseIn(picture: Gray, squares: number[]) {
  const power = new Float64Array(BANDS).fill(LEAST)
  let energy = LEAST
  for (const corner of squares) {
    const samples = samplesAt(picture, corner)
    flatten(samples)
    energy += energyOf(samples)
    addSpectrum(samples, power)
  }
  return { energy, power }
}

/** Fades the edges of a square, so that they are no frequency of their own (Hann). */
const FADE = Float64Array.from(
  { length: SIDE },
  (_, at) => 0.5 - 0.5 * Math.cos(((2 * at + 1) * Math.PI) / SIDE),
)

/** Adds the power of a square's frequencies, whatever their direction. */
function addSpectrum(samples: Float64Array, power: Float64Array) {
  const faded = samples.map(
    (sample, at) => sample * FADE[Math.floor(at / SIDE)]! * FADE[at % SIDE]!,
  )
  const { real, imaginary } = spectrumOf(faded)
  for (let down = 0; down < SIDE; down++) {
    for (let across = 0; across <= SIDE / 2; across++) {
      const radius = Math.hypot(Math.min(down, SIDE - down), across)
      const band = Math.floor(radius - 0.5)
      if (band < 0 || band >= BANDS) continue
      const at = down * SIDE + across
      power[band]! += real[at]! ** 2 + imaginary[at]! ** 2
    }
  }
}

function energyOf(samples: Float64Array): number {
  return samples.reduce((sum, sample) => sum + sample ** 2, 0)
}
