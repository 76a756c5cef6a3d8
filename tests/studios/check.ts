import path from 'node:path'

import { examineSite } from '../../check/examine-site.ts'
import { report } from '../../check/report.ts'
import { chosenStudios, folderOf } from './studios.ts'

/** Runs the owner’s check on the site of every studio, or of the named ones. */
export async function main(...names: string[]) {
  let failed = false
  for (const [name] of chosenStudios(names)) {
    const { mistakes, heavy } = await examineSite(path.join(folderOf(name), 'dist'))
    console.log(`\n${name}: ${report(mistakes, [], heavy).trim()}`)
    failed ||= mistakes.length > 0
  }
  process.exit(failed ? 1 : 0)
}
