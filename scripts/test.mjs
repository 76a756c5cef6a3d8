/**
 * Runs all checks of the project and prints one line of counts. A failed step does not stop the
 * others, except that hosts and browsers need a built site.
 *
 *   npm test                          lint, types, unit tests, build, browser tests in Chromium
 *   npm test -- --all                 and three engines, seven servers, other studios, every condition
 *   npm test -- --all --install       installs the browsers and servers for that; so does CI
 *
 * It always tests the demo, even if there is a studio/.
 */
import { spawn } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'

import { run as succeeds } from './commands.mjs'

/**
 * @typedef {{ passed: number, failed: number, skipped: number }} Counts
 * @typedef {{ name: string, seconds: number, counts: Counts }} Result
 */

process.chdir(path.join(import.meta.dirname, '..'))
Object.assign(process.env, { STUDIO: 'demo', DIST: 'test-results/demo' })

const UNIT_REPORT = 'test-results/unit.json'
const E2E_REPORT = 'test-results/e2e.json'
const HOSTS_REPORT = 'test-results/hosts.json'

const all = process.argv.includes('--all')
const install = process.argv.includes('--install') || Boolean(process.env.CI)
const setup = [
  'scripts/setup-tests.mjs',
  ...(all ? ['--all'] : []),
  ...(install ? ['--install'] : []),
]
if (!succeeds(process.execPath, setup)) process.exit(1)

const results = [
  await step('lint', ['npm', 'run', 'lint']),
  await step('types', ['npm', 'run', 'typecheck']),
  await step(
    'unit tests',
    [
      'npm',
      'run',
      'test:unit',
      '--',
      '--reporter=default',
      '--reporter=json',
      `--outputFile=${UNIT_REPORT}`,
    ],
    { report: UNIT_REPORT, count: countUnitTests },
  ),
]

results.push(await step('build', ['npm', 'run', 'build']))
if (all) results.push(await step('other studios', ['npm', 'run', 'build:studios']))
const built = results.slice(3).every(({ counts }) => counts.failed === 0)
const inChromium = ['--project', '*chromium', '--grep-invert', '@all']
const browserTests = ['npm', 'run', 'test:e2e', '--', ...(all ? [] : inChromium)]

if (all) {
  const hosts = ['npm', 'run', 'test:hosts']
  const many = { report: HOSTS_REPORT, count: (/** @type {Counts} */ counts) => counts }
  results.push(built ? await step('hosts', hosts, many) : notRun('hosts'))
  const check = ['npm', 'run', 'check:studios']
  results.push(built ? await step('check studios', check) : notRun('check studios'))
}
results.push(
  built
    ? await step('browser tests', browserTests, { report: E2E_REPORT, count: countBrowserTests })
    : notRun('browser tests'),
)

printTable()
printCounts()

/**
 * Runs one command. It counts as one check, or as those in its report.
 *
 * @param {string} name
 * @param {string[]} command
 * @param {{ report: string, count: (report: any) => Counts }} [many]
 * @returns {Promise<Result>}
 */
async function step(name, command, many) {
  console.log(`\n── ${name} ${'─'.repeat(60 - name.length)}\n`)
  if (many) rmSync(many.report, { force: true })

  const start = performance.now()
  const succeeded = await run(command)
  const counts = many ? readReport(many) : { passed: succeeded ? 1 : 0, failed: 0, skipped: 0 }

  // A step can also fail before its first test, or after its last.
  if (!succeeded) counts.failed ||= 1
  return { name, seconds: (performance.now() - start) / 1000, counts }
}

/**
 * A step that was not run, because one that it needs has failed.
 *
 * @param {string} name
 * @returns {Result}
 */
function notRun(name) {
  return { name, seconds: 0, counts: { passed: 0, failed: 1, skipped: 0 } }
}

/** @param {string[]} command */
function run([program = '', ...words]) {
  const shell = process.platform === 'win32'
  const child = spawn(program, words, { stdio: 'inherit', shell })

  return new Promise((settle) => {
    child.on('error', () => settle(false))
    child.on('close', (code) => settle(code === 0))
  })
}

/** @param {{ report: string, count: (report: any) => Counts }} many */
function readReport({ report, count }) {
  try {
    return count(JSON.parse(readFileSync(report, 'utf8')))
  } catch {
    return { passed: 0, failed: 1, skipped: 0 }
  }
}

/** @param {Record<string, number>} report */
function countUnitTests({ numPassedTests = 0, numFailedTests = 0, numPendingTests = 0 }) {
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests }
}

/** @param {{ stats: Record<string, number> }} report */
function countBrowserTests({ stats: { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } }) {
  return { passed: expected, failed: unexpected + flaky, skipped }
}

function printTable() {
  console.log()
  for (const { name, seconds, counts } of results) {
    const verdict = `${counts.passed} passed${counts.failed ? `, ${counts.failed} failed` : ''}`
    console.log(`${name.padEnd(16)}${seconds.toFixed(1).padStart(7)} s   ${verdict}`)
  }
}

function printCounts() {
  const sum = (/** @type {keyof Counts} */ kind) =>
    results.reduce((total, { counts }) => total + counts[kind], 0)
  const skipped = sum('skipped')

  process.exitCode = sum('failed') ? 1 : 0
  console.log()
  console.log(
    `${sum('passed')} passed, ${sum('failed')} failed${skipped ? `, ${skipped} skipped` : ''}`,
  )
}
