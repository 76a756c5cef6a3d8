import { advise } from '../pipeline/advice/advise.ts'
import { main as build } from '../scripts/build.ts'
import { distFolder } from '../scripts/dist-folder.ts'
import { studioFolder } from '../scripts/studio-folder.mjs'
import { examineSite } from './examine-site.ts'
import { report } from './report.ts'

/**
 * Builds the studio's site and looks it over in a browser, as its owner would before it goes online.
 * Fails when something is wrong; advice stops nothing.
 */
export async function main() {
  await build()
  if (process.exitCode) return

  const { mistakes, heavy } = await examineSite(distFolder())
  const today = new Date()
  const advice = await advise({ root: process.cwd(), studio: studioFolder(), today })
  console.log(`${report(mistakes, [...advice, ...heavy])}\n`)
  process.exit(mistakes.length > 0 ? 1 : 0)
}
