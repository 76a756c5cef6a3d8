import { expect, test } from './support/test.ts'

const SMALL = { width: 390, height: 844 }

test.describe('the menu on a phone', () => {
  test.use({ viewport: SMALL, hasTouch: true })

  test('[L3] choosing the current page closes the menu', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Menu' }).click()
    const home = page.getByRole('navigation').getByRole('link', { name: 'Home' })
    // Without navigation, which would close the menu too.
    await home.evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()))
    await home.click()
    await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeVisible()
  })

  test('[L1 L2 L3] the open menu has one link to Booking, marked as the current page, and the page behind is inert', async ({
    page,
  }) => {
    await page.goto('/booking')
    await page.getByRole('button', { name: 'Menu' }).click()
    const bar = page.getByRole('banner')

    await expect(bar.getByRole('link', { name: 'Book Session' })).toHaveCount(1)
    await expect(bar.getByRole('link', { name: 'Book Session' })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await expect(bar.locator('[data-wax]:visible')).toHaveCount(1)
    await expect(page.getByRole('main')).toHaveJSProperty('inert', true)
  })

  test('[L3] Back closes the menu, and a second Back leaves the page', async ({ page }) => {
    await page.goto('/about')
    await page.goto('/contact')
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(page.getByRole('button', { name: 'Close menu' })).toBeVisible()

    await page.goBack()
    await expect(page.getByRole('button', { name: 'Menu' })).toHaveAttribute(
      'aria-expanded',
      'false',
    )
    await expect(page).toHaveURL(/\/contact$/)
    await page.goBack()
    await expect(page).toHaveURL(/\/about$/)
  })

  test('[L3] after the menu is closed by its button or a link, one Back leaves the page', async ({
    page,
  }) => {
    await page.goto('/about')
    await page.goto('/contact')
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('button', { name: 'Close menu' }).click()
    await expect.poll(() => page.evaluate(() => history.state?.cover)).toBeFalsy()
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('banner').getByRole('link', { name: 'Portfolio' }).click()
    await expect(page).toHaveURL(/\/portfolio$/)

    await page.goBack()
    await expect(page).toHaveURL(/\/contact$/)
    await page.goBack()
    await expect(page).toHaveURL(/\/about$/)
  })

  test('[L3] a window wide enough for the links closes the menu, and it stays closed on a narrow one', async ({
    page,
  }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.setViewportSize({ width: 1024, height: 768 })
    await expect(page.getByRole('main')).toHaveJSProperty('inert', false)
    await page.setViewportSize(SMALL)
    await expect(page.getByRole('button', { name: 'Menu' })).toHaveAttribute(
      'aria-expanded',
      'false',
    )
  })
})

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`[L2] with motion “${reducedMotion}” the ring ${reducedMotion === 'reduce' ? 'stays where it is' : 'travels'} as pages turn`, async ({
    browser,
    baseURL,
  }) => {
    // A context without routes, which turn view transitions off.
    const visitor = await browser.newContext({ baseURL, reducedMotion })
    const page = await visitor.newPage()
    await page.addInitScript(() => {
      addEventListener('pagereveal', ({ viewTransition }) => {
        const moving = () =>
          document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).pseudoElement)
        const animated = viewTransition ? viewTransition.ready.then(moving) : []
        Object.assign(window, { animated })
      })
    })
    await page.goto('/')
    await page.getByRole('link', { name: 'Portfolio', exact: true }).first().click()
    await expect(page).toHaveURL('/portfolio')

    const animated = () =>
      page.evaluate(() => (window as Window & { animated?: string[] }).animated)
    if (reducedMotion === 'reduce') await expect.poll(animated).toEqual([])
    else await expect.poll(animated).toContain('::view-transition-group(ring)')
    await visitor.close()
  })
}

test('[K5] title, details and footer of Contact have the same name, email and phone', async ({
  page,
}) => {
  await page.goto('/contact')
  await expect(page.getByRole('link', { name: 'hello@dogwoodandsilver.example' })).toHaveCount(2)
  await expect(page.getByRole('link', { name: '(704) 555-0136' })).toHaveCount(2)
  await expect(page).toHaveTitle('Contact | Dogwood & Silver')
})
