import type { Page } from '@playwright/test'

import {
  elementAtMapCenter,
  mapCaption,
  drawnName,
  embeddedMap,
  MAP,
  UNREACHABLE,
} from '../support/map.ts'
import { expect, test } from '../support/test.ts'

test('[C5] the drawn map is printed in place of the embedded one', async ({ page }) => {
  await page.goto('/contact')
  await mapCaption(page).scrollIntoViewIfNeeded()
  await expect(embeddedMap(page)).toBeVisible()

  await page.emulateMedia({ media: 'print' })
  await expect(embeddedMap(page)).toBeHidden()
  await expect(drawnName(page, 'Rock Hill')).toBeVisible()
  expect(await elementAtMapCenter(page)).not.toBe('IFRAME')
})

test('[C5] names on the drawn map do not overlap or leave it', async ({ page, expectConsole }) => {
  expectConsole(/Failed to load resource/)
  await page.route(MAP, (route) => route.abort())
  await page.goto('/contact')
  await mapCaption(page).scrollIntoViewIfNeeded()
  await expect(page.getByText(UNREACHABLE)).toBeVisible()

  for (const width of [320, 390, 768, 1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    const { map, names } = await measure(page)
    expect(names.length).toBeGreaterThan(5)
    for (const [index, one] of names.entries()) {
      const which = `${one.text} at ${width} px`
      expect.soft(one.size, which).toBeGreaterThanOrEqual(13)
      expect.soft(one.left >= map.left && one.right <= map.right, which).toBe(true)
      const covered = names.slice(index + 1).filter((other) => overlap(one, other))
      expect.soft(covered, which).toEqual([])
    }
  }
})

type Box = { left: number; right: number; top: number; bottom: number }

function overlap(one: Box, other: Box): boolean {
  const across = one.left < other.right && other.left < one.right
  return across && one.top < other.bottom && other.top < one.bottom
}

/** The boxes of the drawn map and of every name on it, the ringed one with its ring. In px. */
function measure(page: Page) {
  return page.evaluate(() => {
    const svg = document.querySelector('figure svg')!
    const box = (element: Element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect()
      return { left, right, top, bottom }
    }
    const names = Array.from(svg.querySelectorAll('text'), (name) => ({
      ...box(name),
      text: name.textContent,
      size: parseFloat(getComputedStyle(name).fontSize) * name.getScreenCTM()!.a,
    }))
    const ringed = svg.nextElementSibling!
    const first = {
      ...box(ringed),
      text: ringed.textContent,
      size: parseFloat(getComputedStyle(ringed).fontSize),
    }
    return { map: box(svg), names: [first, ...names] }
  })
}
