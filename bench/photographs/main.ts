import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { fidelityOf } from './fidelity-of.ts'
import { measured } from './measured.ts'
import { report, type Results } from './report.ts'
import { makeLargeScans, makeScans } from './scans.ts'

const RESULTS = 'bench/results/photographs.md'

type Printed = { files: number; bytes: number }

/** Measures the encoding of photographs, compared with the encoder’s defaults, in one run. */
export async function main(): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-photographs-'))
  const at = (...names: string[]) => path.join(folder, ...names)
  const run = (work: string, scans: string, out: string) => {
    console.log(`${work} ${path.basename(scans)} → ${path.basename(out)}`)
    return measured<Printed>(work, scans, out)
  }

  const withNew = async (scan: string) => {
    await copyFile(scan, at('many', path.basename(scan)))
    return run('scans', at('many'), at('many-cache'))
  }

  try {
    await makeScans(at('large'), { width: 6000, height: 4000, count: 100 })
    await makeScans(at('few'), { width: 6000, height: 4000, count: 4, scenes: at('scenes') })
    await makeScans(at('many'), { width: 300, height: 200, count: 1000 })
    await makeLargeScans(at('huge'))

    const costs = {
      demoCold: await run('site', 'demo/uploads', at('demo-cache')),
      demoWarm: await run('site', 'demo/uploads', at('demo-cache')),
      demoAvif: await run('avif', 'demo/uploads', at('demo-avif')),
      demoWebp: await run('webp', 'demo/uploads', at('demo-webp')),
      largeCold: await run('scans', at('large'), at('large-cache')),
      largeWarm: await run('scans', at('large'), at('large-cache')),
      few: await run('scans', at('few'), at('few-cache')),
      fewAvif: await run('avif', at('few'), at('few-avif')),
      fewWebp: await run('webp', at('few'), at('few-webp')),
      huge: await run('scans', at('huge'), at('huge-cache')),
      manyCold: await run('scans', at('many'), at('many-cache')),
      manyWarm: await run('scans', at('many'), at('many-cache')),
      newSmall: await withNew('demo/uploads/window-light-portra-400.jpg'),
      newLarge: await withNew(at('large/scan-0000.jpg')),
    }

    const sets = {
      demo: { scans: 'demo/uploads', scenes: undefined },
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
