import { readFileSync } from 'node:fs'
import path from 'node:path'

/** What the site must do, by id: the lines of docs/specification.md. */
export function specLines(root: string): Map<string, string> {
  const text = readFileSync(path.join(root, 'docs/specification.md'), 'utf8')
  const rows = text.matchAll(/^\| ([A-Z]\d+) \| (.+) \|$/gm)
  return new Map(Array.from(rows, ([, id = '', line = '']) => [id, line.replaceAll(' | ', ': ')]))
}
