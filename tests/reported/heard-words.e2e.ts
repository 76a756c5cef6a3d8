import type { Page } from '@playwright/test'

import { openLostCalendar } from '../support/calendar.ts'
import { PAGES } from '../support/pages.ts'
import { expect, test } from '../support/test.ts'

for (const path of PAGES) {
  for (const width of [390, 1440]) {
    test(`${path}, ${width} px wide, has no two words that are read as one`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(path)
      expect(await gluedWords(page)).toEqual([])
    })
  }

  test(`${path} has no heading or term that Firefox reads in pieces`, async ({ page }) => {
    await page.goto(path)
    const pieces = await page.getByRole('main').evaluate((main) =>
      Array.from(main.querySelectorAll(':is(h1, h2, h3, dt, dd) span'))
        // Firefox makes an object of every block, an inline one too.
        .filter((part) => !['inline', 'contents'].includes(getComputedStyle(part).display))
        .filter((part) => !part.closest('[role=none], [aria-hidden=true]'))
        .map((part) => part.textContent),
    )
    expect(pieces).toEqual([])
  })
}

test('the lost calendar has no two words that are read as one', async ({ page, expectConsole }) => {
  expectConsole(/Failed to load resource/)
  await openLostCalendar(page)
  expect(await gluedWords(page)).toEqual([])
})

test('[L3] the menu button keeps its name, and only its state changes', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  const menu = page.getByRole('button', { name: 'Menu', exact: true })
  await expect(menu).toHaveAttribute('aria-expanded', 'false')
  await menu.click()
  await expect(menu).toHaveAttribute('aria-expanded', 'true')
  await expect(menu).toHaveText('Menu')

  // Focus comes to it when the menu has gone, or Chromium tells nobody.
  await page.getByRole('banner').getByRole('link', { name: 'About' }).focus()
  await menu.evaluate((button) =>
    button.addEventListener('focus', () => {
      button.dataset.focusedWhile = button.getAttribute('aria-expanded')!
    }),
  )
  await page.keyboard.press('Escape')
  await expect(menu).toBeFocused()
  await expect(menu).toHaveAttribute('data-focused-while', 'false')
})

test('[N1] the words of the 404 page are its heading', async ({ page, expectConsole }) => {
  expectConsole(/404/)
  await page.goto('/nowhere')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found')
})

test('a page has one banner, and nothing in it is called header besides', async ({ page }) => {
  await page.goto('/portfolio')
  await expect(page.getByRole('main').locator('header')).toHaveCount(0)
})

type Node = {
  nodeId: string
  ignored: boolean
  role?: { value: string }
  name?: { value: string }
  childIds?: string[]
}

/** Neighboring texts of one object in Chromium's tree, which a screen reader joins as they are. */
async function gluedWords(page: Page) {
  const session = await page.context().newCDPSession(page)
  const { nodes } = (await session.send('Accessibility.getFullAXTree')) as { nodes: Node[] }
  const byId = new Map(nodes.map((node) => [node.nodeId, node]))
  const childrenOf = (node: Node): Node[] =>
    (node.childIds ?? [])
      .flatMap((id) => byId.get(id) ?? [])
      .flatMap((child) => (child.ignored ? childrenOf(child) : [child]))

  return (
    nodes
      .filter(({ ignored, role }) => !ignored && role?.value !== 'link' && role?.value !== 'button')
      .flatMap((node) => childrenOf(node).map((child, at, all) => [child, all[at + 1]] as const))
      .filter((pair) => pair.every((one) => one?.role?.value === 'StaticText'))
      .map(([one, next]) => [one.name?.value ?? '', next?.name?.value ?? ''] as const)
      .filter(([one, next]) => !/\s$/.test(one) && !/^\s/.test(next))
      // “$80”
      .filter(([one]) => !/^\p{Sc}$/u.test(one))
      // Marks of a quotation, which the stylesheet writes in the page's language.
      .filter(([one, next]) => !/^\p{Pi}$/u.test(one) && !/^\p{Pf}$/u.test(next))
  )
}

test('the space between the lines of a heading moves neither of them', async ({ page }) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/about')
    const starts = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
      const lines = new Map<number, number>()
      for (const phrase of heading.querySelectorAll(':scope > [role=none]')) {
        for (const { top, left } of phrase.getClientRects()) {
          lines.set(top, Math.min(left, lines.get(top) ?? Infinity))
        }
      }
      return [...lines.values()].map(Math.round)
    })
    expect(starts.length).toBeGreaterThan(1)
    expect(new Set(starts).size, `${width} px: ${starts.join(', ')}`).toBe(1)
  }
})
