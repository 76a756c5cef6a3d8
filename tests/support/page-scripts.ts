import type { Page } from '@playwright/test'

import { ROUTES } from '#pipeline/content/pages.ts'

import { delayRequests } from './delayed-requests.ts'

/** The script that hydrates a page. The first script, which is in the page, is another file. */
export const PAGE_SCRIPTS = new RegExp(
  String.raw`/assets/(${[...ROUTES, 'not-found'].join('|')})\.[^/]+\.js$`,
)

/** Opens a page whose scripts are delayed. `opened` settles once they have run. */
export async function openWithDelayedScripts(page: Page, path: string) {
  const { delayed, handler } = delayRequests()
  await page.route(PAGE_SCRIPTS, handler)
  const requested = page.waitForRequest(PAGE_SCRIPTS)
  const opened = page.goto(path, { waitUntil: 'domcontentloaded' })
  await requested
  return { scripts: delayed, opened }
}
