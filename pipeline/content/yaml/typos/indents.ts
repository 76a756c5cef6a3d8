import { indentOf, type Line, type Proposal } from './line.ts'

/** A line indented by an odd number of spaces. */
export function oddIndent(line: Line): Proposal[] {
  return indentOf(line.text) % 2 === 1 ? wrongIndent(line) : []
}

/** A line that does not begin two spaces further right than the one it belongs to. */
export function unusualIndent(line: Line): Proposal[] {
  return indentOf(line.text) === line.parent + 2 ? [] : wrongIndent(line)
}

/** A line indented too far or too little. */
export function wrongIndent({ text: line, above, below }: Line): Proposal[] {
  const now = indentOf(line)
  const insideAbove = /^ *- +(?=\S)/.exec(above)?.[0].length ?? now
  const likely = [indentOf(above), insideAbove, indentOf(below), now - 1, now + 1, now - 2, now + 2]
  const others = [...new Set(likely)].filter((indent) => indent >= 0 && indent !== now)
  return others.map((indent) => ({
    message: `This line begins with ${spaces(now)}. Lines that belong together begin with the same number: ${spaces(indent)} here, as it seems, unless a line above it is missing.`,
    meant: ' '.repeat(indent) + line.trimStart(),
  }))
}

function spaces(count: number): string {
  if (count === 0) return 'no space'
  return count === 1 ? '1 space' : `${count} spaces`
}
