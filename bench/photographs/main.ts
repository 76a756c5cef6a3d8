import { execFile } from 'node:child_process'
import { copyFile, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

import sharp from 'sharp'

import { setting } from '../report.ts'
import { digits, table } from '../table.ts'
import { compareNoise, detailKept } from './fidelity.ts'
import { makeScans } from './scans.ts'
import type { Printed, Task } from './work.ts'

const RESULTS = 'bench/results/photographs.md'
const DEMO = 'demo/uploads'
const FORMATS = {
  'the site’s prints': ['-cache/site/uploads', '.avif'],
  'AVIF by default': ['-avif', '.avif'],
  'WebP by default': ['-webp', '.webp'],
} as const

type Cost = Printed & { work: string }

/** Measures the encoding of photographs, compared with the encoder’s defaults, in one run. */
export async function main(): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-photographs-'))
  try {
    const page = report(await measureCosts(folder), await measureFidelity(folder))
    await writeFile(RESULTS, page)
    console.log(`Written to ${RESULTS}.`)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function measureCosts(folder: string): Promise<Cost[]> {
  const at = (name: string) => path.join(folder, name)
  await makeScans(at('large'), { width: 6000, height: 4000, count: 100 })
  await makeScans(at('few'), { width: 6000, height: 4000, count: 4, scenes: at('scenes') })
  await makeScans(at('many'), { width: 300, height: 200, count: 1000 })

  const costs: Cost[] = []
  const run = async (work: string, task: Task, scans: string, out: string) => {
    console.log(work)
    costs.push({ work, ...(await inOwnProcess(task, scans, at(out))) })
  }
  const again = 'the same again, all cached'
  const count = (await readdir(DEMO)).filter((file) => file.endsWith('.jpg')).length

  await run(`the demo site, ${count} photographs, nothing cached`, 'site', DEMO, 'demo-cache')
  await run(again, 'site', DEMO, 'demo-cache')
  await run(`${count} demo photographs, AVIF by default`, 'avif', DEMO, 'demo-avif')
  await run(`${count} demo photographs, WebP by default`, 'webp', DEMO, 'demo-webp')
  await run('100 scans of 24 megapixels, nothing cached', 'scans', at('large'), 'large-cache')
  await run(again, 'scans', at('large'), 'large-cache')
  await run('4 scans of 24 megapixels', 'scans', at('few'), 'few-cache')
  await run('the same 4, AVIF by default', 'avif', at('few'), 'few-avif')
  await run('the same 4, WebP by default', 'webp', at('few'), 'few-webp')
  await run('1,000 small scans, nothing cached', 'scans', at('many'), 'many-cache')
  await run(again, 'scans', at('many'), 'many-cache')
  await copyFile(at('large/scan-0000.jpg'), at('many/new.jpg'))
  await run('and one new scan of 24 megapixels among them', 'scans', at('many'), 'many-cache')
  return costs
}

/** Runs a task in its own process, to measure its memory and time alone. */
async function inOwnProcess(task: Task, scans: string, out: string): Promise<Printed> {
  const command = ['scripts/run.mjs', 'bench/photographs/work', task, scans, out]
  const { stdout } = await promisify(execFile)(process.execPath, command)
  return JSON.parse(stdout.trim().split('\n').at(-1)!)
}

/** The rows of the report’s second table. */
async function measureFidelity(folder: string): Promise<string[][]> {
  const rows: string[][] = []
  for (const [name, set, scans, scenes] of [
    ['demo photographs', 'demo', DEMO, DEMO],
    ['24-megapixel scans', 'few', path.join(folder, 'few'), path.join(folder, 'scenes')],
  ] as const) {
    for (const width of [736, 1600]) {
      for (const [format, [suffix, ending]] of Object.entries(FORMATS)) {
        const prints = path.join(folder, set + suffix)
        const [bytes, ...kept] = await fidelityOf({ scans, scenes, prints, width, ending })
        const cells = [digits(bytes! / 1000, 1), ...kept.map((mean) => digits(mean, 2))]
        rows.push([`${name}, ${width} px, ${format}`, ...cells])
      }
    }
  }
  return rows
}

type Compared = { scans: string; scenes: string; prints: string; width: number; ending: string }

/** Means over all prints of one width: bytes, and how near each is to its scan. */
async function fidelityOf({ scans, scenes, prints, width, ending }: Compared): Promise<number[]> {
  const names = await readdir(prints)
  const found: number[][] = []
  for (const scan of await readdir(scans)) {
    const start = `${path.parse(scan).name}-${width}`
    const print = names.find((name) => name.startsWith(start) && name.endsWith(ending))
    if (!print) continue

    const file = path.join(prints, print)
    const [reference, scene, shown] = await Promise.all([
      grayPixels(path.join(scans, scan), width),
      grayPixels(path.join(scenes, scan), width),
      grayPixels(file, width),
    ])
    const { spectrum, noise } = compareNoise(reference, shown)
    found.push([(await stat(file)).size, spectrum, noise, detailKept(scene, shown)])
  }
  const mean = (at: number) => found.reduce((sum, one) => sum + one[at]!, 0) / found.length
  return [0, 1, 2, 3].map(mean)
}

async function grayPixels(file: string, width: number) {
  const picture = sharp(file).autoOrient().resize({ width, withoutEnlargement: true })
  const gray = picture.removeAlpha().greyscale().raw()
  const { data, info } = await gray.toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

function report(costs: Cost[], fidelity: string[][]): string {
  const { date, commit, machine } = setting()
  const made = costs.map(({ work, cpu, wall, memory, files, bytes }) => [
    work,
    digits(cpu, 1),
    digits(wall, 1),
    memory,
    files,
    digits(bytes / 1e6, 1),
  ])

  return `# Photographs: what printing them costs, and what it keeps

Made by \`npm run bench:photos\` on ${date}, of commit ${commit}, on a machine with
${machine}, sharp ${sharp.versions.sharp}, libvips ${sharp.versions.vips}.
All of it is from one run. Compare within it: another machine gives other seconds.

## Cost

Each line is a process of its own. “By default” is what \`sharp().resize(width).avif()\` or \`.webp()\`
does for each of the same widths, starting from the file each time.

${table(['work', 'CPU s', 'clock s', 'most memory, MB', 'files', 'MB'], made)}

## What is kept

Means over the set. *Noise error* is how far the spectrum of the noise is from the original’s in its
flattest squares (up to 1 dB looks the same). *Noise* is its amount, 1 being the original’s.
*Detail* is how much of the finest detail is still that of the original; for the scans, whose scene
is known without grain, that of the scene. Real grain counts as detail in the demo photographs, so a
format that keeps each grain in its place gains there.

${table(['set, width, format', 'KB', 'noise error, dB', 'noise', 'detail'], fidelity)}
`
}
