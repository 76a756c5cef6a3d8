import type { Page } from '@playwright/test'

import { gotoWithFrozenClock } from './support/frozen-clock.ts'
import { focusByKeyboard } from './support/keyboard.ts'
import { centerOf } from './support/geometry.ts'
import { expect, test } from './support/test.ts'

const tooltip = (page: Page) => page.getByRole('tooltip')
const button = (page: Page, name: string) => page.getByRole('button', { name })

test('[K2] a tip opens after 700 ms, the next at once within 300 ms', async ({ page }) => {
  await gotoWithFrozenClock(page, '/')
  await button(page, 'Next photograph').hover()
  await page.clock.runFor(699)
  await expect(tooltip(page)).toHaveCount(0)
  await page.clock.runFor(1)
  await expect(tooltip(page)).toHaveText('Next photograph')

  await button(page, 'Photograph 4 of 5').hover()
  await expect(tooltip(page)).toHaveCount(0)
  await page.clock.runFor(300)
  await button(page, 'Previous photograph').hover()
  await expect(tooltip(page)).toHaveText('Previous photograph')

  await button(page, 'Photograph 4 of 5').hover()
  await page.clock.runFor(301)
  await button(page, 'Next photograph').hover()
  await page.clock.runFor(699)
  await expect(tooltip(page)).toHaveCount(0)
  await page.clock.runFor(1)
  await expect(tooltip(page)).toHaveText('Next photograph')
})

test('Escape or scrolling closes a tip until the next hover', async ({ page }) => {
  await gotoWithFrozenClock(page, '/about')
  const tag = button(page, 'Ilford HP5 Plus')

  async function open() {
    await page.getByRole('heading', { level: 1 }).hover()
    await tag.hover()
    await page.clock.runFor(800)
    await expect(tooltip(page)).toBeVisible()
  }

  await open()
  await page.mouse.move(...(await centerOf(tooltip(page))), { steps: 8 })
  await page.clock.runFor(5_000)
  await expect(tooltip(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(tooltip(page)).toHaveCount(0)

  await open()
  await page.keyboard.press('Escape')
  const [x, y] = await centerOf(tag)
  await page.mouse.move(x + 5, y + 2)
  await page.clock.runFor(5_000)
  await expect(tooltip(page)).toHaveCount(0)

  await open()
  await page.mouse.wheel(0, 20)
  await expect(tooltip(page)).toHaveCount(0)
})

test('keyboard focus opens a tip, which may describe its control', async ({ page }) => {
  await page.goto('/')
  const next = button(page, 'Next photograph')
  await focusByKeyboard(next)
  await expect(tooltip(page)).toHaveText('Next photograph')
  await expect(next).toHaveAccessibleDescription('')
  await page.keyboard.press('Enter')
  await expect(tooltip(page)).toHaveCount(0)

  await page.keyboard.press('Tab')
  const tag = button(page, 'Ektar 100').last()
  await focusByKeyboard(tag)
  await expect(tag).toHaveAccessibleDescription(/The finest grain of any color/)

  await page.keyboard.press('Escape')
  await expect(tooltip(page)).toHaveCount(0)
  await expect(tag).toBeFocused()
  await expect(tag).toHaveAccessibleDescription('')
})
