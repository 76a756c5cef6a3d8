import path from 'node:path'

import { markUnfinished } from '@studio/hosts/finish'

import { showProgress } from '#pipeline/model/progress.ts'
import { PRINTING } from '#pipeline/plugin.ts'

import { buildPages, photographsAndNotices } from './build.ts'
import { distFolder } from './folders.mjs'
import { checkPort } from './port.ts'
import { serveSite } from './preview.ts'

/**
 * Builds the pages and serves them while the photographs are printed. Photographs that a browser asks for come first.
 *
 * The pages are in a folder of their own, and prints go to the cache alone. So a site that still waits for its
 * photographs is never published.
 */
export async function main() {
  await checkPort()
  const dist = path.join(distFolder(), 'started')
  const pages = await buildPages(dist)
  if (!pages) return

  const where = await serveSite(dist, pages.print)
  await markUnfinished(dist)
  const progress = showProgress(PRINTING, console.log)
  const printed = await pages.printAll((made, missing, share) => {
    if (made === 0) console.log(`${where}\nIts photographs are printed while you look at it.`)
    progress(made, missing, share)
  })
  if (!printed) process.exit()
  console.log(`\n${photographsAndNotices(printed)}\n\n${where}`)
}
