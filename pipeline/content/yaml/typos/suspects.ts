import { indentOf, type Line } from './line.ts'
import type { Defect } from './examined.ts'

/** The lines that may have the typo: near the defect, and those that it is indented below. */
export function suspects(lines: string[], { line, start }: Defect): number[] {
  const indent = indentOf(lines[line - 1] ?? '')
  const above = upwards(lines, line)
  const firstShallow = above.findIndex((at) => indentOf(lines[at - 1]!) <= indent)
  const deeper = above.slice(0, firstShallow === -1 ? undefined : firstShallow)
  const below = neighbor(lines, line, 1)
  const near = [start, line, below, neighbor(lines, line, -1), line - 1, below - 1]
  const all = [...near, deeper.at(-1) ?? 0, ...parents(lines, line)]
  return [...new Set(all)].filter((at) => at > 0 && at <= lines.length)
}

/** The lines that one is indented below, from the inside out. */
function parents(lines: string[], line: number): number[] {
  let indent = indentOf(lines[line - 1] ?? '')
  return upwards(lines, line).filter((at) => {
    const isParent = indentOf(lines[at - 1]!) < indent
    if (isParent) indent = indentOf(lines[at - 1]!)
    return isParent
  })
}

/** All lines above one that say something, from the nearest. */
function upwards(lines: string[], line: number): number[] {
  const all = [...lines.keys()].map((index) => index + 1)
  return all.filter((at) => at < line && !isEmpty(lines[at - 1]!)).toReversed()
}

/** A line with its context, as the typo rules take it. */
export function lineAt(lines: string[], at: number, names: Set<string>): Line {
  const text = (line: number) => lines[line - 1] ?? ''
  const [above, below] = [neighbor(lines, at, -1), neighbor(lines, at, 1)].map(text) as [
    string,
    string,
  ]
  const [parent] = parents(lines, at)
  return {
    text: text(at),
    above,
    below,
    next: text(at + 1),
    parent: parent ? indentOf(text(parent)) : -2,
    names,
    get absent() {
      return [...names].filter((name) => !lines.some((one) => one.includes(`${name}:`)))
    },
  }
}

/** The next line that says something, in one direction. */
function neighbor(lines: string[], at: number, step: 1 | -1): number {
  let next = at + step
  while (isEmpty(lines[next - 1] ?? 'end')) next += step
  return next
}

function isEmpty(line: string): boolean {
  return /^\s*(#.*)?$/.test(line)
}
