import { execFile } from 'node:child_process'

import { chromiumHere, FLAGS } from './browser.ts'
import { medians } from './median.ts'
import { LIGHTHOUSE } from './packages.ts'
import { BY_HAND, inTurn, PAGES_AND_FLOORS, type Name } from './pages.ts'
import type { Part } from './part.ts'
import { ratio, table, within } from './table.ts'

const ROUNDS = 5
const TRIES = 3

/** In bytes: a report has photographs in it. */
const MOST_OUTPUT = 64 * 1024 ** 2

/** Lighthouse's own phone, on its own slow 4G, which it works out from a fast load. */
export const lighthouse: Part = {
  name: 'lighthouse',

  async measure(address) {
    const figures = await inTurn(ROUNDS, (path) => examine(address + path))
    return { figures, section: section(figures) }
  },
}

type Figures = Awaited<ReturnType<typeof examine>>

async function examine(url: string) {
  const { audits, categories } = await reportOn(url)
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

/** On a machine with much else to do it may miss the beginning of a load, and is asked again. */
async function reportOn(url: string, tries = TRIES): Promise<any> {
  const { said, complaint } = await run(url)
  if (!complaint) return JSON.parse(said)
  if (tries <= 1) throw new Error(`Lighthouse does not get through with ${url}: ${complaint}`)

  console.warn(`  once more: ${complaint}`)
  return reportOn(url, tries - 1)
}

function run(url: string): Promise<{ said: string; complaint: string | undefined }> {
  const words = [LIGHTHOUSE, url, '--output=json', '--quiet', `--chrome-flags=${chromeFlags()}`]
  const env = { ...process.env, CHROME_PATH: chromiumHere() }

  return new Promise((settle) => {
    execFile(process.execPath, words, { env, maxBuffer: MOST_OUTPUT }, (error, said, aside) => {
      settle({ said, complaint: error ? aside.trim() || error.message : undefined })
    })
  })
}

/** Its command line parts flags at spaces, unless they are quoted. */
function chromeFlags(): string {
  return ['--headless=new', ...FLAGS].map((flag) => flag.replace(/=(.* .*)$/, '="$1"')).join(' ')
}

function section(figures: Record<Name, Figures[]>): string {
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
      within(middle.blocking, 50),
      middle.shift.toFixed(3),
      ...(name === 'Home'
        ? [ratio(middle.firstPaint, floor.firstPaint), ratio(middle.largest, floor.largest)]
        : ['', '']),
    ]
  })
  const head = [
    '',
    'scores',
    'FCP',
    'LCP',
    'Speed Index',
    'TBT',
    'CLS',
    'FCP ÷ floor',
    'LCP ÷ floor',
  ]

  return `## Lighthouse, mobile

Median of ${ROUNDS}, each figure by itself; times in ms, reckoned by Lighthouse for slow 4G and a processor four times
slower. Scores are performance, accessibility, best practices, SEO. Aims: 100 in each; TBT at most 50; at most
1.10 of the page written by hand. (The floors are for their times: nobody cares whether they are found.)

${table(head, rows)}`
}
