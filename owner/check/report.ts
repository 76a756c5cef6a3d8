import { listed } from '#pipeline/advice/advice.ts'

import type { Finding } from '../finding.ts'
import { whereIn } from './where.ts'

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
