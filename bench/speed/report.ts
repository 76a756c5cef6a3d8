import { writeFileSync } from 'node:fs'

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
