/** Where a file cannot be read, or is read as something else than was written. Lines from 1. */
export type Trouble = {
  line: number
  /** Where the text or the braces begin in which the trouble is. */
  start: number
}

/** What is wrong with a text. */
export type Examined<Complaint = unknown> = {
  /** Where it cannot be read as YAML, or not as it was meant. Where there is any, nothing else is known. */
  broken: Trouble[]
  /** What its schema has against it, each with its first and its last line. */
  complaints: (Complaint & { from: number; to: number; isMisplaced?: boolean })[]
}
