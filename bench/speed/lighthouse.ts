import { execFile, spawn } from 'node:child_process'

import { chromiumPath, FLAGS } from './browser.ts'
import { medians } from './median.ts'
import { lighthouses, type Lighthouse } from './packages.ts'
import { BY_HAND, runRounds, PAGES_AND_FLOORS, type Name } from './pages.ts'
import type { Benchmark } from './benchmark.ts'
import { ratio, table, within } from './table.ts'

const ROUNDS = 5
const TRIES = 3

/** In bytes. Reports contain photographs. */
const MAX_OUTPUT = 64 * 1024 ** 2

/** The limit of Total Blocking Time in ms, on an idle machine and with one busy core. */
const MAX_BLOCKING = { idle: 50, busy: 100 }

/** Lighthouse’s mobile preset, which simulates slow 4G from a fast load. */
export const lighthouse: Benchmark = {
  name: 'lighthouse',

  async measure(address) {
    const all = lighthouses()
    const runs: Run[] = []
    for (const one of all) runs.push(await run(one, address, 'idle'))
    runs.push(await run(all.at(-1)!, address, 'busy'))
    return { figures: runs, section: section(runs) }
  },
}

type Machine = keyof typeof MAX_BLOCKING
type Figures = Awaited<ReturnType<typeof examine>>
type Run = { version: string; machine: Machine; figures: Record<Name, Figures[]> }

async function run({ version, program }: Lighthouse, address: string, machine: Machine) {
  console.log(`  Lighthouse ${version}, ${machine}`)
  const load = machine === 'busy' ? spawn(process.execPath, ['-e', 'for (;;);']) : undefined
  try {
    const figures = await runRounds(ROUNDS, (path) => examine(program, address + path))
    return { version, machine, figures }
  } finally {
    load?.kill()
  }
}

async function examine(program: string, url: string) {
  const { audits, categories } = await reportOn(program, url)
  const score = (category: string) => Math.round(categories[category].score * 100)
  const value = (audit: string): number => audits[audit].numericValue

  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    practices: score('best-practices'),
    seo: score('seo'),
    firstPaint: value('first-contentful-paint'),
    largest: value('largest-contentful-paint'),
    speed: value('speed-index'),
    blocking: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
  }
}

/** Retries, because on a busy machine Lighthouse may miss the start of a load. */
async function reportOn(program: string, url: string, tries = TRIES): Promise<any> {
  const { output, problem } = await start(program, url)
  if (!problem) return JSON.parse(output)
  if (tries <= 1) throw new Error(`Lighthouse fails on ${url}: ${problem}`)

  console.warn(`  retry: ${problem}`)
  return reportOn(program, url, tries - 1)
}

function start(program: string, url: string) {
  const args = [program, url, '--output=json', '--quiet', `--chrome-flags=${chromeFlags()}`]
  const env = { ...process.env, CHROME_PATH: chromiumPath() }

  return new Promise<{ output: string; problem?: string }>((settle) => {
    execFile(process.execPath, args, { env, maxBuffer: MAX_OUTPUT }, (error, output, aside) => {
      settle({ output, problem: error ? aside.trim() || error.message : undefined })
    })
  })
}

/** Lighthouse splits flags at spaces unless they are quoted. */
function chromeFlags(): string {
  return ['--headless=new', ...FLAGS].map((flag) => flag.replace(/=(.* .*)$/, '="$1"')).join(' ')
}

function section(runs: Run[]): string {
  const missing = runs.some(({ version }) => version.startsWith('13'))
    ? ''
    : ` Lighthouse 13 needs Node 22.19; this was Node ${process.versions.node}.`

  return `## Lighthouse, mobile

Over HTTPS and HTTP/2. Median of ${ROUNDS}, each figure by itself; times in ms, reckoned by Lighthouse for slow 4G and a processor
four times slower. Scores are performance, accessibility, best practices, SEO. Aims: 100 in each; TBT at most
${MAX_BLOCKING.idle}, or ${MAX_BLOCKING.busy} while another process keeps one of the machine's processors busy; FCP and LCP of Home at most 1.10 of the page
written by hand. (The floors are for their times: nobody cares whether they are found.)${missing}

${runs.map(oneRun).join('\n\n')}`
}

function oneRun({ version, machine, figures }: Run): string {
  const floor = medians(figures[BY_HAND])
  const rows = Object.keys(PAGES_AND_FLOORS).map((name) => {
    const middle = medians(figures[name as Name])
    const { performance, accessibility, practices, seo } = middle
    return [
      name,
      [performance, accessibility, practices, seo].join(' / '),
      middle.firstPaint.toFixed(0),
      middle.largest.toFixed(0),
      middle.speed.toFixed(0),
      within(middle.blocking, MAX_BLOCKING[machine]),
      middle.shift.toFixed(3),
      ...(name === 'Home'
        ? [ratio(middle.firstPaint, floor.firstPaint), ratio(middle.largest, floor.largest)]
        : ['', '']),
    ]
  })
  const times = ['FCP', 'LCP', 'Speed Index', 'TBT', 'CLS', 'FCP ÷ floor', 'LCP ÷ floor']
  const what = machine === 'busy' ? ', with a busy processor' : ''
  return `### Lighthouse ${version}${what}\n\n${table(['', 'scores', ...times], rows)}`
}
