import type { Page } from '@playwright/test'

import { everything, holding } from '../support/held-requests.ts'
import { expectEverythingKept, fillIn, INQUIRY, receive, send, thanks } from '../support/inquiry.ts'
import { lettersFrom } from '../support/mail-program.ts'
import { captionOf } from '../support/slides.ts'
import { studio } from '../support/studios.ts'
import { expect, test } from '../support/test.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, waitForScripts: false })

test('[L3 H3 H4] on a phone, each tap made before hydration acts once after it', async ({
  page,
}) => {
  const scripts = await openWithoutScripts(page, '/')
  const next = page.getByRole('button', { name: 'Next photograph' })
  await next.tap()
  await next.tap()
  await page.getByRole('button', { name: 'Menu' }).tap()
  await expect(page.getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-expanded', 'false')

  scripts.letGo()
  await expect(page.getByRole('button', { name: 'Close' })).toHaveAttribute('aria-expanded', 'true')
  await page.getByRole('button', { name: 'Close' }).tap()
  await expect(captionOf(page, '2 of 5')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Stop slideshow' })).toBeHidden()
})

test('[C2 C4] a form submitted before hydration is sent once after it, and an address is copied', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const logged: unknown[] = []
  page.on('console', async (message) => {
    if (message.type() === 'log') logged.push(await message.args()[1]?.jsonValue())
  })
  const scripts = await openWithoutScripts(page, '/contact')
  await page.getByRole('button', { name: 'Copy email address' }).tap()
  await send(page).tap()
  await fillIn(page)
  await send(page).tap()
  await send(page).tap()

  scripts.letGo()
  await expect(thanks(page)).toBeVisible()
  await expect(page.getByText('Email address copied', { exact: true })).toBeVisible()
  await expect.poll(() => logged).toEqual([INQUIRY])
})

test('[C1] a form submitted before the scripts fail opens an email and keeps the typed text', async ({
  page,
  expectConsole,
}) => {
  expectConsole(BROKEN)
  const scripts = await openWithoutScripts(page, '/contact')
  await fillIn(page)
  await send(page).tap()
  await expectEverythingKept(page)

  const letters = await lettersFrom(page)
  scripts.broken = true
  scripts.letGo()
  await expect.poll(letters).toEqual([expect.stringContaining(INQUIRY.message)])
  await expectEverythingKept(page)
})

test.describe('where inquiries are sent', { tag: '@all' }, () => {
  test.use({ baseURL: studio('formspree') })

  test('[C1] a form submitted before hydration reaches the receiver once, without leaving the page', async ({
    page,
  }) => {
    const posts = await receive(page, (route) =>
      route.fulfill({ json: { ok: true }, headers: { 'Access-Control-Allow-Origin': '*' } }),
    )
    const scripts = await openWithoutScripts(page, '/contact')
    await fillIn(page)
    await send(page).tap()
    expect(posts).toEqual([])

    scripts.letGo()
    await expect(thanks(page)).toBeVisible()
    expect(posts).toHaveLength(1)
    expect(posts[0]!.isNavigationRequest()).toBe(false)
  })
})

test('[L1] leaving a page whose scripts fail shows no error', async ({ page, expectConsole }) => {
  expectConsole(/net::ERR_FAILED/)
  await page.addInitScript(stayForAWhile)
  const scripts = await openWithoutScripts(page, '/contact')
  const failed = page.waitForEvent('requestfailed')
  scripts.broken = true
  scripts.letGo()
  await failed
  await page.getByRole('link', { name: 'About' }).last().tap()
  await expect(page).toHaveURL('/about')
})

/** The second in which a page is being left takes as long as it takes, where many tests run at once. */
function stayForAWhile() {
  const { setTimeout } = window
  const patient = (callback: () => void, ms = 0) => (ms === 1000 ? 0 : setTimeout(callback, ms))
  Object.assign(window, { setTimeout: patient })
}

const BROKEN = /net::ERR_FAILED|Failed to fetch dynamically imported module/
const SCRIPTS = /\/assets\/(home|portfolio|about|contact|booking|not-found)\.[^/]+\.js$/

/** Opens a page whose scripts wait until they are let go. What looks after it meanwhile is there. */
async function openWithoutScripts(page: Page, path: string) {
  const { line, handler } = holding(everything)
  await page.route(SCRIPTS, handler)
  const asked = page.waitForRequest(SCRIPTS)
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  await asked
  return line
}
