/** A line of a file as its rules see it. */
export type Line = {
  text: string
  /** The next lines that say something, further up and further down. */
  above: string
  below: string
  /** The line directly below. */
  next: string
  /** The indentation of the line that this one is indented below, in spaces. */
  parent: number
  /** Every name that the file may have before a colon. */
  names: Set<string>
  /** Those that it has nowhere. */
  absent: string[]
}

/** How a line may have been meant. */
export type Proposal = {
  /** What is wrong with the line as it is, and what to do about it. */
  message: string
  meant: string
}

/** A typo that people make: it knows the lines that may have it, and how those were meant. */
export type Rule = (line: Line) => Proposal[]

/** The parts of a line: spaces and hyphens, the name with its colon, and the text. */
export function partsOf(line: string): { start: string; name: string; text: string } {
  const [, start = '', name = '', text = ''] =
    /^(\s*(?:- +)*)([^\s:'"{[][^:]*:\s+)?(.*)$/.exec(line) ?? []
  return { start, name, text: text.trimEnd() }
}

/** How many spaces a line begins with. */
export function indentOf(line: string): number {
  return /^ */.exec(line)![0].length
}

/** A text in the quotes that need the least escaping. */
export function inQuotes(text: string): string {
  return /["\\]/.test(text) || !text.includes("'") ? `'${text.replaceAll("'", "''")}'` : `"${text}"`
}

/** The beginning of what a message quotes. */
export function beginning(text: string): string {
  return text.length > 60 ? `${text.slice(0, 57)}…` : text
}
