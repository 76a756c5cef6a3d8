import { writeFile } from 'node:fs/promises'
import path from 'node:path'

import { listFiles } from '#pipeline/originals/find-scan.ts'
import { buildStudio } from '#scripts/build.ts'
import { distFolder, studioFolder } from '#scripts/folders.mjs'

import { tooLargeScans } from '../desk/online/file-limit.ts'
import { examineSite } from './examine-site.ts'
import { fromAdvice, fromNotice, fromPage, fromTooLarge, report } from './report.ts'

/**
 * Builds the studio's site and examines it in a browser. Fails on mistakes and on facts that mislead
 * visitors, but not on other advice. `FINDINGS` names a file for the desk, which leads to the places.
 */
export async function main() {
  const built = await buildStudio()
  if (!built) return
  const scans = await listFiles(path.join(studioFolder(), 'uploads'))

  const findings = [
    ...(await tooLargeScans(studioFolder())).map(fromTooLarge),
    ...built.advice.map(fromAdvice),
    ...(await examineSite(distFolder(), console.log)).map(fromPage),
    ...built.notices.map((says) => fromNotice(says, scans)),
  ]
  if (process.env.FINDINGS) await writeFile(process.env.FINDINGS, JSON.stringify(findings))
  console.log(`${report(findings)}\n`)
  process.exit(findings.some(({ stops }) => stops) ? 1 : 0)
}
