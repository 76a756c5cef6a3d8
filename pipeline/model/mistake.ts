import { PlainError } from './plain-error.ts'

/** Where in the content something is written. */
export type Place = {
  /** From the project's root, like `content/home.yaml`. */
  file: string
  /** Counted from 1. Left out where the whole file is meant. */
  line?: number
  /** Like `packages[2].price`. Left out where the whole file is meant. */
  field?: string
}

/** Something in the content that its owner has to put right, and where. */
export type Mistake = Place & {
  /** What is wrong, and what to do about it. */
  message: string
  /** Other places where the same name is written: one cause is one mistake. */
  alsoIn?: Place[]
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
  const entries = [...new Set(mistakes.toSorted(byPlace).map(describe))]
  const count = entries.length === 1 ? '1 mistake' : `${entries.length} mistakes`
  return [`The site's content needs attention: ${count}.`, ...entries].join('\n\n')
}

/** The same mistake in several places as one mistake with all of its places. */
export function oncePerMessage(mistakes: Mistake[]): Mistake[] {
  return [...new Set(mistakes.map(({ message }) => message))].map((message) => {
    const [first, ...alsoIn] = mistakes.filter((mistake) => mistake.message === message)
    return { ...first!, alsoIn }
  })
}

/** One mistake, or one piece of advice, as a terminal shows it: where, what, and where else. */
export function describe({ message, alsoIn = [], ...place }: Mistake): string {
  const others = [
    ...alsoIn.filter(({ field }) => field).map(locationName),
    ...byFile(alsoIn.filter(({ field }) => !field)),
  ]
  const also =
    others.length > 0 ? `\n  Also in:${others.map((name) => `\n    ${name}`).join('')}` : ''
  return `${locationName(place)}\n  ${message}${also}`
}

/** Places without a field, one file a line: `content/home.yaml:3, 12`. */
export function byFile(places: Place[]): string[] {
  return [...new Set(places.map(({ file }) => file))].map((file) => {
    const lines = places.filter((place) => place.file === file).flatMap(({ line }) => line ?? [])
    return lines.length > 0 ? `${file}:${[...new Set(lines)].join(', ')}` : file
  })
}

function locationName({ file, line, field }: Place): string {
  const place = line === undefined ? file : `${file}:${line}`
  return field ? `${place}  ${field}` : place
}

/** Compares two places: by file, then by line. */
export function byPlace(one: Place, other: Place): number {
  return one.file.localeCompare(other.file) || (one.line ?? 0) - (other.line ?? 0)
}
