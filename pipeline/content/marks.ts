import { oncePerMessage, type Mistake } from '../model/mistake.ts'
import { FACTS, MARK, readFact, type Facts } from './facts.ts'
import type { LocatedField } from './files.ts'
import { didYouMean, quoted } from './messages.ts'

const KNOWN = FACTS.map((fact) => `{${fact}}`)

/** Fields from which facts come. A mark in one of them could lead back to itself. */
const SOURCE_FIELDS = /^(studio\.(name|photographer|city)|booking\.packages\.\d+\.price)$/

/**
 * Finds marks that stand for no fact, and marks in fields where facts are not filled in. Each is one mistake, with all
 * locations that have the mark. `facts` are undefined where other mistakes keep them from being known.
 */
export function checkMarks(fields: LocatedField[], facts: Facts | undefined): Mistake[] {
  const found = fields.flatMap((field) => {
    const messages = new Set(markMistakes(field, facts))
    return Array.from(messages, (message) => ({ ...field.location, message }))
  })
  return oncePerMessage(found)
}

/** Whether a field holds something that may be a mark. */
export function mayHaveMarks({ path, value }: Pick<LocatedField, 'path' | 'value'>): boolean {
  return [value, path.at(-1)].some((words) => typeof words === 'string' && /[{}]/.test(words))
}

/** What is wrong with the marks in one field: a message each. */
export function markMistakes(
  { file, path, kind, value }: Pick<LocatedField, 'file' | 'path' | 'kind' | 'value'>,
  facts?: Facts,
): string[] {
  if (kind?.kind !== 'text') {
    // Settings and names of towns may have braces that are no marks, so only known marks count.
    const marks = [value, path.at(-1)].flatMap(marksIn).filter(([mark]) => KNOWN.includes(mark))
    return marks.map(
      ([mark]) => `Only texts can have marks. Write out here what ${quoted(mark)} stands for.`,
    )
  }
  const isSource = SOURCE_FIELDS.test([file, ...path].join('.'))
  return marksIn(value).flatMap(([mark, name]) =>
    isSource
      ? 'Marks in other texts stand for what is written here, so no { or } can be part of it.'
      : (mistakeIn(mark, name, facts) ?? []),
  )
}

function marksIn(words: unknown) {
  return typeof words === 'string' ? [...words.matchAll(MARK)] : []
}

function mistakeIn(mark: string, name: string | undefined, facts: Facts | undefined) {
  if (name === undefined) {
    return `This text has a "${mark}" without a partner. Marks are written like {studio}.`
  }
  const fact = readFact(name)
  if (fact && (!facts || facts[fact])) return undefined
  if (fact) {
    const reason =
      fact === 'phone'
        ? 'There is no "phone" in studio.yaml.'
        : 'No package in booking.yaml has a price with a currency sign, like $80.'
    return `"${mark}" stands for nothing. ${reason}`
  }

  const hint = didYouMean(mark, KNOWN)
  return `${quoted(mark)} is not a mark.${hint} The marks are ${KNOWN.join(', ')}.`
}
