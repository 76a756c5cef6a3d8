import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { PassThrough } from 'node:stream'
import { parseArgs } from 'node:util'

import { findFirefox, findProgram, findWebkit, installChromium } from './browsers.ts'
import { exitWith } from './install-dependencies.mjs'

type Counts = { passed: number; failed: number; skipped: number; retried?: number }
type Result = Counts & { name: string; seconds: number }
type Step = {
  name: string
  command: string
  parts: Part[]
  report?: string
  needsSite?: true
}
type Part = (typeof PARTS)[number]

/** What CI runs side by side. */
export const PARTS = ['code', 'pages', 'hosts', 'studios'] as const

/** A step that could not be run, or gave no report. */
const FAILURE: Counts = { passed: 0, failed: 1, skipped: 0 }

const UNIT_REPORT = 'test-results/unit.json'

/** The package that brings servers of hosts from npm. */
const PROOF = 'packages/hosts/tests/proof'

/** Marks browser tests for `--all`, most of them at other studios. */
const ONLY_IN_ALL = '@all'

/**
 * Runs all checks of the project and prints one line of counts. Builds, checks of code and browser tests run side by
 * side. A failed step does not stop the others, except that hosts and browsers need a built site.
 *
 *   npm test                          lint, types, unit tests, build, the demo in Chromium
 *   npm test -- --all                 and all else: three engines, servers of five hosts, other studios …
 *   npm test -- --part hosts          one of code, pages, hosts, studios: together they are --all
 *
 * It always tests the demo, even if there is a studio/.
 */
export async function main(...flags: string[]) {
  Object.assign(process.env, { STUDIO: 'demo', DIST: 'test-results/demo' })
  // Only for builds, which set it themselves.
  delete process.env.MALLOC_ARENA_MAX
  const { part, ...flag } = parseArgs({ args: flags, options: FLAGS }).values
  const all = flag.all || part !== undefined
  const isChosen = ({ parts }: Step) => !part || parts.includes(part as Part)
  const [builds = [], ...lanes] = stepsFor(all, part).map((lane) => lane.filter(isChosen))
  const steps = lanes.flat()
  if (steps.length === 0) exitWith(`There is no part ${part}.`)
  if (steps.some(({ needsSite }) => needsSite)) {
    await installChromium()
    if (all) nameMissingPrograms()
  }

  const built = runInTurn(builds)
  const results = (
    await Promise.all([built, ...lanes.map((lane) => runInTurn(lane, built))])
  ).flat()
  await printed
  const sum = (kind: keyof Counts) => results.reduce((total, one) => total + (one[kind] ?? 0), 0)
  const [failed, skipped, retried] = [sum('failed'), sum('skipped'), sum('retried')]

  console.log()
  for (const one of results) {
    const verdict = `${one.passed} passed${one.failed ? `, ${one.failed} failed` : ''}`
    console.log(`${one.name.padEnd(16)}${one.seconds.toFixed(1).padStart(7)} s   ${verdict}`)
  }
  if (retried) {
    console.log(`\n${retried} passed on a second try only: read above why the first failed.`)
  }
  const unrun = skipped ? `, ${skipped} skipped` : ''
  console.log(`\n${sum('passed')} passed, ${failed} failed${unrun}`)
  process.exitCode = failed ? 1 : 0
}

const FLAGS = {
  all: { type: 'boolean', default: false },
  part: { type: 'string' },
} as const

/** What only some tests of --all need. They are skipped where it is missing. */
function nameMissingPrograms() {
  const server = (name: string) => [name, findProgram([name], [`/usr/sbin/${name}`])] as const
  const programs = [
    ['firefox-esr', findFirefox()],
    ['webkit2gtk-driver with xvfb', findWebkit()],
    ...['nginx', 'caddy', 'apache2'].map(server),
    [`what npm ci --prefix ${PROOF} installs`, existsSync(`${PROOF}/node_modules`)],
  ] as const
  const missing = programs.flatMap(([name, found]) => (found ? [] : name))
  if (missing.length === 0) return
  console.log(`Tests that need these are skipped, because they are missing: ${missing.join(', ')}.`)
}

