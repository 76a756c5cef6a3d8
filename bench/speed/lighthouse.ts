import { execFile, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'

import { installFolder, isNodeAtLeast } from '../../scripts/install-dependencies.mjs'
import { medians, ratio, table, within } from '../table.ts'
import { chromiumPath, FLAGS } from './browser.ts'
import { BY_HAND, NAMES, ROUNDS, runRounds, type Name } from './pages.ts'

const FOLDER = 'bench/speed'
const TRIES = 3

/** The oldest Node for Lighthouse 13. */
const OLDEST_NODE = '22.19.0'

/** In bytes. Reports contain photographs. */
const MAX_OUTPUT = 64 * 1024 ** 2

/** The limit of Total Blocking Time in ms, on an idle machine and with one busy core. */
const MAX_BLOCKING = { idle: 50, busy: 100 }

type Machine = keyof typeof MAX_BLOCKING
type Figures = Awaited<ReturnType<typeof examine>>
type Run = { version: string; machine: Machine; figures: Record<Name, Figures[]> }

/** Lighthouse’s mobile preset, which simulates slow 4G from a fast load. */
export async function lighthouse(address: string) {
  if (!installFolder(FOLDER, { tools: true })) {
    throw new Error('Lighthouse could not be installed; npm says why above.')
  }
  // The last Lighthouse for every supported Node, and the newest.
  const versions = ['lighthouse-12', ...(isNodeAtLeast(OLDEST_NODE) ? ['lighthouse-13'] : [])]
  const figures: Run[] = []
  for (const name of versions) figures.push(await run(name, address, 'idle'))
  figures.push(await run(versions.at(-1)!, address, 'busy'))
  return { figures, section: section(figures) }
}

async function run(name: string, address: string, machine: Machine): Promise<Run> {
  const folder = `${FOLDER}/node_modules/${name}`
  const { version } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'))
  console.log(`  Lighthouse ${version}, ${machine}`)
  const load = machine === 'busy' ? spawn(process.execPath, ['-e', 'for (;;);']) : undefined
  try {
    const examined = (path: string) => examine(`${folder}/cli/index.js`, address + path)
    return { version, machine, figures: await runRounds(examined) }
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
  // Lighthouse splits flags at spaces unless they are quoted.
  const flags = ['--headless=new', ...FLAGS].map((flag) => flag.replace(/=(.* .*)$/, '="$1"'))
  const args = [program, url, '--output=json', '--quiet', `--chrome-flags=${flags.join(' ')}`]
  const env = { ...process.env, CHROME_PATH: chromiumPath() }
  try {
    const options = { env, maxBuffer: MAX_OUTPUT }
    const { stdout } = await promisify(execFile)(process.execPath, args, options)
    return JSON.parse(stdout)
  } catch (error) {
    if (tries <= 1) throw error
    console.warn(`  retry: ${(error as Error).message}`)
    return reportOn(program, url, tries - 1)
  }
}

function section(runs: Run[]): string {
  return `## Lighthouse, mobile

Over HTTPS and HTTP/2. Median of ${ROUNDS}, each figure by itself; times in ms, reckoned by Lighthouse for slow 4G and a processor
four times slower. Scores are performance, accessibility, best practices, SEO. Aims: 100 in each; TBT at most
${MAX_BLOCKING.idle}, or ${MAX_BLOCKING.busy} while another process keeps one of the machine's processors busy; FCP and LCP of Home at most 1.10 of the page
written by hand. (The floors are for their times: nobody cares whether they are found.)

${runs.map(tableOf).join('\n\n')}`
}

function tableOf({ version, machine, figures }: Run): string {
  const floor = medians(figures[BY_HAND])
  const rows = NAMES.map((name) => {
    const { firstPaint, largest, speed, blocking, shift, ...scores } = medians(figures[name])
    const times = [firstPaint, largest, speed, within(blocking, MAX_BLOCKING[machine])]
    const ratios = [ratio(firstPaint, floor.firstPaint), ratio(largest, floor.largest)]
    const compared = name === 'Home' ? ratios : ['', '']
    return [name, Object.values(scores).join(' / '), ...times, shift.toFixed(3), ...compared]
  })
  const times = ['FCP', 'LCP', 'Speed Index', 'TBT', 'CLS', 'FCP ÷ floor', 'LCP ÷ floor']
  const what = machine === 'busy' ? ', with a busy processor' : ''
  return `### Lighthouse ${version}${what}\n\n${table(['', 'scores', ...times], rows)}`
}
