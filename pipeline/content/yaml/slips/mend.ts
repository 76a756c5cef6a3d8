import { unevenBraces } from './braces.ts'
import { strangeSpaces, tabs } from './characters.ts'
import { missingColon, missingSection, wordsBehindSection } from './colons.ts'
import { oddIndent, unusualIndent, wrongIndent } from './indents.ts'
import { indentOf, type Line, type Rule } from './line.ts'
import { listSigns, missingHyphen } from './lists.ts'
import { curlyQuotes, straightQuotes } from './quotes.ts'
import { nameless, strangers } from './strangers.ts'
import { blockSign, secondColon, signsInFront } from './texts.ts'
import type { Examined, Trouble } from './trouble.ts'

/** Those that know more exactly what happened come first. */
const RULES: Rule[] = [
  strangers,
  strangeSpaces,
  tabs,
  curlyQuotes,
  straightQuotes,
  unevenBraces,
  blockSign,
  listSigns,
  signsInFront,
  missingColon,
  secondColon,
  missingSection,
  wordsBehindSection,
  oddIndent,
  unusualIndent,
  wrongIndent,
  missingHyphen,
  nameless,
]

const UNEXPLAINED =
  'This line does not fit the lines around it. Compare its spaces, colon and quotes with theirs.'

const UNREADABLE =
  'From about here on, this file cannot be read. Put the lines above in order first, or compare it with the demo’s.'

/** With more slips than this, most are consequences of one that was not understood. */
const MOST = 20

export type Slip = {
  /** From 1. */
  line: number
  message: string
}

export type Mended = {
  /** The file as it was meant, as far as that can be told, line for line. */
  text: string
  /** Whether it can be read to its end. */
  isWhole: boolean
  slips: Slip[]
}

type Examine = (text: string) => Examined

/**
 * Finds the slips in a file, and reads on behind each. Rules propose how a line near the trouble was
 * meant. The proposal that leaves the fewest troubles is taken, and its line is where the slip is.
 */
export function mend(text: string, names: Set<string>, examine: Examine): Mended {
  const slips: Slip[] = []
  let lines = text.split('\n')
  let found = examine(text)

  while (slips.length < MOST) {
    const best = bestMending(lines, found, { names, examine })
    if (!best || (best.message === UNEXPLAINED && slips.at(-1)?.message === UNEXPLAINED)) break
    slips.push({ line: best.line, message: best.message })
    ;({ lines, found } = best)
  }

  const [left] = found.broken
  if (left) slips.push({ line: left.line, message: UNREADABLE })
  return { text: lines.join('\n'), isWhole: !left, slips }
}

type Mending = { line: number; message: string; lines: string[]; found: Examined }

function bestMending(
  lines: string[],
  found: Examined,
  { names, examine }: { names: Set<string>; examine: Examine },
): Mending | undefined {
  const [first] = found.broken
  const misplaced = found.complaints.filter(({ isMisplaced }) => isMisplaced)
  const troubles = first ? [first] : misplaced.map(({ from }) => ({ line: from, start: from }))

  for (const trouble of troubles) {
    let best: Mending | undefined
    for (const rule of RULES) {
      for (const line of suspects(lines, trouble)) {
        for (const { message, meant } of rule(lineAt(lines, line, names))) {
          if (meant === lines[line - 1]) continue
          const mended = lines.with(line - 1, meant)
          const mending = { line, message, lines: mended, found: examine(mended.join('\n')) }
          if (isBetter(mending.found, best?.found ?? found)) best = mending
          if (isClean(mending.found)) return mending
        }
      }
    }
    if (best) return best
  }
  return first && unexplained(lines, first, { found, examine })
}

/** What no rule explains is left out, where that helps to read on. */
function unexplained(
  lines: string[],
  { line }: Trouble,
  { found, examine }: { found: Examined; examine: Examine },
): Mending | undefined {
  const mended = lines.with(line - 1, '')
  const rest = examine(mended.join('\n'))
  return isBetter(rest, found)
    ? { line, message: UNEXPLAINED, lines: mended, found: rest }
    : undefined
}

function isClean({ broken, complaints }: Examined): boolean {
  return broken.length === 0 && complaints.length === 0
}

/** Better is what can be read further, then what leaves less to complain about. */
function isBetter(one: Examined, other: Examined): boolean {
  const [line, otherLine] = [one, other].map(({ broken }) => broken[0]?.line ?? Infinity)
  if (line !== otherLine) return line! > otherLine!
  if (one.broken.length !== other.broken.length) return one.broken.length < other.broken.length
  return one.complaints.length < other.complaints.length
}

/** The lines that may have the slip: near the trouble, and those that it is indented below. */
function suspects(lines: string[], { line, start }: Trouble): number[] {
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

function lineAt(lines: string[], at: number, names: Set<string>): Line {
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
