import type { FieldMistake } from '../../messages/explain.ts'

/** Where a file cannot be read, or is read as something else than was written. Lines from 1. */
export type Defect = {
  line: number
  /** Where the text or the braces begin in which the defect is. */
  start: number
  /** Whether a field is where its schema does not know it. */
  isUnknown?: boolean
}

/** What is known of a text. */
export type Examined = {
  /** Where it cannot be read as YAML, or not as it was meant. Where there is any, nothing else is known. */
  broken: Defect[]
  /** What its schema has against it. */
  fieldMistakes: LocatedMistake[]
  /** What it holds, and the same after validation. */
  data?: unknown
  value?: unknown
  /** The line of a field, or of what is around it where the field is not there. From 1. */
  lineOf: (path: PropertyKey[]) => number
}

export type LocatedMistake = FieldMistake & {
  /** The first and the last line, from 1. */
  from: number
  to: number
  /** Set where a key is written twice, or where it is known elsewhere in the file but not there. */
  misplaced?: 'twice' | 'unknown'
}
