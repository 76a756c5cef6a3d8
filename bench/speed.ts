import { execFile, execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createSecureServer } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

import { preview } from '@studio/hosts/preview'

import { routes } from '#pipeline/content/pages.ts'
import { findChromium, installChromium } from '#scripts/browsers.ts'
import { installFolder } from '#scripts/install-dependencies.mjs'
import { untrustedCertificate } from '../tests/support/certificate.ts'
import { median, publish, shortCommit, table } from './report.ts'

const LIGHTHOUSE = 'bench/lighthouse'
const ROUNDS = 3

const FLAGS = [
  '--headless=new',
  '--disable-gpu',
  '--ignore-certificate-errors',
  // Chromium's sandbox fails as root, and containers usually run as root.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
]

type Figures = {
  scores: number[]
  paint: number
  largest: number
  blocked: number
  shift: number
  bytes: number
}

/**
 * Measures the demo's pages with Lighthouse, beside those of another commit, in turn, so that other load on
 * the machine affects both.
 *
 * @param other A commit. By default the one before.
 */
export async function main(other = 'HEAD~1'): Promise<void> {
  const commit = shortCommit(other)
  await installChromium()
  if (!installFolder(LIGHTHOUSE, { tools: true })) process.exit(1)

  const folder = mkdtempSync(path.join(tmpdir(), 'bench-'))
  const sources = path.join(folder, 'source')
  try {
    execFileSync('git', ['worktree', 'add', '--detach', sources, commit], { stdio: 'ignore' })
    if (existsSync('.cache')) cpSync('.cache', path.join(sources, '.cache'), { recursive: true })
    const before = await serve(build(sources, path.join(folder, 'before')))
    const now = await serve(build('.', path.join(folder, 'now')))
    const rows: string[][] = []
    for (const [name, page] of Object.entries(routes)) {
      const runs: Record<'before' | 'now', Figures[]> = { before: [], now: [] }
      for (let round = 0; round < ROUNDS; round += 1) {
        runs.before.push(await examine(before + page))
        runs.now.push(await examine(now + page))
      }
      console.log(name)
      rows.push(rowOf(name, runs.before, runs.now))
    }
    publish('bench/results/speed.md', 'npm run bench', [
      'How fast the site is',
      about(commit),
      table(HEAD, rows),
    ])
  } finally {
    rmSync(folder, { recursive: true, force: true })
    execFileSync('git', ['worktree', 'prune'])
  }
  process.exit()
}

/** Builds the demo with the sources in a folder. Gives the folder of the site. */
function build(sources: string, dist: string): string {
  const command = ['scripts/run.mjs', 'build', 'STUDIO=demo', `DIST=${dist}`]
  const env = { ...process.env, NODE_ENV: undefined }
  execFileSync(process.execPath, command, { cwd: sources, env, stdio: 'inherit' })
  return dist
}

/** Serves a built site as hosts do, over HTTP/2 and TLS. Gives its address. */
async function serve(dist: string): Promise<string> {
  // HTTP/2 has no Host header.
  const site = preview(dist, { isKnown: () => true })
  const options = { ...(await untrustedCertificate()), allowHTTP1: true }
  // The preview uses only what HTTP/1 and HTTP/2 requests share; their types are distinct.
  const server = createSecureServer(options, site as never).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return `https://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** Retries, because on a busy machine Lighthouse may miss the start of a load. */
async function examine(url: string, tries = 3): Promise<Figures> {
  const program = `${LIGHTHOUSE}/node_modules/lighthouse/cli/index.js`
  const args = [program, url, '--output=json', '--quiet', `--chrome-flags=${FLAGS.join(' ')}`]
  const options = { env: { ...process.env, CHROME_PATH: findChromium() }, maxBuffer: Infinity }
  try {
    const { stdout } = await promisify(execFile)(process.execPath, args, options)
    const { audits, categories } = JSON.parse(stdout)
    const value = (audit: string): number => audits[audit].numericValue
    return {
      scores: Object.values<{ score: number }>(categories).map(({ score }) => score * 100),
      paint: value('first-contentful-paint'),
      largest: value('largest-contentful-paint'),
      blocked: value('total-blocking-time'),
      shift: value('cumulative-layout-shift'),
      bytes: value('total-byte-weight'),
    }
  } catch (error) {
    if (tries <= 1) throw error
    console.warn(`  again: ${(error as Error).message.slice(0, 200)}`)
    return examine(url, tries - 1)
  }
}

const HEAD = ['', 'scores', 'FCP, ms', 'LCP, ms', 'TBT, ms', 'CLS', 'KB']

function about(commit: string): string {
  return (
    `Each pair is commit ${commit}, then this one: median of ${ROUNDS} runs of Lighthouse for phones, in turn, over HTTPS and HTTP/2.\n` +
    'Times are reckoned by Lighthouse for slow 4G and a processor four times slower than this one; KB of 1024 bytes are what\n' +
    'a page transfers until it is idle. Scores of this commit are performance, accessibility, best practices and SEO.'
  )
}

function rowOf(name: string, before: Figures[], now: Figures[]): string[] {
  const middle = (runs: Figures[], figure: (run: Figures) => number) => median(runs.map(figure))
  const pair = (figure: (run: Figures) => number, decimals = 0) =>
    [before, now].map((runs) => middle(runs, figure).toFixed(decimals)).join(' → ')
  const scores = now[0]!.scores.map((_, at) => middle(now, (run) => run.scores[at]!).toFixed(0))
  return [
    name,
    scores.join(' / '),
    pair(({ paint }) => paint),
    pair(({ largest }) => largest),
    pair(({ blocked }) => blocked),
    pair(({ shift }) => shift, 3),
    pair(({ bytes }) => bytes / 1024, 1),
  ]
}
