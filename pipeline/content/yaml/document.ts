import { isMap, isScalar, isSeq, LineCounter, parseDocument } from 'yaml'
import type { Document as Yaml } from 'yaml'
import type { z } from 'zod'

import { oncePerMessage, type Mistake } from '../../model/mistake.ts'
import { fieldPath } from '../messages/field-path.ts'
import { validate } from '../messages/explain.ts'
import { namesIn } from '../walk-fields.ts'
import { lostWords } from './typos/lost-words.ts'
import { repair } from './typos/repair.ts'
import { misread } from './typos/misread.ts'
import type { Examined } from './typos/examined.ts'
import { wrongKeys } from './wrong-keys.ts'

/** A content file as it was read: what it holds, and the line of each field. */
export type ContentDocument = {
  /** From the project's root, like `content/home.yaml`. */
  file: string
  /** What the file holds, typos repaired, or nothing where it cannot be read as YAML. */
  data?: unknown
  /** The same after validation, where nothing is wrong with it. */
  value?: unknown
  /** The line of a field, or of what is around it where the field is not there. From 1. */
  lineOf: (path: PropertyKey[]) => number
  mistakes: Mistake[]
  /** What may be no mistake. */
  advice: Mistake[]
}

/**
 * Reads the text of a content file. It goes on after a typo as far as it can, so that the rest of
 * the file is checked in the same run.
 */
export function readDocument(file: string, text: string, schema: z.ZodType): ContentDocument {
  const names = namesIn(schema)
  const { typos, found, ...repaired } = repair(text, names, (meant) =>
    examine(meant, schema, names),
  )
  const at = (mistake: { line: number; field?: string; message: string }) => ({ file, ...mistake })
  const explained = ({ from, to }: { from: number; to: number }) =>
    typos.some(({ line }) => line >= from && line <= to)

  const { data, value, lineOf, fieldMistakes } = found
  const lost = lostWords(repaired.text)
  const others = fieldMistakes
    .filter((mistake) => !explained(mistake))
    .map(({ from: line, path, message }) => {
      const comment = lost.find((one) => one.isWhole && one.line === line)
      return at({ line, field: fieldPath(path), message: comment?.message ?? message })
    })
  const mistakes = [...oncePerMessage(typos.map(at)), ...others]
  return {
    file,
    data,
    value,
    lineOf,
    mistakes,
    advice: lost
      .filter(({ line }) => !mistakes.some((mistake) => mistake.line === line))
      .map(({ line, message }) => at({ line, message })),
  }
}

/** Parses a text and says what is wrong with it, as YAML and in the eyes of its schema. */
function examine(text: string, schema: z.ZodType, names: Set<string>): Examined {
  const lines = new LineCounter()
  // Keys are looked at below, where their path is known.
  const yaml = parseDocument(text, { lineCounter: lines, prettyErrors: false, uniqueKeys: false })
  const lineAt = (offset: number) => lines.linePos(offset).line
  const lineOf = (path: PropertyKey[]) => lineAt(rangeOf(yaml, path)[0])

  const broken = misread(yaml, text, { names, lineAt })
  if (broken.length > 0) return { broken, lineOf, fieldMistakes: [] }

  const data: unknown = yaml.toJS()
  const { value, fieldMistakes } = validate({ schema, data })
  const keys = wrongKeys(yaml.contents).map(({ path, offset, message }) => {
    const line = lineAt(offset)
    return { path, message, from: line, to: line, misplaced: 'twice' as const }
  })
  const others = fieldMistakes.map((mistake) => {
    const [from, to] = rangeOf(yaml, mistake.path).map(lineAt) as [number, number]
    const name = String(mistake.path.at(-1))
    // Commas and colons inside braces make names of anything.
    const isName = names.has(name) || !/^\w*[a-z]\w*$/i.test(name)
    const isMisplaced = mistake.isUnknown && isName
    return { ...mistake, from, to, ...(isMisplaced && { misplaced: 'unknown' as const }) }
  })
  return { broken, data, value, lineOf, fieldMistakes: [...keys, ...others] }
}

/** Follows a path as far as the file goes. A field goes from its key to the end of its value. */
function rangeOf(yaml: Yaml.Parsed, path: PropertyKey[]): [from: number, to: number] {
  let node: unknown = yaml.contents
  let range: [number, number] = [0, yaml.contents?.range[1] ?? 0]

  for (const step of path) {
    const key = isMap(node)
      ? node.items.find((pair) => isScalar(pair.key) && String(pair.key.value) === step)?.key
      : undefined
    if (isMap(node) && !isScalar(key)) break
    node = isMap(node) || isSeq(node) ? node.get(step, true) : undefined
    const [from, to] = (node as { range?: [number, number] } | undefined)?.range ?? range
    range = [isScalar(key) ? (key.range?.[0] ?? from) : from, to]
  }
  return range
}
