import type { ConsoleMessage, Locator, Page } from '@playwright/test'

import { statesOf, type Tab, type Target } from './tab.ts'

type Role = Parameters<Page['getByRole']>[0]

/** A tab of Chromium or Firefox. */
export function playwrightTab(page: Page): Tab {
  const at = (target: Target) => find(page, target).first()
  const lines: Promise<string>[] = []
  page.on('console', (message) => lines.push(lineOf(message)))

  return {
    goto: async (path) => void (await page.goto(path)),
    look: (target) => find(page, target).evaluateAll(statesOf),
    click: (target) => at(target).click(),
    clickAt: (x, y) => page.mouse.click(x, y),
    async hover(target) {
      await at(target).hover()
      await at(target).hover({ position: { x: 5, y: 5 } })
    },
    fill: (target, words) => at(target).fill(words),
    press: (key) => page.keyboard.press(key),
    scrollTo: (target) => at(target).scrollIntoViewIfNeeded(),
    resize: (width, height) => page.setViewportSize({ width, height }),
    // In Firefox, Playwright hears of no Back or Forward where only the end of the address changes.
    back: () => page.evaluate(() => history.back()),
    forward: () => page.evaluate(() => history.forward()),
    address: () => page.evaluate(() => location.href).catch(() => page.url()),
    frame: (target) => at(target).contentFrame().locator('body').innerText(),
    logged: () => Promise.all(lines),
  }
}

function find(page: Page, { by, role, words = '', inside }: Target): Locator {
  const place = inside ? find(page, inside).first() : page.locator('html')
  if (by === 'text') return place.getByText(words, { exact: true })
  if (by === 'title') return place.getByTitle(words, { exact: true })
  return place.getByRole(role as Role, words ? { name: words, exact: true } : {})
}

/** Objects as JSON, because not every engine’s message text has them. */
async function lineOf(message: ConsoleMessage) {
  const values = message.args().map((arg) => arg.jsonValue().catch(() => String(arg)))
  const words = (await Promise.all(values)).map((value) =>
    typeof value === 'string' || value instanceof Error ? String(value) : JSON.stringify(value),
  )
  return `${message.type()}: ${words.join(' ') || message.text()}`
}
