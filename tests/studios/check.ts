import path from 'node:path'

import { examineSite } from '#owner/check/examine-site.ts'
import { fromPage, report } from '#owner/check/report.ts'

import { chosenStudios, folderOf, UNLIKE_DEMO } from './studios.ts'

/** Runs the owner’s check on the site of every studio unlike the demo, or of the named ones. */
export async function main(...names: string[]) {
  let failed = false
  for (const [name] of chosenStudios(names.length > 0 ? names : UNLIKE_DEMO)) {
    const findings = (await examineSite(path.join(folderOf(name), 'dist'))).map(fromPage)
    console.log(`\n${name}: ${report(findings).trim()}`)
    failed ||= findings.length > 0
  }
  process.exit(failed ? 1 : 0)
}
