import { listed, type Advice } from '#pipeline/advice/advice.ts'

import type { Finding } from '../finding.ts'
import type { Problem } from './examine-page.ts'

/** The report for the owner: what stops the site first, then what is worth a look, by topic. */
export function report(findings: Finding[]): string {
  const stopping = findings.filter(({ stops }) => stops)
  const others = findings.filter(({ stops }) => !stops)
  return [
    verdict(stopping),
    ...stopping.map((one) => entry(one)),
    ...(others.length > 0 ? [worthALook(others.length)] : []),
    ...groups(others, ({ topic }) => topic).map(([topic, some]) =>
      [topic, ...some.map((one) => entry(one, '  '))].join('\n'),
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

/** Of more lines than these, the number of the others is said. */
const MOST = 12

/** Where fields are, for a terminal: `about.yaml: lines 9, 11`. */
function whereIn(fields: Finding['fields']): string[] {
  return groups(fields, ({ file }) => `${file}.yaml`).map(([file, some]) => {
    const lines = [...new Set(some.flatMap(({ line }) => (line ? String(line) : [])))]
    return `${file}: ${lines.length === 1 ? 'line' : 'lines'} ${listed(lines, MOST)}`
  })
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

/** What the build advises. It stops a publish where it would mislead visitors. */
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
