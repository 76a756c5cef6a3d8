/** One line of a YAML file, with the context that the typo rules need. */
export type Line = {
  text: string
  /** The nearest lines above and below that are neither empty nor comments. */
  above: string
  below: string
  /** The line directly below. */
  next: string
  /** The indentation of the line that this one is indented below, in spaces. */
  parent: number
  /** Every key that the file's schema allows. */
  names: Set<string>
  /** Those of `names` that the file does not contain. */
  absent: string[]
}

/** One guess at what a line was meant to be. */
export type Proposal = {
  /** What is wrong with the line as it is, and what to do about it. */
  message: string
  meant: string
}

/** Finds one kind of typo: gives each way to correct a line that has it, else nothing. */
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
