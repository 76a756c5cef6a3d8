import { PlainError } from './plain-error.ts'

/** Where in the content something is written. */
export type FileLocation = {
  /** From the project's root, like `content/home.yaml`. */
  file: string
  /** Counted from 1. Left out where the whole file is meant. */
  line?: number
  /** Like `packages[2].price`. Left out where the whole file is meant. */
  field?: string
  /** The same as its steps: a name may hold a dot. */
  path?: PropertyKey[]
}

/** Something in the content that its owner has to put right, and where. */
export type Mistake = FileLocation & {
  /** What is wrong, and what to do about it. */
  message: string
  /** Other locations where the same name is written: one cause is one mistake. */
  alsoIn?: FileLocation[]
}

/** Every mistake at once. */
export class ContentError extends PlainError {
  readonly mistakes: Mistake[]

  constructor(mistakes: Mistake[]) {
    super(report(mistakes))
    this.mistakes = mistakes
    this.stack = this.message
  }
}

function report(mistakes: Mistake[]): string {
  const entries = [...new Set(mistakes.toSorted(byLocation).map(describe))]
  const count = entries.length === 1 ? '1 mistake' : `${entries.length} mistakes`
  return [`The site's content needs attention: ${count}.`, ...entries].join('\n\n')
}

/** The same mistake in several locations as one mistake with all of its locations. */
export function oncePerMessage(mistakes: Mistake[]): Mistake[] {
  return [...new Set(mistakes.map(({ message }) => message))].map((message) => {
    const [first, ...alsoIn] = mistakes.filter((mistake) => mistake.message === message)
    return { ...first!, alsoIn }
  })
}

/** One mistake, or one piece of advice, as a terminal shows it: where, what, and where else. */
export function describe({ message, alsoIn = [], ...location }: Mistake): string {
  const others = [
    ...alsoIn.filter(({ field }) => field).map(locationName),
    ...byFile(alsoIn.filter(({ field }) => !field)),
  ]
  const also =
    others.length > 0 ? `\n  Also in:${others.map((name) => `\n    ${name}`).join('')}` : ''
  return `${locationName(location)}\n  ${message}${also}`
}

/** Places without a field, one file a line: `content/home.yaml:3, 12`. */
function byFile(locations: FileLocation[]): string[] {
  return [...new Set(locations.map(({ file }) => file))].map((file) => {
    const lines = locations
      .filter((location) => location.file === file)
      .flatMap(({ line }) => line ?? [])
    return lines.length > 0 ? `${file}:${[...new Set(lines)].join(', ')}` : file
  })
}

function locationName({ file, line, field }: FileLocation): string {
  const location = line === undefined ? file : `${file}:${line}`
  return field ? `${location}  ${field}` : location
}

/** Compares two locations: by file, then by line. */
export function byLocation(one: FileLocation, other: FileLocation): number {
  return one.file.localeCompare(other.file) || (one.line ?? 0) - (other.line ?? 0)
}
