import type { Page } from '@playwright/test'

import { layoutProblems } from '#owner/check/layout-problems.ts'
import { PAGES } from '../support/pages.ts'
import { expect } from '../support/test.ts'
import { button, condition } from './condition.ts'

const UPRIGHT = { width: 390, height: 844 }
const ASIDE = { width: 844, height: 390 }

// snapper#33
condition({
  says: 'the session in view is in view again after the phone was turned twice',
  visits: ['/portfolio'],
  async holds(page) {
    const slider = page.getByRole('slider', { name: 'Recent Sessions' })
    for (const number of [1, 12, 25]) {
      await slider.fill(`${number}`)
      const session = page.getByRole('group', { name: `${number} of 25`, exact: true })
      await expect(session).toBeInViewport()
      for (const window of [ASIDE, UPRIGHT, { width: 1280, height: 800 }, UPRIGHT]) {
        await page.setViewportSize(window)
        await slider.scrollIntoViewIfNeeded()
        await expect(session).toBeInViewport({ ratio: 0.1 })
      }
      await expect(page.getByText(`${number} of 25`, { exact: true })).toBeVisible()
    }
  },
  visitor: { viewport: UPRIGHT },
})

condition({
  says: 'in a very wide window no line is too long to read, and the enlarged edge of a frame is sharp',
  visits: PAGES,
  async holds(page, path) {
    expect(await longLines(page)).toEqual([])
    if (path !== '/about') return
    const photograph = page.getByRole('figure').filter({ hasText: 'Two notches' }).locator('img')
    await photograph.scrollIntoViewIfNeeded()
    const sharpness = () =>
      photograph.evaluate((image: HTMLImageElement) => {
        const [, width] = /-(\d+)-\w+\.avif$/.exec(image.currentSrc) ?? []
        return Number(width) / image.getBoundingClientRect().width
      })
    await expect.poll(sharpness).toBeGreaterThanOrEqual(0.9)
  },
  visitor: { viewport: { width: 2560, height: 1440 } },
})

// browser-compat-data#17408: Chromium darkens pages where the system is dark.
condition({
  says: 'a browser that darkens pages by itself leaves this one alone',
  visits: ['/', '/contact'],
  async holds(page) {
    const heading = page.getByRole('heading', { level: 2 }).filter({ visible: true }).last()
    await heading.scrollIntoViewIfNeeded()
    const before = await heading.screenshot()
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setAutoDarkModeOverride', { enabled: true })
    expect(before.equals(await heading.screenshot())).toBe(true)
  },
  visitor: { colorScheme: 'dark', contextOptions: { reducedMotion: 'reduce' } },
})

condition({
  says: 'a name of sixty letters and long names of pages fit the bar and the menu',
  visits: ['/about'],
  async holds(page) {
    const name = page.getByRole('banner').getByRole('link').first()
    for (const width of [1920, 1024, 832, 831, 640, 390, 320]) {
      await page.setViewportSize({ width, height: 844 })
      const size = await name.evaluate((link) => parseFloat(getComputedStyle(link).fontSize))
      expect.soft(size, `${width} px`).toBeGreaterThanOrEqual(14)
      if (width < 832) await button(page, 'Menu').click()
      expect.soft(await layoutProblems(page), `${width} px`).toEqual([])
      if (width < 832) await page.keyboard.press('Escape')
    }
  },
  studio: 'largest',
})

/** The most letters of a line that is read with ease. */
const LONGEST_LINE = 80

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
