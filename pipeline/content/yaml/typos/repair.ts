import type { Proposal } from './line.ts'
import { RULES } from './rules.ts'
import { lineAt, suspects } from './suspects.ts'
import type { Examined, LocatedMistake, Defect } from './examined.ts'

const UNEXPLAINED =
  'This line does not fit the lines around it. Compare its spaces, colon and quotes with theirs.'

const UNREADABLE =
  'From about here on, this file cannot be read. Put the lines above in order first, or compare it with the demo’s.'

/** With more typos than this, most are consequences of one that was not understood. */
const MAX_TYPOS = 20

type Examine = (text: string) => Examined

/**
 * Finds the typos in a file, and reads on after each. Rules propose what a line near the defect was
 * meant to say. The proposal that leaves the fewest defects is taken, and its line has the typo.
 *
 * @returns the repaired text, line for line, and what is `found` in it.
 */
export function repair(text: string, names: Set<string>, look: Examine) {
  // Several rules propose the same line, and neighbors of a typo are tried again for the next one.
  const seen = new Map<string, Examined>()
  const examine = (proposed: string) => {
    const found = seen.get(proposed) ?? look(proposed)
    seen.set(proposed, found)
    return found
  }
  const typos: { line: number; message: string }[] = []
  let lines = text.split('\n')
  let found = examine(text)

  while (typos.length < MAX_TYPOS) {
    const best = bestRepair(lines, found, { names, examine })
    if (!best || (best.message === UNEXPLAINED && typos.at(-1)?.message === UNEXPLAINED)) break
    typos.push({ line: best.line, message: best.message })
    ;({ lines, found } = best)
  }

  const [left] = found.broken
  if (left) typos.push({ line: left.line, message: UNREADABLE })
  return { text: lines.join('\n'), found, typos }
}

type Repair = { line: number; message: string; lines: string[]; found: Examined }

function bestRepair(
  lines: string[],
  found: Examined,
  { names, examine }: { names: Set<string>; examine: Examine },
): Repair | undefined {
  const [first] = found.broken
  const misplaced = found.fieldMistakes.filter(isMisplaced)
  const defects = first
    ? [first]
    : misplaced.map(({ from, misplaced: how }) => ({
        line: from,
        start: from,
        isUnknown: how === 'unknown',
      }))
  const old = new Set(found.fieldMistakes.map(({ message }) => message))

  for (const defect of defects) {
    let best: Repair | undefined
    for (const { line, message, meant } of proposals(lines, defect, names)) {
      const repaired = lines.with(line - 1, meant)
      const rest = examine(repaired.join('\n'))
      // A field in a wrong place is no typo unless it fits somewhere else, or others do as well.
      const isNew = rest.fieldMistakes.some((mistake) => !old.has(mistake.message))
      const explained = misplaced.length - rest.fieldMistakes.filter(isMisplaced).length
      if (isNew && defect.isUnknown && explained < 2) continue

      const repairing = { line, message, lines: repaired, found: rest }
      if (isClean(rest)) return repairing
      if (isBetter(rest, best?.found ?? found)) best = repairing
    }
    if (best) return best
  }
  return first && unexplained(lines, first, { found, examine })
}

/** Every repair proposed for a line near a defect. */
function* proposals(
  lines: string[],
  defect: Defect,
  names: Set<string>,
): Generator<Proposal & { line: number }> {
  for (const rule of RULES) {
    for (const line of suspects(lines, defect)) {
      for (const proposal of rule(lineAt(lines, line, names))) {
        if (proposal.meant !== lines[line - 1]) yield { ...proposal, line }
      }
    }
  }
}

/** Leaves out a line that no rule explains, if more can be read without it. */
function unexplained(
  lines: string[],
  { line }: Defect,
  { found, examine }: { found: Examined; examine: Examine },
): Repair | undefined {
  const repaired = lines.with(line - 1, '')
  const rest = examine(repaired.join('\n'))
  return isBetter(rest, found)
    ? { line, message: UNEXPLAINED, lines: repaired, found: rest }
    : undefined
}

function isMisplaced({ misplaced }: LocatedMistake): boolean {
  return misplaced !== undefined
}

function isClean({ broken, fieldMistakes }: Examined): boolean {
  return broken.length === 0 && fieldMistakes.length === 0
}

/** Better: readable further down, then fewer mistakes. */
function isBetter(one: Examined, other: Examined): boolean {
  const [line, otherLine] = [one, other].map(({ broken }) => broken[0]?.line ?? Infinity)
  if (line !== otherLine) return line! > otherLine!
  if (one.broken.length !== other.broken.length) return one.broken.length < other.broken.length
  return one.fieldMistakes.length < other.fieldMistakes.length
}
