import { execFileSync } from 'node:child_process'
import { availableParallelism, cpus, totalmem } from 'node:os'

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
