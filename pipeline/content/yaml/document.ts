import { isMap, isScalar, isSeq, LineCounter, parseDocument } from 'yaml'
import type { Document as Yaml } from 'yaml'
import type { z } from 'zod'

import type { FileLocation, Mistake } from '../../model/mistake.ts'
import { validate } from '../messages/explain.ts'
import { fieldPath } from '../messages/field-path.ts'
import { absentAt, walkFields } from '../walk-fields.ts'
import { brokenLines, type Finding } from './broken-lines.ts'
import { cutNames } from './cut-names.ts'
import { misread } from './misread.ts'

/** A content file as it was read: what it holds, and the line of each field. */
export type ContentDocument = {
  /** What the file holds, or nothing where it cannot be read as YAML. */
  data?: unknown
  /** The same after validation, where nothing is wrong with it. */
  value?: unknown
  /** Where a field is, or what is around it where the field is not there. */
  locate: (path: PropertyKey[]) => FileLocation
  mistakes: Mistake[]
  /** What may be no mistake. */
  advice: Mistake[]
}

/** With more broken lines than this, most follow from the first. */
const MOST = 3

/** Reads the text of a content file. Fields are only checked in a file without a broken line. */
export function readDocument(file: string, written: string, schema: z.ZodType): ContentDocument {
  const text = written.replace(/^\uFEFF/, '')
  const lines = new LineCounter()
  const yaml = parseDocument(text, { lineCounter: lines, prettyErrors: false })
  const at = ({ offset, message }: Finding) => ({ file, line: lines.linePos(offset).line, message })
  const locate = (path: PropertyKey[]) => {
    return { file, line: lines.linePos(offsetOf(yaml, path)).line, field: fieldPath(path) }
  }

  const located = ({ path, message }: { path: PropertyKey[]; message: string }) => {
    return { ...locate(path), message }
  }

  const { wrong, doubtful } = misread(yaml, text)
  const broken = apart([...wrong, ...brokenLines(yaml)].map(at)).slice(0, MOST)
  const data: unknown = broken.length === 0 ? yaml.toJS() : undefined
  // Half a name would be missing on every page that writes all of it.
  const unreadable = [...broken, ...cutNames(schema, data, yaml).map(located)]
  const last = unreadable.at(-1)
  if (last) {
    last.message += ' The rest of this file is checked after that.'
    return { locate, mistakes: unreadable, advice: [] }
  }

  const { value, fieldMistakes } = validate(schema, data)
  const held = swallowed(schema, data)
  return {
    data,
    value,
    locate,
    // A field that a text has swallowed may be what is missing.
    mistakes: fieldMistakes.length > 0 ? [...fieldMistakes, ...held].map(located) : [],
    advice: [...doubtful.map(at), ...held.map(located)],
  }
}

/** Without what is next to something above it, and follows from it. */
function apart<Found extends { line: number }>(found: Found[]): Found[] {
  const sorted = found.toSorted((one, other) => one.line - other.line)
  return sorted.filter(({ line }, index) => index === 0 || line > sorted[index - 1]!.line + 1)
}

/** Texts that hold `name: …`, where a field of that name is missing beside them. */
function swallowed(schema: z.ZodType, data: unknown) {
  return walkFields(schema, data).flatMap(({ path, value }) => {
    const around = path.slice(0, -1)
    const name = absentAt(schema, around, data).find((one) =>
      new RegExp(`\\b${one}:(\\s|$)`).test(String(value)),
    )
    const message = `This text holds "${name}:". If that is a field, begin it as far left as "${String(path.at(-1))}".`
    return name ? [{ path, message }] : []
  })
}

/** Where the key of a field begins, or what is around it where it is not there. */
function offsetOf(yaml: Yaml.Parsed, path: PropertyKey[]): number {
  let node: unknown = yaml.contents
  let offset = 0
  for (const step of path) {
    const pair = isMap(node)
      ? node.items.find(({ key }) => isScalar(key) && String(key.value) === step)
      : undefined
    node = pair ? pair.value : isSeq(node) ? node.get(step, true) : undefined
    const start = (pair?.key ?? node) as { range?: [number] } | undefined
    if (!start?.range) break
    offset = start.range[0]
  }
  return offset
}