/** Three lanes: builds, and two that take about as long as each other. */
function stepsFor(all: boolean, part?: string): Step[][] {
  // By vitest.config.ts.
  const excluded = all ? '' : ' --project=!slow'
  const unit = {
    command: `npx vitest run --reporter=default --reporter=json --outputFile=${UNIT_REPORT}${excluded}`,
    report: UNIT_REPORT,
  }
  const servers = {
    command: `npx vitest run --config ${PROOF}/vitest.config.ts`,
    report: 'test-results/hosts.json',
  }
  const browsers = {
    command: `npx playwright test ${chosenTests(all, part)}`,
    report: 'test-results/e2e.json',
  }
  const studios = { parts: ['studios'] as Part[] }
  const run = 'node scripts/run.mjs'
  const inAll = (...steps: Step[]) => (all ? steps : [])
  return [
    [
      { name: 'build', parts: ['pages', 'hosts', 'studios'], command: `${run} build` },
      ...inAll({ name: 'other studios', ...studios, command: `${run} tests/studios/build` }),
    ],
    [
      { name: 'lint', parts: ['code'], command: 'npm run lint' },
      { name: 'types', parts: ['code'], command: 'npm run typecheck' },
      { name: 'unit tests', parts: ['code'], ...unit },
      ...inAll(
        { name: 'hosts', parts: ['hosts'], ...servers, needsSite: true },
        {
          name: 'check studios',
          ...studios,
          command: `${run} tests/studios/check`,
          needsSite: true,
        },
      ),
    ],
    [{ name: 'browser tests', parts: ['pages', 'studios'], ...browsers, needsSite: true }],
  ]
}

function chosenTests(all: boolean, part?: string): string {
  const [demo, others] = [`--grep-invert ${ONLY_IN_ALL}`, `--grep ${ONLY_IN_ALL}`]
  if (!all) return `--project=*chromium ${demo}`
  if (part === 'studios') return others
  return part === 'pages' ? demo : ''
}

async function runInTurn(steps: Step[], built?: Promise<Result[]>): Promise<Result[]> {
  const results: Result[] = []
  for (const step of steps) {
    const isBuilt = !step.needsSite || (await built)!.every(({ failed }) => failed === 0)
    const start = performance.now()
    const counts = isBuilt ? await countsOf(step) : FAILURE
    results.push({ ...counts, name: step.name, seconds: (performance.now() - start) / 1000 })
  }
  return results
}

/** Runs a step. It counts as one check, or as those in its report. */
async function countsOf({ name, command, report }: Step): Promise<Counts> {
  if (report) rmSync(report, { force: true })
  // On Windows, npm and npx are scripts of the shell.
  const shell = process.platform === 'win32'
  const [program = '', ...args] = command.trimEnd().split(' ')
  const child = spawn(program, args, { shell, stdio: ['ignore', 'pipe', 'pipe'] })
  // A step whose output nobody takes yet would stop.
  const output = new PassThrough({ highWaterMark: 2 ** 30 })
  for (const stream of [child.stdout, child.stderr]) stream.pipe(output, { end: false })
  printed = printed.then(() => print(name, output))
  const [code] = await once(child, 'close')
  output.end()

  const counts = report ? readReport(report) : { passed: code === 0 ? 1 : 0, failed: 0, skipped: 0 }
  // A step can also fail before its first test, or after its last.
  return { ...counts, failed: counts.failed || (code === 0 ? 0 : 1) }
}

/** Steps that run side by side are printed one after another, the first as it runs. */
let printed = Promise.resolve()

async function print(name: string, output: PassThrough) {
  console.log(`\n── ${name} ${'─'.repeat(60 - name.length)}\n`)
  for await (const part of output) process.stdout.write(part)
}

/** What Vitest or Playwright has counted. */
function readReport(file: string): Counts {
  try {
    const report = JSON.parse(readFileSync(file, 'utf8'))
    const { stats, numPassedTests, numFailedTests, numPendingTests } = report
    if (!stats) return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests }
    const { expected, flaky, unexpected, skipped } = stats
    return { passed: expected + flaky, failed: unexpected, skipped, retried: flaky }
  } catch {
    return FAILURE
  }
}
