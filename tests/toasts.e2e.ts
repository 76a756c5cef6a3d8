import type { Page } from '@playwright/test'

import { axe } from '#owner/check/axe.ts'
import { gotoWithFrozenClock } from './support/frozen-clock.ts'
import { notice, send } from './support/inquiry.ts'
import { focusByKeyboard } from './support/keyboard.ts'
import { expect, test } from './support/test.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

const copy = (page: Page, what: string) => page.getByRole('button', { name: `Copy ${what}` })
const dismissal = (page: Page) => page.getByRole('button', { name: 'Dismiss' })

test('[K3] a copied address is confirmed for 4000 ms', async ({ page }) => {
  await gotoWithFrozenClock(page, '/contact')
  await copy(page, 'email address').click()
  await page.mouse.move(5, 500)
  await expect(notice(page)).toHaveText('Email address copied')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    'hello@dogwoodandsilver.example',
  )

  await page.clock.runFor(3_900)
  await expect(notice(page)).toBeVisible()
  await page.clock.runFor(100)
  await expect(notice(page)).toHaveCount(0)
})

test('[K3] at most three notices are visible, accessible and not printed', async ({ page }) => {
  await gotoWithFrozenClock(page, '/contact')
  await copy(page, 'phone number').click()
  for (let times = 0; times < 3; times += 1) await copy(page, 'email address').click()
  await expect(notice(page)).toHaveText(Array.from({ length: 3 }, () => 'Email address copied'))

  await page.clock.resume()
  expect(await axe(page)).toEqual([])

  await page.emulateMedia({ media: 'print' })
  await expect(notice(page).first()).toBeHidden()
})

test('[K3] a notice stays while hovered or focused', async ({ page }) => {
  await gotoWithFrozenClock(page, '/contact')
  await copy(page, 'email address').click()
  await expect(notice(page)).toBeVisible()
  await page.clock.runFor(3_000)

  await notice(page).hover()
  await page.clock.runFor(20_000)
  await expect(notice(page)).toBeVisible()
  await page.mouse.move(5, 500)

  await focusByKeyboard(dismissal(page))
  await expect(dismissal(page)).toHaveAccessibleDescription('Email address copied')
  await page.clock.runFor(20_000)
  await expect(notice(page)).toBeVisible()
  await copy(page, 'email address').focus()

  await page.clock.runFor(3_900)
  await expect(notice(page)).toBeVisible()
  await page.clock.runFor(100)
  await expect(notice(page)).toHaveCount(0)
})

test('Escape and Dismiss remove a notice without moving the focus', async ({ page }) => {
  await page.goto('/contact')
  const button = copy(page, 'email address')

  await button.click()
  await expect(notice(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(notice(page)).toHaveCount(0)
  await expect(button).toBeFocused()

  await button.click()
  await dismissal(page).click()
  await expect(notice(page)).toHaveCount(0)
  await expect(button).toBeFocused()
})

test('[K3] a failure stays 5000 ms', async ({ page }) => {
  await gotoWithFrozenClock(page, '/contact')
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('denied'))
  })
  await copy(page, 'phone number').click()
  await expect(notice(page)).toHaveText(/^Could not copy/)
  await expect(notice(page)).toBeInViewport({ ratio: 1 })
  await page.clock.runFor(4_900)
  await expect(notice(page)).toBeVisible()
  await page.clock.runFor(100)
  await expect(notice(page)).toHaveCount(0)
})

for (const width of [1024, 1440]) {
  test(`at ${width} px three notices cover no part of the form’s button`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await gotoWithFrozenClock(page, '/contact')
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('denied'))
    })
    for (let times = 0; times < 3; times += 1) await copy(page, 'email address').click()
    await expect(notice(page)).toHaveCount(3)

    const button = (await send(page).boundingBox())!
    for (const one of await notice(page).all()) {
      const { x } = (await one.boundingBox())!
      expect(x).toBeGreaterThan(button.x + button.width)
    }
  })
}
