import type { Browser } from '@playwright/test'

import type { Advice } from '../pipeline/advice/advice.ts'
import { answerOtherSites } from '../tests/support/other-sites.ts'
import { weigh } from '../tests/support/weigh.ts'

/** A phone whose screen needs the largest prints. */
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true }

/** The limit for the first view, in bytes. All pages of the demo are below. */
const HEAVY = 800 * 1024

/** The speed of a slow mobile connection, in bytes per second. */
const SLOW = 200 * 1024

/** Advice about pages that are slow on phones. */
export async function weighPages(
  browser: Browser,
  site: string,
  paths: string[],
): Promise<Advice[]> {
  const context = await browser.newContext({ ...PHONE, reducedMotion: 'reduce' })
  await answerOtherSites({ context, baseURL: site }, async () => {})
  const found: Advice[] = []
  for (const path of paths) {
    const page = await context.newPage()
    const weighed = weigh(page, site)
    await page.goto(site + path)
    const bytes = (await weighed()).reduce((total, file) => total + file.bytes, 0)
    if (bytes > HEAVY) found.push({ topic: 'Weight', file: path, message: heavy(bytes) })
    await page.close()
  }
  await context.close()
  return found
}

function heavy(bytes: number): string {
  const size = Math.round(bytes / 1024).toLocaleString('en-US')
  return (
    `A phone loads ${size} KB before anyone scrolls: ${Math.round(bytes / SLOW)} seconds on a slow ` +
    'connection. Show fewer photographs at the top of this page.'
  )
}
