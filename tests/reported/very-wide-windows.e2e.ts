import type { Page } from '@playwright/test'

import { PAGES } from '../support/pages.ts'
import { expect, test } from '../support/test.ts'

/** The most letters of a line that is read with ease. */
const LONGEST_LINE = 80

for (const width of [2560, 3840, 7680]) {
  for (const path of PAGES) {
    test(`${path} has no long lines at ${width} px`, { tag: '@all' }, async ({ page }) => {
      await page.setViewportSize({ width, height: 1440 })
      await page.goto(path)
      expect(await longLines(page)).toEqual([])
    })
  }
}

for (const width of [390, 768, 2560]) {
  test(`at ${width} px the enlarged edge of a frame is sharp`, async ({ page }) => {
    await page.setViewportSize({ width, height: 1440 })
    await page.goto('/about')
    const figure = page.getByRole('figure').filter({ hasText: 'Two notches' })
    await figure.scrollIntoViewIfNeeded()
    const photograph = figure.locator('img')
    await expect
      .poll(() => photograph.evaluate((img: HTMLImageElement) => img.currentSrc))
      .not.toBe('')
    const { file, shown } = await photograph.evaluate((img: HTMLImageElement) => ({
      file: Number(/-(\d+)-\w+\.avif$/.exec(img.currentSrc)![1]),
      shown: img.getBoundingClientRect().width,
    }))
    expect(file).toBeGreaterThanOrEqual(0.9 * shown)
  })
}

/** The beginnings of paragraphs with a line that is too long to read. */
function longLines(page: Page): Promise<string[]> {
  return page.evaluate((longest) => {
    const range = document.createRange()
    return Array.from(document.querySelectorAll<HTMLElement>('p, dd, h1, h2, h3, blockquote'))
      .filter((block) => block.checkVisibility() && lettersInLine(block) > longest)
      .map((block) => block.innerText.slice(0, 40))

    function lettersInLine(block: HTMLElement) {
      const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT)
      const lines: Record<number, number> = {}
      while (walker.nextNode()) {
        const text = walker.currentNode as Text
        for (let at = 0; at < text.length; at++) {
          range.setStart(text, at)
          range.setEnd(text, at + 1)
          const line = Math.round(range.getBoundingClientRect().bottom)
          lines[line] = (lines[line] ?? 0) + 1
        }
      }
      return Math.max(0, ...Object.values(lines))
    }
  }, LONGEST_LINE)
}
