import { expect, test } from './support/test.ts'

const PHONE = { width: 390, height: 844 }

test.use({ viewport: PHONE, hasTouch: true })

test('[L3] choosing the current page closes the menu', async ({ page }) => {
  await page.goto('/')
  const menu = page.getByRole('button', { name: 'Menu' })
  await menu.click()
  await expect(page.getByRole('main')).toHaveJSProperty('inert', true)
  const home = page.getByRole('navigation').getByRole('link', { name: 'Home' })
  // Without navigation, which would close the menu too.
  await home.evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()))
  await home.click()
  await expect(menu).toHaveAttribute('aria-expanded', 'false')
})

test('Back closes the menu, and a closed menu leaves no trace', async ({ page }) => {
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

test('widening the window until the links fit closes the menu', async ({ page }) => {
  await page.goto('/')
  const menu = page.getByRole('button', { name: 'Menu' })
  await menu.click()
  await page.setViewportSize({ width: 1024, height: 768 })
  await expect(page.getByRole('main')).toHaveJSProperty('inert', false)
  await page.setViewportSize(PHONE)
  await expect(menu).toHaveAttribute('aria-expanded', 'false')
})

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  const moves = reducedMotion === 'no-preference'

  test(`the menu opens ${moves ? 'in a moment' : 'at once where motion is reduced'}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion })
    await page.goto('/about')
    // In the frame after the press.
    const animations = await page
      .getByRole('button', { name: 'Menu' })
      .evaluate(async (button: HTMLElement) => {
        button.click()
        await new Promise(requestAnimationFrame)
        return document.getElementById('menu')!.getAnimations().length
      })
    expect(animations > 0).toBe(moves)
  })

  test(`the ring around the current page ${moves ? 'travels' : 'stays where motion is reduced'}`, async ({
    browser,
    baseURL,
  }) => {
    // A context without routes, which turn view transitions off.
    const viewport = { width: 1440, height: 900 }
    const context = await browser.newContext({ baseURL, reducedMotion, viewport })
    const page = await context.newPage()
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
    if (moves) await expect.poll(animated).toContain('::view-transition-group(ring)')
    else await expect.poll(animated).toEqual([])
    await context.close()
  })
}
