import type { Page } from '@playwright/test'

import { isHydrated } from '#owner/check/hydration.ts'
import { expectInquiryKept, fillInForm, INQUIRY, send, thanks } from '../support/inquiry.ts'
import { recordMailLinks } from '../support/mail-links.ts'
import { openWithDelayedScripts } from '../support/page-scripts.ts'
import { captionOf } from '../support/captions.ts'
import { expect, test } from '../support/test.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, waitForScripts: false })

test('[L3 H3 H4] a button tapped repeatedly before hydration acts once, after it', async ({
  page,
}) => {
  const scripts = await openUnhydrated(page, '/')
  const next = page.getByRole('button', { name: 'Next photograph' })
  await next.tap()
  await next.tap()
  await page.getByRole('button', { name: 'Menu' }).tap()
  await expect(page.getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-expanded', 'false')

  scripts.release()
  await expect(page.getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-expanded', 'true')
  await page.getByRole('button', { name: 'Menu' }).tap()
  await expect(captionOf(page, '2 of 5')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Stop slideshow' })).toBeHidden()
})

test('[P2] a photograph tapped before hydration opens in the lightbox, after it', async ({
  page,
}) => {
  const scripts = await openUnhydrated(page, '/portfolio')
  await page.getByRole('link', { name: 'Open Porch' }).tap()
  await expect(page.getByRole('link', { name: 'Open Porch' })).toHaveAttribute('data-pressed')

  scripts.release()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page).toHaveURL('/portfolio#porch')
})

test('keyboard focus that is in the slideshow before hydration stops it', async ({ page }) => {
  const scripts = await openUnhydrated(page, '/')
  const link = page.getByRole('region', { name: 'Selected photographs' }).getByRole('link').first()
  await expect(async () => {
    await page.keyboard.press('Tab')
    await expect(link).toBeFocused({ timeout: 100 })
  }).toPass()

  scripts.release()
  await page.waitForFunction(isHydrated)
  await expect(page.getByRole('button', { name: 'Stop slideshow' })).toBeHidden()
})

test('[C2 F5] a form sent before hydration is sent once', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const logged: unknown[] = []
  page.on('console', async (message) => {
    if (message.type() === 'log') logged.push(await message.args()[1]?.jsonValue())
  })
  const scripts = await openUnhydrated(page, '/contact')
  await page.getByRole('button', { name: 'Copy email address' }).tap()
  await send(page).tap()
  await fillInForm(page)
  await send(page).tap()
  await send(page).tap()

  scripts.release()
  await expect(thanks(page)).toBeVisible()
  await expect(page.getByText('Email address copied', { exact: true })).toBeVisible()
  await expect.poll(() => logged).toEqual([INQUIRY])
})

test('a form submitted before its scripts fail opens an email instead', async ({
  page,
  expectConsole,
}) => {
  expectConsole(FAILED_SCRIPTS)
  const scripts = await openUnhydrated(page, '/contact')
  await fillInForm(page)
  await send(page).tap()
  await expectInquiryKept(page)

  const emails = await recordMailLinks(page)
  scripts.shouldFail = true
  scripts.release()
  await expect.poll(emails).toEqual([expect.stringContaining(INQUIRY.message)])
  await expectInquiryKept(page)
})

const FAILED_SCRIPTS = /net::ERR_FAILED|Failed to fetch dynamically imported module/

/** The page is parsed, and its scripts wait for `release`. */
async function openUnhydrated(page: Page, path: string) {
  const { scripts, opened } = await openWithDelayedScripts(page, path)
  await opened
  return scripts
}
