import { isMap, isScalar, isSeq, LineCounter, parseDocument, visit } from 'yaml'
import type { Document as Yaml, YAMLParseError } from 'yaml'

import type { Mistake } from '../../model/mistake.ts'
import { fieldPath } from '../messages/field-path.ts'
import { wrongKeys } from './wrong-keys.ts'

/** A content file as it was read: what it holds, and the line of each field. */
export type Document = {
  /** From the project's root, like `content/home.yaml`. */
  file: string
  /** What the file holds, or nothing where it cannot be read as YAML. */
  data?: unknown
  /** The line of a field, or of what is around it where the field is not there. From 1. */
  lineOf: (path: PropertyKey[]) => number
  mistakes: Mistake[]
}

/** Parses the text of a content file. What is wrong with it as YAML is in its mistakes. */
export function parseYaml(file: string, text: string): Document {
  const lines = new LineCounter()
  // Keys are looked at below, where their path is known.
  const yaml = parseDocument(text, { lineCounter: lines, prettyErrors: false, uniqueKeys: false })
  const lineAt = (offset: number) => lines.linePos(offset).line
  const lineOf = (path: PropertyKey[]) => lineAt(offsetOf(yaml, path))

  // One slip often makes the rest of the file unreadable, so only the first one is reported.
  const [error] = yaml.errors
  const asterisks = unquotedAsterisks(yaml)
  const [asterisk = Infinity] = asterisks
  if (asterisk <= (error?.pos[0] ?? text.length)) {
    const mistakes = asterisks.map((at) => ({ file, line: lineAt(at), message: UNQUOTED }))
    return { file, lineOf, mistakes }
  }
  if (error) {
    const line = lineAt(error.pos[0])
    return { file, lineOf, mistakes: [{ file, line, message: inPlainWords(error) }] }
  }

  const keys = wrongKeys(yaml.contents).map(({ path, offset, message }) => ({
    file,
    line: lineAt(offset),
    field: fieldPath(path),
    message,
  }))
  return { file, data: yaml.toJS(), lineOf, mistakes: keys }
}

/**
 * Where texts begin with an asterisk outside quotes. On the site it means emphasis, but YAML takes it
 * for the name of something written elsewhere in the file.
 */
function unquotedAsterisks(yaml: Yaml.Parsed): number[] {
  const offsets: number[] = []
  visit(yaml, { Alias: (_key, { range }) => void offsets.push(range?.[0] ?? 0) })
  return offsets
}

const UNQUOTED = "A text that begins with * must stand in quotes, like '*One*'."

/** Follows a path as far as the file goes. The place of a field is that of its key. */
function offsetOf(yaml: Yaml.Parsed, path: PropertyKey[]): number {
  let node: unknown = yaml.contents
  let offset = 0

  for (const step of path) {
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === step)
      if (!isScalar(pair?.key)) break
      offset = pair.key.range?.[0] ?? offset
      node = pair.value
    } else if (isSeq(node)) {
      node = node.items[Number(step)]
      offset = (node as { range?: [number] } | undefined)?.range?.[0] ?? offset
    }
  }
  return offset
}

function inPlainWords({ code, message }: YAMLParseError): string {
  switch (code) {
    case 'TAB_AS_INDENT':
      return 'This line begins with a tab. Indent it with spaces.'
    case 'BLOCK_AS_IMPLICIT_KEY':
    case 'BLOCK_IN_FLOW':
      return 'There is a second colon in this line. Put the text after the first one in quotes.'
    case 'MISSING_CHAR':
      return `Something that was opened is not closed: a quote or a bracket. (${message})`
    case 'BAD_INDENT':
    case 'MULTILINE_IMPLICIT_KEY':
      return `Look at the spaces before this line and for a colon after its name. (${message})`
    default:
      return `This cannot be read as YAML. Look at this line and the one above it. (${message})`
  }
}
