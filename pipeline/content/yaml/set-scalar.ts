import { isScalar, parseDocument, stringify } from 'yaml'

/**
 * The text of a content file with another value in one field. Everything else stays as it is:
 * comments, order, line breaks.
 *
 * @throws {Error} when there is no single value at the path.
 */
export function setScalar(text: string, path: (string | number)[], value: string): string {
  const node = parseDocument(text).getIn(path, true)
  if (!isScalar(node) || !node.range) throw new Error(`There is no value at ${path.join('.')}.`)

  const [start, end] = node.range
  return text.slice(0, start) + stringify(value, { lineWidth: 0 }).trimEnd() + text.slice(end)
}
