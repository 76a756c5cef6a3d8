import { captionOf } from '../support/captions.ts'
import { delayRequests } from '../support/delayed-requests.ts'
import { expect, test } from '../support/test.ts'

// A page is painted before its scripts come: what was pressed in the first 0.3 to 1.9 s of a slow phone
// was lost.

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, waitForScripts: false })

test('[L3 H3] a button tapped before any deferred script has come acts once they have', async ({
  page,
}) => {
  const { delayed, handler } = delayRequests()
  await page.route(/\/assets\/start\./, handler)
  const opened = page.goto('/')
  const menu = page.getByRole('button', { name: 'Menu' })
  await page.getByRole('button', { name: 'Next photograph' }).tap()
  await menu.tap()
  await menu.tap()
  await expect(menu).toHaveAttribute('data-pressed')

  delayed.release()
  await opened
  await page.getByRole('button', { name: 'Menu', expanded: true }).tap()
  await expect(captionOf(page, '2 of 5')).toBeVisible()
})

test('a page whose recorder of taps does not load works all the same', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/net::ERR_FAILED/)
  await page.route(/\/assets\/early\./, (route) => route.abort())
  await page.goto('/')
  await expect(async () => {
    await page.getByRole('button', { name: 'Menu', exact: true }).tap({ timeout: 500 })
    await expect(page.getByRole('button', { name: 'Menu', expanded: true })).toBeVisible({
      timeout: 500,
    })
  }).toPass()
})
