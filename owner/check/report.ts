import { listed, type Advice } from '#pipeline/advice/advice.ts'

import type { Finding } from '../finding.ts'
import { labelOf } from '../desk/form/labels.ts'
import type { Problem } from './examine-page.ts'

/** The report for the owner: what stops the site first, then what is worth a look, by topic. */
export function report(findings: Finding[]): string {
  const stopping = findings.filter(({ stops }) => stops)
  const others = findings.filter(({ stops }) => !stops)
  const topics = [...new Set(others.map(({ topic }) => topic))]
  return [
    verdict(stopping),
    ...stopping.map((one) => entry(one)),
    ...(others.length > 0 ? [worthALook(others.length)] : []),
    ...topics.map((topic) =>
      [topic, ...others.filter((one) => one.topic === topic).map((one) => entry(one, '  '))].join(
        '\n',
      ),
    ),
  ].join('\n\n')
}

function verdict(stopping: Finding[]): string {
  if (stopping.length === 0) return '\n✓ Every page opens as it should, on phones and on desktops.'
  const count = stopping.length
  return `\n✗ ${count === 1 ? '1 thing keeps' : `${count} things keep`} your site from going online:`
}

function worthALook(count: number): string {
  return `${count === 1 ? '1 thing is' : `${count} things are`} worth a look. Nothing here stops the site.`
}

function entry({ says, fields, scans }: Finding, indent = ''): string {
  const files = scans.length > 0 ? [`uploads: ${listed(scans)}`] : []
  return [says, ...[...files, ...whereIn(fields)].map((line) => `  ${line}`)]
    .map((line) => indent + line)
    .join('\n')
}

type Field = Finding['fields'][number]

/** More lines than these of one part are given as a span. */
const MOST = 6

/**
 * Where fields are, for a terminal: each file, and in it a line for each part, like
 * `Introduction (Caption, Heading): lines 9, 11`.
 */
function whereIn(fields: Field[]): string[] {
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

/** Stands for a scan’s name: the desk shows the photograph, and a terminal adds the name. */
const THIS = 'This photograph'

/** A problem of a built page. */
export function fromPage({ page, says }: Problem): Finding {
  return { topic: 'Pages', says, stops: true, fields: [], scans: [], page }
}

export function fromAdvice({ topic, message, misleads = false, ...about }: Advice): Finding {
  const fields = about.fields.map(({ file, path, location: { line } }) => {
    return { file, path: path as Finding['fields'][number]['path'], line }
  })
  return { topic, says: message, stops: misleads, fields, scans: about.scans }
}

/** A scan that the studio's git host would refuse. */
export function fromTooLarge({ scan, says }: { scan: string; says: string }): Finding {
  const unnamed = says.replace(scan, THIS)
  return { topic: 'Photographs', says: unnamed, stops: true, fields: [], scans: [scan] }
}

/** What a build says at its end, mostly of one of the scans: “uploads/dim.jpg is only 900 × 600 pixels.” */
export function fromNotice(says: string, scans: string[]): Finding {
  const named = scans.filter((scan) => says.startsWith(`uploads/${scan} `))
  const scan = named.toSorted((one, other) => other.length - one.length)[0]
  if (!scan) return { topic: 'The build', says, stops: false, fields: [], scans: [] }
  const unnamed = says.replace(`uploads/${scan}`, THIS)
  return { topic: 'Photographs', says: unnamed, stops: false, fields: [], scans: [scan] }
}
