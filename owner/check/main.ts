import { describe } from '#pipeline/model/mistake.ts'
import { buildStudio } from '#scripts/build.ts'
import { distFolder } from '#scripts/folders.mjs'
import { examineSite } from './examine-site.ts'
import { report } from './report.ts'

/** Builds the studio's site and examines it in a browser. Fails on mistakes and on facts that mislead visitors, but not on other advice. */
export async function main() {
  const built = await buildStudio()
  if (!built) return

  const examined = await examineSite(distFolder())
  const misleading = built.advice.filter(({ misleads }) => misleads).map(describe)
  const mistakes = [...misleading, ...examined]
  const advice = built.advice.filter(({ misleads }) => !misleads)
  console.log(`${report(mistakes, built.notices, advice)}\n`)
  process.exit(mistakes.length > 0 ? 1 : 0)
}
