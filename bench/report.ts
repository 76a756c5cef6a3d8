import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { availableParallelism, cpus, totalmem } from 'node:os'

export type Setting = ReturnType<typeof setting>

/** The date, commit and machine of a measurement, with its browser if there is one. */
export function setting(browser?: string) {
  const changed = output('git', 'status', '--porcelain') ? ', changed' : ''
  const processors = `${availableParallelism()} × ${cpus()[0]?.model.trim() ?? 'unknown'}`
  const memory = `${Math.round(totalmem() / 1024 ** 3)} GB`
  const version = browser ? `, ${output(browser, '--version')}` : ''
  return {
    date: new Date().toISOString().slice(0, 10),
    commit: output('git', 'rev-parse', '--short', 'HEAD') + changed,
    machine: `${processors}, ${memory}; Node ${process.versions.node}${version}`,
  }
}

/** What a program prints, without standard error, to which Debian’s Chromium logs at start. */
function output(program: string, ...args: string[]): string {
  const stdio = ['ignore', 'pipe', 'ignore'] as const
  return execFileSync(program, args, { encoding: 'utf8', stdio: [...stdio] }).trim()
}

/** Prints a report. `--write` replaces it, and all its figures, in bench/results. */
export function publish(name: string, page: string, figures: object, args: string[]) {
  console.log(`\n${page}`)
  if (!args.includes('--write')) return
  writeFileSync(`bench/results/${name}.md`, page)
  writeFileSync(`bench/results/${name}.json`, `${JSON.stringify(figures, rounded, 1)}\n`)
  console.log(`Written to bench/results/${name}.md and ${name}.json.`)
}

/** Four decimals are enough for a layout shift and for milliseconds. */
function rounded(_key: string, value: unknown): unknown {
  return typeof value === 'number' ? Math.round(value * 1e4) / 1e4 : value
}
