import { readFileSync } from 'node:fs'
import path from 'node:path'

/** The lines of docs/specification.md by their ids. */
export function specLines(root: string): Map<string, string> {
  const text = readFileSync(path.join(root, 'docs/specification.md'), 'utf8')
  const rows = text.matchAll(/^\| ([A-Z]\d+) \| (.+) \|$/gm)
  return new Map(Array.from(rows, ([, id = '', line = '']) => [id, line.replaceAll(' | ', ': ')]))
}
