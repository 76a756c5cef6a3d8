import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { isOutdated, writeDocument } from './document.ts'
import { exceptions } from './exceptions.ts'
import { missingObservatory } from './observatory.ts'
import { builtSite, withChallenge } from './site.ts'
import { examine, questions, servers } from './suite.ts'
import { complaints, table, type Results } from './table.ts'

const REPORT = 'test-results/hosts.json'

const asked = Object.values(questions).flat().length

/**
 * Asks every server that is there, and tells of each whether an answer is other than it was. With
 * `--write` the table goes to docs/hosts.md; names of servers leave out the others.
 */
export async function main(...words: string[]) {
  const names = words.filter((word) => !word.startsWith('--'))
  const chosen = servers.filter(({ name }) => names.length === 0 || names.includes(name))
  const missing = chosen.filter((server) => server.missing())
  const present = chosen.filter((server) => !server.missing())
  const results: Results = new Map()
  const site = await builtSite(path.resolve(process.env.DIST ?? 'dist'))

  const takeAway = withChallenge(site.root)
  process.on('exit', takeAway)
  for (const server of present) {
    const findings = await examine(server, site)
    results.set(server.name, findings)
    const unable = [...findings.values()].filter((found) => found.length > 0).length
    console.log(`${server.name.padEnd(12)}${asked - unable} of ${asked}, ${server.program()}`)
  }
  for (const server of missing) {
    console.log(`${server.name.padEnd(12)}left out, for want of ${server.missing()}`)
  }

  const noJudge = missingObservatory()
  if (noJudge) console.log(`Observatory left out, for want of ${noJudge}`)

  const wrong = complaints(results)
  if (words.includes('--write')) {
    writeDocument(
      table(results),
      present.map((server) => ({ name: server.name, program: server.program() })),
    )
  } else if (present.length === servers.length && !noJudge && isOutdated(table(results))) {
    wrong.push('docs/hosts.md says otherwise. Write it anew: npm run test:hosts -- --write')
  }

  for (const one of wrong) console.error(`\n✗ ${one}`)
  report(results, wrong.length, missing.length * asked)
  process.exit(wrong.length > 0 ? 1 : 0)
}

function report(results: Results, failed: number, skipped: number) {
  const excused = [...results.keys()].reduce(
    (sum, name) => sum + Object.keys(exceptions[name] ?? {}).length,
    0,
  )
  const passed = results.size * asked - excused - failed
  mkdirSync(path.dirname(REPORT), { recursive: true })
  writeFileSync(REPORT, JSON.stringify({ passed, failed, skipped }))
}
