import type { Page } from '@playwright/test'

import { layoutProblems } from '#owner/check/layout-problems.ts'
import { PAGE_SCRIPTS, PAGES } from '../support/pages.ts'
import { expect } from '../support/test.ts'
import { condition, lose, PHONE } from './condition.ts'

/** What stylesheets may use that browsers learned after 2022, by the names that those do not know. */
const LATER = [
  /:has\(/g,
  /:dir\(/g,
  /:(?:user-invalid|popover-open)/g,
  /::details-content/g,
  /\d of (?=[:.[])/g,
  /@(?:container|starting-style|view-transition)/g,
  /\((?:scripting:|(?:width|height) ?[<>])/g,
  /color-mix\(/g,
  /\d(?:cqi|cqb)\b/g,
  /\bsubgrid\b/g,
  /(?<![-\w])(?:mask|backdrop-filter|content-visibility|text-wrap|view-transition-name|animation-timeline)(?=[-:])/g,
  /(?<=content:"[^"]*")\/(?="")/g,
]

/** Makes Chromium read stylesheets as a browser of 2022 does. */
async function unlearn(page: Page) {
  await page.route(/\.css$/, async (route) => {
    const response = await route.fetch()
    const styles = await response.text()
    const body = LATER.reduce((text, name) => text.replace(name, unknown), styles)
    await route.fulfill({ response, body })
  })
  await lose(PAGE_SCRIPTS)(page)
}

/** `:later-has(` for `:has(`. */
const unknown = (name: string) => name.replace(/^\W*/, '$&later-')

condition({
  says: 'in a browser of 2022, text and photographs can be seen, and marks are no boxes',
  does: unlearn,
  visits: [...PAGES, '/nope'],
  async holds(page) {
    expect(await nested(page)).toEqual([])
    expect(await layoutProblems(page)).toEqual([])
    // They have their color then, but not their shape.
    const marks = page.locator('[data-wax]')
    const boxes = (all: Element[]) =>
      all.filter((mark) => getComputedStyle(mark).maskImage === 'none').length
    expect(await marks.evaluateAll(boxes)).toBe(0)
    const photographs = page.getByRole('main').locator('picture img').filter({ visible: true })
    for (const photograph of await photographs.all()) {
      await photograph.scrollIntoViewIfNeeded()
      await expect(photograph).toHaveJSProperty('complete', true)
      const { width = 0, height = 0 } = (await photograph.boundingBox()) ?? {}
      expect(Math.min(width, height)).toBeGreaterThan(40)
    }
  },
  visitor: PHONE,
  opened: 'load',
})

/** Rules inside other rules, which such browsers drop. */
function nested(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const inside = (rules: CSSRuleList): string[] =>
      Array.from(rules).flatMap((rule) => {
        if (!('cssRules' in rule)) return []
        const { cssRules, selectorText } = rule as CSSStyleRule
        return selectorText && cssRules.length > 0 ? [selectorText] : inside(cssRules)
      })
    return Array.from(document.styleSheets).flatMap(({ cssRules }) => inside(cssRules))
  })
}
