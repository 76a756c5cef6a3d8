import type { BrowserContext, Page } from '@playwright/test'

import { axe } from '../tests/support/axe.ts'
import { layoutProblems } from '../tests/support/layout-problems.ts'

/** Widths of windows in px, from the smallest phone to a large desktop, with their heights. */
const WINDOWS = [
  [320, 640],
  [390, 844],
  [768, 1024],
  [1024, 768],
  [1440, 900],
  [1920, 1080],
] as const

/** In these two, every accessibility rule is checked as well. */
const ACCESSIBILITY = [390, 1440]

/** What is wrong with one page, in all windows. */
export async function examinePage(
  context: BrowserContext,
  site: string,
  path: string,
): Promise<string[]> {
  const page = await context.newPage()
  const found = new Map<string, number[]>()
  const add = (width: number, mistakes: string[]) => {
    for (const one of mistakes) found.set(one, [...(found.get(one) ?? []), width])
  }
  let width: number = WINDOWS[0][0]
  watchConsole(page, site, path, (message) => add(width, [message]))

  for (const [wide, height] of WINDOWS) {
    width = wide
    await page.setViewportSize({ width, height })
    await page.goto(site + path)
    await page.locator('html[data-live]').waitFor()
    add(width, await undecodable(page))
    add(width, await layoutProblems(page))
    if (ACCESSIBILITY.includes(width)) add(width, await axe(page))
  }
  await page.close()
  return [...found].map(([mistake, widths]) => `${path} (${widths.join(', ')} px): ${mistake}`)
}

function watchConsole(page: Page, site: string, path: string, add: (message: string) => void) {
  const own = (url: string) => !url || url.startsWith(site)
  page.on('console', (message) => {
    const isComplaint = ['error', 'warning'].includes(message.type())
    // The page for missing addresses logs which one is missing, and so does the browser. A slow
    // computer makes the browser complain that it has not shown yet what it fetched first.
    const isExpected = path.startsWith('/404') || message.text().includes('link preload')
    if (isComplaint && !isExpected && own(message.location().url)) add(message.text())
  })
  page.on('pageerror', ({ message }) => add(message))
}

/** Photographs on the page that do not arrive or cannot be shown. */
async function undecodable(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const pictures = await Promise.all(
      Array.from(document.images, async (image) => {
        image.loading = 'eager'
        const isWhole = await image.decode().then(
          () => image.naturalWidth > 0,
          () => false,
        )
        return isWhole ? [] : [`a photograph cannot be shown: ${image.currentSrc || image.src}`]
      }),
    )
    return pictures.flat()
  })
}
