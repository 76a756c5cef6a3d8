import type { Page } from '@playwright/test'

import { weigh } from '../tests/support/weigh.ts'

/** The limit for the first view, in bytes. All pages of the demo are below. */
const HEAVY = 800 * 1024

/** The speed of a slow mobile connection, in bytes per second. */
const SLOW = 200 * 1024

/** Advice about a page that is slow on phones, as which it is opened. */
export async function weighPage(page: Page, site: string, path: string) {
  const weighed = weigh(page, site)
  await page.goto(site + path)
  const bytes = (await weighed()).reduce((total, file) => total + file.bytes, 0)
  if (bytes <= HEAVY) return undefined

  const size = Math.round(bytes / 1024).toLocaleString('en-US')
  const message =
    `A phone loads ${size} KB before anyone scrolls: ${Math.round(bytes / SLOW)} seconds on a slow ` +
    'connection. Show fewer photographs at the top of this page.'
  return { topic: 'Weight' as const, file: path, message }
}
