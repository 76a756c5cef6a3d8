import type { Page } from '@playwright/test'

import { gotoWithFrozenClock } from './support/frozen-clock.ts'
import { expect, test } from './support/test.ts'

const tooltip = (page: Page) => page.getByRole('tooltip')

/** The tips come over the line when first asked for; an element that they serve says its state. */
async function tipsLoaded(page: Page) {
  await expect(page.locator('[data-tip][data-state]').first()).toBeAttached()
}

test.describe('tooltips', () => {
  test('[K2] one opens after 700 ms of pointing at an icon, and not before', async ({ page }) => {
    await gotoWithFrozenClock(page, '/')
    await page.getByRole('button', { name: 'Next photograph' }).hover()
    await tipsLoaded(page)
    await page.clock.runFor(600)
    await expect(tooltip(page)).toHaveCount(0)

    await page.clock.runFor(200)
    await expect(tooltip(page)).toHaveText('Next photograph')
  })

  test('[K2] within 300 ms of one closing the next opens at once', async ({ page }) => {
    await gotoWithFrozenClock(page, '/')
    const next = page.getByRole('button', { name: 'Next photograph' })
    await next.hover()
    await tipsLoaded(page)
    await page.clock.runFor(1000)
    await expect(tooltip(page)).toHaveText('Next photograph')

    const dot = (await page.getByRole('button', { name: 'Photograph 5 of 5' }).boundingBox())!
    await page.mouse.move(dot.x + 20, dot.y + 20, { steps: 5 })
    await expect(tooltip(page)).toHaveCount(0)
    await page.clock.runFor(200)
    const previous = (await page
      .getByRole('button', { name: 'Previous photograph' })
      .boundingBox())!
    await page.mouse.move(previous.x + 20, previous.y + 20)
    await page.mouse.move(previous.x + 22, previous.y + 22, { steps: 2 })
    await page.clock.runFor(50)
    await expect(tooltip(page)).toHaveText('Previous photograph')
  })

  test('[K2] Escape dismisses it, and the pointer may rest on it', async ({ page }) => {
    await page.goto('/about')
    const tag = page.getByRole('button', { name: 'Ilford HP5 Plus' })
    await tag.hover()
    await expect(tooltip(page)).toBeVisible()

    const box = (await page.getByText('It sees in almost no light.').first().boundingBox())!
    await page.mouse.move(box.x + 20, box.y + box.height / 2, { steps: 8 })
    await expect(tooltip(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(tooltip(page)).toHaveCount(0)
  })
})

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('[K2] a tap on a film stock shows its sentence', async ({ page }) => {
    await page.goto('/about')
    await page.getByRole('button', { name: 'Ilford HP5 Plus' }).tap()
    await expect(tooltip(page)).toContainText('Black and white with soft shoulders')
  })
})

test.describe('toasts', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  const toast = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text })

  test('[K3] a copied address is confirmed for 4000 ms', async ({ page }) => {
    await page.goto('/contact')
    await page.getByRole('button', { name: 'Copy email address' }).click()
    await expect(toast(page, 'Email address copied')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      'hello@dogwoodandsilver.example',
    )
  })

  test('[K3] a notice stays 4000 ms', async ({ page }) => {
    await gotoWithFrozenClock(page, '/contact')
    await page.getByRole('button', { name: 'Copy phone number' }).click()
    await page.mouse.move(5, 500)
    const notice = toast(page, 'Phone number copied')
    await page.clock.runFor(100)
    await expect(notice).toBeVisible()
    await page.clock.runFor(3500)
    await expect(notice).toBeVisible()
    await page.clock.runFor(1000)
    await expect(notice).toHaveCount(0)
  })

  test('[K3] a message about something that failed stays 5000 ms', async ({ page }) => {
    await gotoWithFrozenClock(page, '/contact')
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('denied'))
    })
    await page.getByRole('button', { name: 'Copy phone number' }).click()
    await page.mouse.move(5, 500)
    const message = toast(page, 'Could not copy')
    await page.clock.runFor(100)
    await expect(message).toBeVisible()
    await page.clock.runFor(4500)
    await expect(message).toBeVisible()
    await page.clock.runFor(1000)
    await expect(message).toHaveCount(0)
  })

  test('[K3] at most three are visible', async ({ page }) => {
    await page.goto('/contact')
    for (let copy = 0; copy < 5; copy += 1) {
      await page.getByRole('button', { name: 'Copy email address' }).click()
    }
    await expect(toast(page, 'Email address copied')).toHaveCount(3)
  })
})
