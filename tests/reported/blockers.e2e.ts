import type { Locator, Page } from '@playwright/test'

import { expectInquiryKept, fillInForm, send, thanks } from '../support/inquiry.ts'
import { expect, test } from '../support/test.ts'

// react/react#11538: React drops a page if somebody else has removed what it has drawn.

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

const remove = (target: Locator) => target.evaluate((element) => element.remove())
const hide = (target: Locator) =>
  target.evaluate((element: HTMLElement) => {
    element.style.setProperty('display', 'none', 'important')
  })

for (const [how, block] of Object.entries({ removed: remove, hidden: hide })) {
  test(`an open lightbox that is ${how} closes, and the next photograph opens`, async ({
    page,
  }) => {
    await page.goto('/portfolio')
    await page.getByRole('link', { name: 'Open Behind the curtain, Fashion' }).click()
    await block(page.getByRole('dialog'))
    await expect(page.getByRole('dialog')).toHaveCount(0)

    await page.getByRole('link', { name: /^Open Before it came down/ }).click()
    await expect(page.getByRole('dialog').getByText('Frame 2 of 5', { exact: true })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expectWhole(page)
  })
}

test('slides, photographs and sessions that are removed leave the page whole', async ({ page }) => {
  await page.goto('/')
  await remove(page.getByRole('group', { name: '2 of 5', includeHidden: true }))
  await page.getByRole('button', { name: 'Next photograph' }).click()
  await page.getByRole('button', { name: 'Next photograph' }).click()
  await page.getByRole('button', { name: 'Previous photograph' }).click()
  await expectWhole(page)

  await page.goto('/portfolio')
  await page.getByRole('link', { name: 'Open Behind the curtain, Fashion' }).click()
  await remove(page.getByRole('dialog').locator('img').first())
  await remove(page.getByText('Frame 1 of 5', { exact: true }))
  await page.getByRole('button', { name: 'Next photograph' }).click()
  await page.getByRole('button', { name: 'Next photograph' }).click()
  await page.getByRole('button', { name: 'Close' }).click()
  await remove(page.getByRole('group', { name: '2 of 25', exact: true }))
  await page.getByRole('button', { name: 'Next session' }).click()
  await expectWhole(page)
})

test('a form of which parts are removed keeps every word, and is sent', async ({ page }) => {
  await page.goto('/contact')
  await send(page).click()
  await expect(page.getByText('Please', { exact: false }).first()).toBeVisible()
  await remove(page.getByRole('form').locator('p').first())
  await fillInForm(page)
  await page.getByRole('button', { name: 'Copy email address' }).click()
  await expectInquiryKept(page)
  await send(page).click()
  await expect(thanks(page)).toBeVisible()
  await expectWhole(page)
})

test('a menu of which parts are removed still closes', async ({ page }) => {
  await page.goto('/about')
  await page.getByRole('button', { name: 'Menu' }).click()
  await remove(page.getByRole('navigation', { name: 'Main' }).filter({ visible: true }))
  await page.getByRole('button', { name: 'Menu', expanded: true }).click()
  await expect(page.getByRole('main')).not.toHaveAttribute('inert')
  await expectWhole(page)
})

/** Neither the page nor a part of it has been replaced by the message about a failure. */
async function expectWhole(page: Page) {
  await expect(page.getByRole('alert').getByRole('heading')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeAttached()
}
