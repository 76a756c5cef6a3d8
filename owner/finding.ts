import type { Place } from './desk/traces.ts'

/** What the check has found, so that a terminal can name the place and the desk can lead there. */
export type Finding = {
  /** What it is about, such as “Photographs”. */
  topic: string
  /** What is so, and what to do about it. */
  says: string
  /** Whether nothing goes online until it is put right. */
  stops: boolean
  /** The fields of the content that it is about, with their lines. */
  fields: (Place & { line?: number })[]
  /** The scans that it is about, by their names in uploads/. */
  scans: string[]
  /** The path of the page that it is about. */
  page?: string
}
