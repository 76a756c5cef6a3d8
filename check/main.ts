import { buildStudio } from '../scripts/build.ts'
import { distFolder } from '../scripts/folders.mjs'
import { examineSite } from './examine-site.ts'
import { report } from './report.ts'

/** Builds the studio's site and examines it in a browser. Fails on mistakes, but not on advice. */
export async function main() {
  const built = await buildStudio()
  if (!built) return

  const { mistakes, heavy } = await examineSite(distFolder())
  console.log(`${report(mistakes, built.notices, [...built.advice, ...heavy])}\n`)
  process.exit(mistakes.length > 0 ? 1 : 0)
}
