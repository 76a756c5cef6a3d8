import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { askAll } from './ask.ts'
import { addChallenge, readBuiltSite } from './built-site.ts'
import { missingObservatory } from './observatory.ts'
import { document, failures, type Results } from './report.ts'
import { apache } from './servers/apache.ts'
import { caddy } from './servers/caddy.ts'
import { cloudflare } from './servers/cloudflare.ts'
import { firebase } from './servers/firebase.ts'
import { netlify } from './servers/netlify.ts'
import { nginx } from './servers/nginx.ts'
import { preview } from './servers/preview.ts'

const SERVERS = [preview, nginx, caddy, apache, cloudflare, firebase, netlify]
const DOCUMENT = 'docs/hosts.md'
const REPORT = 'test-results/hosts.json'

/**
 * Puts every question to every server, and fails on an answer that is neither right nor a known
 * exception.
 *
 * @param args names of servers, to ask only those; `--write` writes docs/hosts.md.
 */
export async function main(...args: string[]) {
  const names = args.filter((arg) => !arg.startsWith('--'))
  const chosen = SERVERS.filter(({ name }) => names.length === 0 || names.includes(name))
  const servers = chosen.filter((server) => !server.missing())
  const site = await readBuiltSite(path.resolve(process.env.DIST ?? 'dist'))
  addChallenge(site.root)

  for (const { name, missing } of chosen) {
    if (missing()) console.log(`${name} skipped, needs ${missing()}`)
  }
  if (missingObservatory()) console.log(`Observatory skipped, needs ${missingObservatory()}`)

  const results: Results = new Map()
  const counts = { passed: 0, failed: 0, skipped: 0 }
  for (const server of servers) {
    const problems = await askAll(server, site)
    results.set(server.name, problems)
    const right = [...problems.values()].filter((one) => one.length === 0).length
    console.log(`${server.name}: ${right} of ${problems.size} right, ${server.program()}`)
    counts.passed += right
    counts.skipped = problems.size * (chosen.length - servers.length)
  }

  const found = failures(results)
  const programs = servers.map((server) => `${server.name}: ${server.program()}`)
  const text = document(results, programs)
  const isComplete = servers.length === SERVERS.length && !missingObservatory()
  if (args.includes('--write')) writeFileSync(DOCUMENT, text)
  else if (isComplete && withoutVersions(text) !== withoutVersions(readFileSync(DOCUMENT, 'utf8')))
    found.push(`${DOCUMENT} is outdated. Write it: npm run test:hosts -- --write`)

  for (const failure of found) console.error(`\n✗ ${failure}`)
  counts.failed = found.length
  mkdirSync(path.dirname(REPORT), { recursive: true })
  writeFileSync(REPORT, JSON.stringify(counts))
  process.exit(found.length > 0 ? 1 : 0)
}

function withoutVersions(text: string): string {
  return text.replace(/^- .*\n/gm, '')
}
