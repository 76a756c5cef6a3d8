import type { Page } from 'playwright-core'

import { routes } from '#pipeline/content/pages.ts'

import { labelOf } from '../desk/form/labels.ts'
import { violationsOf } from './axe.ts'
import { layoutProblems } from './layout-problems.ts'

/** Widths of windows in px, from the smallest phone to a large desktop, with their heights. */
export const WINDOWS = [
  [320, 640],
  [390, 844],
  [768, 1024],
  [1024, 768],
  [1440, 900],
  [1920, 1080],
] as const

/** Widths at which axe runs too. */
const ACCESSIBILITY = [390, 1440]

/** Something wrong with a page of the built site. */
export type Problem = { page: string; says: string }

/** The problems of one page, in all windows. `look` is called with the width of each. */
export async function examinePage(
  page: Page,
  site: string,
  path: string,
  look: (width: number) => void,
): Promise<Problem[]> {
  const found = new Map<string, number[]>()
  const add = (width: number, mistakes: string[]) => {
    for (const one of mistakes) found.set(one, [...(found.get(one) ?? []), width])
  }
  let width: number = WINDOWS[0][0]
  watchConsole(page, site, path, (message) => add(width, [message]))

  for (const [wide, height] of WINDOWS) {
    width = wide
    look(width)
    await page.setViewportSize({ width, height })
    await page.goto(site + path)
    await page.evaluate(wake)
    await page.locator('html:is([data-live], [data-scripts-failed])').waitFor()
    add(width, await brokenPhotographs(page))
    add(width, await layoutProblems(page))
    if (!ACCESSIBILITY.includes(width)) continue
    add(
      width,
      (await violationsOf(page)).map(({ help, shown }) =>
        shown ? `“${shown}”: ${help}.` : `${help}.`,
      ),
    )
  }
  return [...found].map(([mistake, widths]) => {
    return { page: path, says: `${pageName(path)}, ${onDevices(widths)}: ${mistake}` }
  })
}

function watchConsole(page: Page, site: string, path: string, add: (message: string) => void) {
  const own = (url: string) => !url || url.startsWith(site)
  page.on('console', (message) => {
    const isProblem = ['error', 'warning'].includes(message.type())
    // The 404 page and the browser log the missing address. On a slow machine the browser warns that
    // a preload is not used yet.
    const isExpected = path.startsWith('/404') || message.text().includes('link preload')
    if (isProblem && !isExpected && own(message.location().url)) add(message.text())
  })
  page.on('pageerror', ({ message }) => add(message))
}

/** Photographs that do not load or cannot be decoded. */
async function brokenPhotographs(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const pictures = await Promise.all(
      Array.from(document.images, async (image) => {
        image.loading = 'eager'
        const isDecoded = await image.decode().then(
          () => image.naturalWidth > 0,
          () => false,
        )
        return isDecoded ? [] : [`a photograph cannot be shown: ${image.currentSrc || image.src}.`]
      }),
    )
    return pictures.flat()
  })
}

/** Runs in the page. A key hydrates and lays out what else waits for a visitor. */
export function wake() {
  document.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true }))
}

/** Kinds of devices, by the width in px from which a window is one of them. */
const DEVICES: [from: number, name: string][] = [
  [0, 'phones'],
  [600, 'tablets'],
  [1200, 'desktops'],
]

/** A page as its owner calls it. */
export function pageName(path: string): string {
  const page = Object.entries(routes).find(([, own]) => own === path)?.[0]
  return page ? labelOf([page]) : 'Missing pages'
}

/** On which devices something is so, like “on phones and tablets”. */
export function onDevices(widths: number[]): string {
  const names = widths.map((width) => DEVICES.findLast(([from]) => width >= from)![1])
  const list = new Intl.ListFormat('en-US', { type: 'conjunction' })
  return `on ${list.format([...new Set(names)])}`
}
