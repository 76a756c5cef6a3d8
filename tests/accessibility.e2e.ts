import type { Page } from '@playwright/test'

import { axe } from './support/axe.ts'
import { expect, test } from './support/test.ts'

const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } }

const STATES: Record<string, { path: string; reach?: (page: Page) => Promise<void> }> = {
  Home: { path: '/' },
  Portfolio: { path: '/portfolio' },
  About: { path: '/about' },
  Contact: { path: '/contact' },
  Booking: { path: '/booking' },
  'the 404 page': { path: '/nope' },
  'the lightbox': {
    path: '/portfolio',
    async reach(page) {
      await page.getByRole('link', { name: /Open Wide brim/ }).click()
      await expect(page.getByRole('dialog').getByRole('img')).toBeVisible()
    },
  },
  'the form, refused': {
    path: '/contact',
    async reach(page) {
      await page.getByRole('textbox', { name: 'Email' }).fill('nadia@')
      await page.getByRole('button', { name: 'Send message' }).click()
      await expect(page.getByRole('textbox', { name: 'Name' })).toHaveAttribute(
        'aria-invalid',
        'true',
      )
    },
  },
  'the thank-you': {
    path: '/contact',
    async reach(page) {
      await page.clock.install()
      await page.getByRole('textbox', { name: 'Name' }).fill('Nadia')
      await page.getByRole('textbox', { name: 'Email' }).fill('nadia@example.com')
      await page.getByRole('textbox', { name: 'Message' }).fill('Hello')
      await page.getByRole('button', { name: 'Send message' }).click()
      await expect(page.getByText('Thanks for reaching out!')).toBeVisible()
    },
  },
}

for (const [size, viewport] of Object.entries(SIZES)) {
  for (const [state, { path, reach }] of Object.entries(STATES)) {
    test(`axe finds nothing on ${state}, on a ${size}`, async ({ page, expectConsole }) => {
      if (path === '/nope') expectConsole(/404/)
      await page.setViewportSize(viewport)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto(path)
      await reach?.(page)
      expect(await axe(page)).toEqual([])
    })
  }
}

test('axe finds nothing in the open menu', async ({ page }) => {
  await page.setViewportSize(SIZES.phone)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'About' })).toBeVisible()
  expect(await axe(page)).toEqual([])
})

for (const path of ['/', '/portfolio', '/about', '/contact', '/booking']) {
  test(`every control of ${path} is at least 24 px in both directions`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(path)
    const small = await page
      .locator('a:visible, button:visible, input:visible')
      .evaluateAll((all) =>
        all
          .filter((element) => getComputedStyle(element).display !== 'inline')
          .map((element) => ({ element, box: element.getBoundingClientRect() }))
          .filter(({ element, box }) => {
            const grown = getComputedStyle(element, '::after').position === 'absolute'
            return !grown && (box.width < 24 || box.height < 24)
          })
          .map(({ element, box }) => `${element.textContent} ${box.width}×${box.height}`),
      )
    expect(small).toEqual([])
  })
}
