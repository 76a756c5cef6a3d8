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
import { readFileSync, rmSync } from 'node:fs'

import { ROOT } from './folders.mjs'
import { installDependencies, run } from './install-dependencies.mjs'
import { installChromium, installForAllTests } from './install-programs.mjs'

/**
 * @typedef {{ passed: number, failed: number, skipped: number, retried?: number }} Counts
 * @typedef {{ name: string, args: string[], report?: string, builds?: true, needsSite?: true }} Step
 */

/**
 * A step that could not be run, or gave no report.
 *
 * @type {Counts}
 */
const FAILURE = { passed: 0, failed: 1, skipped: 0 }

process.chdir(ROOT)
Object.assign(process.env, { STUDIO: 'demo', DIST: 'test-results/demo' })

const all = process.argv.includes('--all')
installDependencies()
installChromium()
if (all) installForAllTests(process.argv.includes('--install') || Boolean(process.env.CI))

const UNIT_REPORT = 'test-results/unit.json'
const reporters = ['--reporter=default', '--reporter=json', `--outputFile=${UNIT_REPORT}`]
const inChromium = ['--project', '*chromium', '--grep-invert', '@all']

/** @type {Step[]} */
const thorough = [
  { name: 'other studios', args: ['build:studios'], builds: true },
  { name: 'hosts', args: ['test:hosts'], report: 'test-results/hosts.json', needsSite: true },
  { name: 'check studios', args: ['check:studios'], needsSite: true },
]
/** @type {Step[]} */
const steps = [
  { name: 'lint', args: ['lint'] },
  { name: 'types', args: ['typecheck'] },
  { name: 'unit tests', args: ['test:unit', '--', ...reporters], report: UNIT_REPORT },
  { name: 'build', args: ['build'], builds: true },
  ...(all ? thorough : []),
  {
    name: 'browser tests',
    args: ['test:e2e', '--', ...(all ? [] : inChromium)],
    report: 'test-results/e2e.json',
    needsSite: true,
  },
]

let isBuilt = true
const results = steps.map((step) => {
  const start = performance.now()
  const counts = step.needsSite && !isBuilt ? FAILURE : countsOf(step)
  if (step.builds && counts.failed > 0) isBuilt = false
  return { name: step.name, seconds: (performance.now() - start) / 1000, counts }
})

console.log()
for (const { name, seconds, counts } of results) {
  const verdict = `${counts.passed} passed${counts.failed ? `, ${counts.failed} failed` : ''}`
  console.log(`${name.padEnd(16)}${seconds.toFixed(1).padStart(7)} s   ${verdict}`)
}
const retried = sum('retried')
if (retried)
  console.log(`\n${retried} passed on a second try only: read above why the first failed.`)
const skipped = sum('skipped')
console.log(
  `\n${sum('passed')} passed, ${sum('failed')} failed${skipped ? `, ${skipped} skipped` : ''}`,
)
process.exitCode = sum('failed') ? 1 : 0

/**
 * Runs a step. It counts as one check, or as those in its report.
 *
 * @param {Step} step
 * @returns {Counts}
 */
function countsOf({ name, args, report }) {
  console.log(`\n── ${name} ${'─'.repeat(60 - name.length)}\n`)
  if (report) rmSync(report, { force: true })
  const succeeded = run('npm', ['run', ...args])
  const counts = report ? readReport(report) : { passed: succeeded ? 1 : 0, failed: 0, skipped: 0 }
  // A step can also fail before its first test, or after its last.
  return { ...counts, failed: counts.failed || (succeeded ? 0 : 1) }
}

/**
 * What Vitest or Playwright has counted.
 *
 * @param {string} file
 * @returns {Counts}
 */
function readReport(file) {
  try {
    const { stats, numPassedTests, numFailedTests, numPendingTests } = JSON.parse(
      readFileSync(file, 'utf8'),
    )
    if (!stats) return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests }
    const { expected, flaky, unexpected, skipped: unrun } = stats
    return { passed: expected + flaky, failed: unexpected, skipped: unrun, retried: flaky }
  } catch {
    return FAILURE
  }
}

/** @param {keyof Counts} kind */
function sum(kind) {
  return results.reduce((total, { counts }) => total + (counts[kind] ?? 0), 0)
}
