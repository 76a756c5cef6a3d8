import { labelOf } from '../desk/form/labels.ts'
import type { Finding } from '../finding.ts'

type Field = Finding['fields'][number]

/** More lines than these of one part are given as a span. */
const MOST = 6

/**
 * Where fields are, for a terminal: each file, and in it a line for each part, like
 * `Introduction (Caption, Heading): lines 9, 11`.
 */
export function whereIn(fields: Field[]): string[] {
  return groups(fields, ({ file }) => `${file}.yaml`).flatMap(([file, inFile]) => [
    file,
    ...groups(inFile, partOf).map(([part, some]) => `  ${part}${namesOf(some)}: ${linesOf(some)}`),
  ])
}

/** The part of its file that a field is in, as the desk calls it. Items of a file's own list are in none. */
function partOf({ path }: Field): string {
  return labelOf(typeof path[0] === 'number' ? path.slice(1) : path.slice(0, 1))
}

/** What is meant of a part with several fields. */
function namesOf(fields: Field[]): string {
  const names = fields.flatMap(({ path }) => {
    const inside = path.slice(typeof path[0] === 'number' ? 2 : 1)
    const name = inside.findLast((step) => typeof step === 'string')
    return name === undefined ? [] : [labelOf([...path.slice(0, 1), name])]
  })
  return names.length > 0 ? ` (${[...new Set(names)].join(', ')})` : ''
}

function linesOf(fields: Field[]): string {
  const lines = [...new Set(fields.flatMap(({ line }) => line ?? []))]
  if (lines.length === 1) return `line ${lines[0]}`
  return lines.length > MOST ? `lines ${lines[0]}–${lines.at(-1)}` : `lines ${lines.join(', ')}`
}

/** The same in groups, in the order in which they begin. */
function groups<Item>(items: Item[], nameOf: (item: Item) => string): [name: string, Item[]][] {
  const names = [...new Set(items.map(nameOf))]
  return names.map((name) => [name, items.filter((item) => nameOf(item) === name)])
}
