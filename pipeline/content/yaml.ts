import {
  isAlias,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  visit,
  type Document as Yaml,
} from 'yaml'
import type { z } from 'zod'

import type { FileLocation, Mistake } from '../model/mistake.ts'
import { validate, fieldPath } from './messages.ts'
import { walkFields, type Field } from './walk-fields.ts'

/** A content file as it was read: its data, and the line of each field. */
export type ContentDocument = {
  /** The content of the file. Undefined if it cannot be read as YAML. */
  data?: unknown
  /** The validated content. Undefined if it has a mistake. */
  value?: unknown
  /** Every field that the file has and its schema knows, in the order of the schema. */
  fields: Field[]
  /** The location of a field. For a missing field, the location of the part around it. */
  locate: (path: PropertyKey[]) => FileLocation
  mistakes: Mistake[]
}

/** A place that is no YAML, or uses more of YAML than content does. The offset is in characters. */
type Broken = { offset: number; message: string }

/** With more broken lines than this, most follow from the first. */
const MOST = 3

const IN_QUOTES = 'put all of the text in quotes, like \'{studio} & friends\' or "It’s June’s".'
const NEEDS_QUOTES = "What begins with # is a comment. Put all of it in quotes, like '#7cc7ff'."
const BAD_SIGN = `A text cannot have this sign here: ${IN_QUOTES}`

/** Sentences for owners about the parser's errors, by their code and message. The first that fits counts. */
const SENTENCES: [error: RegExp, message: string][] = [
  [
    /Missing closing/,
    'A quote opens in this line and is not closed. Write it at the end of the text too, or remove it.',
  ],
  [/TAB_AS_INDENT/, 'This line begins with a tab. Indent it with spaces.'],
  [
    /DUPLICATE_KEY/,
    'This is written twice. Keep one of the two, or begin a new entry of the list with a hyphen.',
  ],
  [
    /MULTILINE_IMPLICIT_KEY|Implicit map keys/,
    'This line needs a name, a colon and a space, like “caption: One”. A comment begins with #.',
  ],
  [
    /Nested mappings/,
    'There is a second colon in this text, or the next line is indented too far. Put a text with a colon in quotes.',
  ],
  [
    /[Ff]low/,
    'Braces or commas do not fit here. Fields in one line are written like { x: 0.5, y: 0.4 }.',
  ],
  [
    /BAD_INDENT|All .* items must start/,
    'Fields that belong together begin with the same number of spaces, and list entries with a hyphen. Compare this line with its neighbors.',
  ],
  [/./, BAD_SIGN],
]

/** Reads the text of a content file. Fields are only checked in a file without a broken line. */
export function readDocument(file: string, written: string, schema: z.ZodType): ContentDocument {
  const lines = new LineCounter()
  const yaml = parseDocument(written.replace(/^\uFEFF/, ''), {
    lineCounter: lines,
    prettyErrors: false,
  })
  const locate = (path: PropertyKey[]) => {
    return { file, line: lines.linePos(offsetOf(yaml, path)).line, field: fieldPath(path), path }
  }

  const found = [...brokenLines(yaml), ...references(yaml)].map(({ offset, message }) => {
    return { file, line: lines.linePos(offset).line, message }
  })
  const broken = apart(found).slice(0, MOST)
  const last = broken.at(-1)
  if (last) {
    last.message += ' The rest of this file is checked after that.'
    return { fields: [], locate, mistakes: broken }
  }

  // A file of comments has no fields.
  const data: unknown = yaml.toJS() ?? {}
  const { value, fieldMistakes } = validate(schema, data)
  const mistakes = fieldMistakes.map(({ path, message }) => ({
    ...locate(path),
    message: isBehindSign(yaml.getIn(path, true)) ? NEEDS_QUOTES : message,
  }))
  return { data, value, fields: walkFields(schema, data), locate, mistakes }
}

/** The places that the parser refuses, or warns of. */
function brokenLines({ errors, warnings, contents }: Yaml.Parsed): Broken[] {
  return [...errors, ...warnings].map(({ code, message, pos: [offset] }) => {
    const [, sentence] = SENTENCES.find(([error]) => error.test(`${code} ${message}`))!
    const isOpen = message.startsWith('Missing closing')
    return { offset: isOpen ? lastQuoteBefore(offset, contents) : offset, message: sentence }
  })
}

/** Anchors and aliases. Content uses none, so whoever writes their signs means text. */
function references(yaml: Yaml.Parsed): Broken[] {
  const found: Broken[] = []
  visit(yaml, {
    Node(_, node) {
      if (isAlias(node) || node.anchor) found.push({ offset: node.range![0], message: BAD_SIGN })
    },
  })
  return found
}

/** Whether all that is written in a field was taken for a comment. */
function isBehindSign(node: unknown): boolean {
  return isScalar(node) && node.value === null && /^\S/.test(node.comment ?? '')
}

/** The beginning of the quoted text at whose end an error is. */
function lastQuoteBefore(offset: number, contents: Yaml.Parsed['contents']): number {
  let last = offset
  visit(contents, {
    Scalar(_, { type, range }) {
      if (type?.startsWith('QUOTE') && range && range[0] < offset) last = range[0]
    },
  })
  return last
}

/** The findings without those right below another, which follow from it. */
function apart<Found extends { line: number }>(found: Found[]): Found[] {
  const sorted = found.toSorted((one, other) => one.line - other.line)
  return sorted.filter(({ line }, index) => index === 0 || line > sorted[index - 1]!.line + 1)
}

/** The offset of a field's key. For a missing field, the offset of the part around it. */
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
