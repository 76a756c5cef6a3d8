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
    await expect(page.getByRole('button', { name: 'Menu', expanded: false })).toBeVisible()
  })

  test('[L2 L3] the open menu marks the current page and covers the rest', async ({ page }) => {
    await page.goto('/booking')
    await page.getByRole('button', { name: 'Menu' }).click()
    const bar = page.getByRole('banner')

    await expect(bar.getByRole('link', { name: 'Book Session' })).toHaveCount(1)
    await expect(bar.getByRole('link', { name: 'Book Session' })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await expect(page.getByRole('main')).toHaveJSProperty('inert', true)
  })

  test('[L3] Back closes the menu, and a closed menu leaves no trace', async ({ page }) => {
    const menu = page.getByRole('button', { name: 'Menu' })
    await page.goto('/about')
    await page.goto('/contact')
    await menu.click()
    await expect(menu).toHaveAttribute('aria-expanded', 'true')
    await page.goBack()
    await expect(menu).toHaveAttribute('aria-expanded', 'false')
    await expect(page).toHaveURL(/\/contact$/)

    await menu.click()
    await menu.click()
    await expect.poll(() => page.evaluate(() => history.state?.overlay)).toBeFalsy()
    await menu.click()
    await page.getByRole('banner').getByRole('link', { name: 'Portfolio' }).click()
    await expect(page).toHaveURL(/\/portfolio$/)

    await page.goBack()
    await expect(page).toHaveURL(/\/contact$/)
    await page.goBack()
    await expect(page).toHaveURL(/\/about$/)
  })

  for (const [reducedMotion, opening, closing] of [
    ['no-preference', 180, 110],
    ['reduce', undefined, undefined],
  ] as const) {
    const how = opening ? `in ${opening} ms, and closes in ${closing}` : 'and closes at once'
    test(`with motion “${reducedMotion}” the menu opens ${how}`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion })
      await page.goto('/about')
      const menu = page.getByRole('button', { name: 'Menu' })
      // In the frame after the press, while it moves.
      const press = () =>
        menu.evaluate(async (button: HTMLElement) => {
          button.click()
          await new Promise(requestAnimationFrame)
          const panel = document.getElementById(button.getAttribute('aria-controls')!)!
          return panel.getAnimations().map(({ effect }) => effect?.getComputedTiming().duration)
        })

      expect(new Set(await press())).toEqual(new Set(opening ? [opening] : []))
      const link = page.getByRole('banner').getByRole('link', { name: 'Portfolio' })
      await expect(link).toBeVisible()
      await expect(link.locator('xpath=ancestor::nav')).toHaveCSS('opacity', '1')
      expect(new Set(await press())).toEqual(new Set(closing ? [closing] : []))
      await expect(link).toBeHidden()
    })
  }

  test('the rows of the menu fill a tall window', async ({ page }) => {
    await page.goto('/about')
    await page.getByRole('button', { name: 'Menu' }).click()
    const rows = page.getByRole('banner').getByRole('listitem')
    const heights = await rows.evaluateAll((all) => all.map((row) => row.clientHeight))
    for (const height of heights) expect(height).toBeGreaterThan(120)
    for (const height of heights) expect(height).toBeLessThanOrEqual(136)
  })

  test('widening the window until the links fit closes the menu', async ({ page }) => {
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

test.describe('a part that cannot be drawn', () => {
  test.use({ waitForScripts: false })

  test('[N2] shows a link to Home, and the rest of the page stays', async ({
    page,
    expectConsole,
  }) => {
    expectConsole(/Error/)
    await page.route('**/portfolio', async (route) => {
      const response = await route.fetch()
      const html = await response.text()
      await route.fulfill({ response, body: html.replace('"slides":[', '"lost":[') })
    })
    await page.goto('/portfolio')
    await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible()
    await page.getByRole('link', { name: /Open Behind the curtain/ }).click()
    await page.getByRole('button', { name: 'Close' }).click()
    await page.getByRole('link', { name: 'Return to Home' }).click()
    await expect(page).toHaveURL('/')
  })
})

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  const moves = reducedMotion === 'reduce' ? 'stays as pages turn' : 'travels as pages turn'
  test(`with motion “${reducedMotion}” the ring ${moves}`, async ({ browser, baseURL }) => {
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

test('[L4 C4 K5] Contact shows the studio’s email and phone in body and footer, and its name in the title', async ({
  page,
}) => {
  await page.goto('/contact')
  await expect(page.getByRole('link', { name: 'hello@dogwoodandsilver.example' })).toHaveCount(2)
  await expect(page.getByRole('link', { name: '(704) 555-0136' })).toHaveCount(2)
  await expect(page).toHaveTitle('Contact | Dogwood & Silver')
})
