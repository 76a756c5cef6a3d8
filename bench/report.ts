import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os'

/** A Markdown table with labels in the first column. */
export function table(head: string[], rows: string[][]): string {
  const rule = ['---', ...head.slice(1).map(() => '--:')]
  return [head, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

/** The middle one of an odd number of figures. */
export function median(figures: number[]): number {
  return figures.toSorted((one, other) => one - other)[figures.length >> 1]!
}

/** Writes a page of results, with a sentence that says of what commit and on which machine. */
export function publish(file: string, command: string, [title, ...sections]: string[]): void {
  const changed = git('status', '--porcelain') ? ', changed,' : ''
  const machine =
    `${availableParallelism()} × ${cpus()[0]?.model.trim() ?? 'unknown'}, ` +
    `${Math.round(totalmem() / 1024 ** 3)} GB, Node ${process.versions.node}`
  const from =
    `Made by \`${command}\` on ${new Date().toISOString().slice(0, 10)}, of commit ${shortCommit('HEAD')}${changed} on\n` +
    `${machine}, with ${loadavg()[2]!.toFixed(1)} processes wanting a processor at the end. All of it is from one run: compare\n` +
    'within this page, and not with another.'
  const page = [`# ${title}`, from, ...sections].join('\n\n')
  writeFileSync(file, `${page}\n`)
  console.log(`\n${page}\n\nWritten to ${file}.`)
}

/** What everybody calls a commit. */
export function shortCommit(commit: string): string {
  return git('rev-parse', '--short', commit)
}

function git(...args: string[]): string {
  return execFileSync('git', args, { encoding: 'utf8' }).trim()
}
