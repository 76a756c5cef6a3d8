import { copyFile, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { fidelityOf } from './fidelity-of.ts'
import { measured } from './measured.ts'
import { report, type Printed, type Results } from './report.ts'
import { makeLargeScans, makeScans } from './scans.ts'

const RESULTS = 'bench/results/photographs.md'

/** Measures the encoding of photographs, compared with the encoder’s defaults, in one run. */
export async function main(): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-photographs-'))
  const at = (...names: string[]) => path.join(folder, ...names)
  const costs: Results['costs'] = []
  const run = async (work: string, task: string, scans: string, out: string) => {
    console.log(`${task} ${path.basename(scans)} → ${out}`)
    costs.push({ work, ...(await measured<Printed>(task, scans, at(out))) })
  }

  try {
    await makeScans(at('large'), { width: 6000, height: 4000, count: 100 })
    await makeScans(at('few'), { width: 6000, height: 4000, count: 4, scenes: at('scenes') })
    await makeScans(at('many'), { width: 300, height: 200, count: 1000 })
    await makeLargeScans(at('huge'))

    const [demo, again] = ['demo/uploads', 'the same again, all cached']
    const count = (await readdir(demo)).filter((file) => file.endsWith('.jpg')).length
    await run(`the demo site, ${count} photographs, nothing cached`, 'site', demo, 'demo-cache')
    await run(again, 'site', demo, 'demo-cache')
    await run(`${count} demo photographs, AVIF by default`, 'avif', demo, 'demo-avif')
    await run(`${count} demo photographs, WebP by default`, 'webp', demo, 'demo-webp')
    await run('100 scans of 24 megapixels, nothing cached', 'scans', at('large'), 'large-cache')
    await run(again, 'scans', at('large'), 'large-cache')
    await run('4 scans of 24 megapixels', 'scans', at('few'), 'few-cache')
    await run('the same 4, AVIF by default', 'avif', at('few'), 'few-avif')
    await run('the same 4, WebP by default', 'webp', at('few'), 'few-webp')
    const huge = '3 scans of 90 megapixels: a 16-bit TIFF, two JPEGs on their side'
    await run(huge, 'scans', at('huge'), 'huge-cache')
    await run('1,000 small scans, nothing cached', 'scans', at('many'), 'many-cache')
    await run(again, 'scans', at('many'), 'many-cache')
    for (const [what, scan] of [
      ['photograph of 2000 pixels', 'demo/uploads/window-light-portra-400.jpg'],
      ['scan of 24 megapixels', at('large/scan-0000.jpg')],
    ] as const) {
      await copyFile(scan, at('many', path.basename(scan)))
      await run(`and one new ${what} among them`, 'scans', at('many'), 'many-cache')
    }

    const sets = {
      demo: { scans: demo, scenes: undefined },
      few: { scans: at('few'), scenes: at('scenes') },
    }
    const formats = {
      ours: ['-cache/prints', '.avif'],
      avif: ['-avif', '.avif'],
      webp: ['-webp', '.webp'],
    }
    const fidelity: Results['fidelity'] = []
    for (const [set, { scans, scenes }] of Object.entries(sets)) {
      for (const width of [736, 1600]) {
        for (const [format, [suffix = '', ending = '']] of Object.entries(formats)) {
          const prints = at(set + suffix)
          const found = await fidelityOf({ scans, scenes, prints, width, ending })
          fidelity.push({ set, width, format, ...found })
        }
      }
    }

    await mkdir(path.dirname(RESULTS), { recursive: true })
    await writeFile(RESULTS, report({ costs, fidelity }))
    console.log(`Written to ${RESULTS}.`)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
