import { inspect } from 'node:util'

/** Something in the content that its owner has to put right. */
export type Mistake = {
  /** From the project's root, like `content/home.yaml`. */
  file: string
  /** Counted from 1. Left out where the whole file is meant. */
  line?: number
  /** Like `packages[2].price`. Left out where the whole file is meant. */
  field?: string
  /** What is wrong, and what to do about it. */
  message: string
}

/** Every mistake at once. */
export class ContentError extends Error {
  constructor(mistakes: Mistake[]) {
    super(report(mistakes))
    this.stack = this.message
  }

  /** Terminals show the message alone: the lines to look at are in there, not in a stack. */
  [inspect.custom](): string {
    return this.message
  }
}

function report(mistakes: Mistake[]): string {
  const ordered = [...new Map(mistakes.map((mistake) => [entry(mistake), mistake]))].toSorted(
    ([, one], [, other]) => byPlace(one, other),
  )
  const count = ordered.length === 1 ? '1 mistake' : `${ordered.length} mistakes`
  const entries = ordered.map(([text]) => text)
  return [`The site's content needs attention: ${count}.`, ...entries].join('\n\n')
}

function entry({ file, line, field, message }: Mistake): string {
  const place = line === undefined ? file : `${file}:${line}`
  return `${field ? `${place}  ${field}` : place}\n  ${message}`
}

function byPlace(one: Mistake, other: Mistake): number {
  return one.file.localeCompare(other.file) || (one.line ?? 0) - (other.line ?? 0)
}
