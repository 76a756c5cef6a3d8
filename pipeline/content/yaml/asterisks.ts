import { visit, type Document } from 'yaml'

/**
 * Where texts begin with an asterisk outside quotes. On the site it means emphasis, but YAML takes
 * it for the name of something written elsewhere in the file.
 */
export function unquotedAsterisks(yaml: Document.Parsed): number[] {
  const offsets: number[] = []
  visit(yaml, {
    Alias(_key, { range }) {
      offsets.push(range?.[0] ?? 0)
    },
  })
  return offsets
}
