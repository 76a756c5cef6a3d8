import { expect, test } from './support/test.ts'

const PAGES = {
  '/': 'Home',
  '/portfolio': 'Portfolio',
  '/about': 'About',
  '/contact': 'Contact',
  '/booking': 'Book Session',
} as const

const SMALL = { width: 390, height: 844 }

for (const [path, label] of Object.entries(PAGES)) {
  test(`[L1 L2] on ${path} the bar stays at the top and says which page is shown`, async ({
    page,
  }) => {
    await page.goto(path)
    const bar = page.getByRole('banner')

    await expect(bar.getByRole('link', { name: 'Dogwood & Silver' })).toHaveAttribute('href', '/')
    for (const [href, name] of Object.entries(PAGES)) {
      await expect(bar.getByRole('link', { name, exact: true })).toHaveAttribute('href', href)
    }
    await expect(bar.getByRole('link', { name: label, exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await expect(bar.locator('[aria-current]:visible')).toHaveCount(1)

    await page.mouse.wheel(0, 2000)
    await expect(bar.getByRole('link', { name: 'Book Session' })).toBeInViewport()
  })

  test(`[L4] on ${path} the footer leads on and says how to reach the studio`, async ({ page }) => {
    await page.goto(path)
    const footer = page.getByRole('contentinfo')

    for (const [name, href] of [
      ['Portfolio', '/portfolio'],
      ['About', '/about'],
      ['Booking', '/booking'],
      ['Contact', '/contact'],
      ['hello@dogwoodandsilver.example', 'mailto:hello@dogwoodandsilver.example'],
      ['(704) 555-0136', 'tel:+17045550136'],
    ] as const) {
      await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', href)
    }
    await expect(
      footer.getByText("Film photography capturing life's beautiful moments"),
    ).toBeVisible()
    await expect(footer.getByText('© 2024 Dogwood & Silver')).toBeVisible()
  })

  // The path of Home is a slash.
  if (path === '/') continue

  test(`[L5] ${path} is the same page with a slash at its end`, async ({ page }) => {
    await page.goto(path)
    const heading = await page.getByRole('heading', { level: 1 }).textContent()

    const answer = await page.goto(`${path}/`)
    expect(answer?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading!)
    await expect(
      page.getByRole('banner').getByRole('link', { name: label, exact: true }),
    ).toHaveAttribute('aria-current', 'page')
  })
}

test.describe('the menu on a phone', () => {
  test.use({ viewport: SMALL, hasTouch: true })

  test('[L3] the links stand behind a toggle that says whether it is open', async ({ page }) => {
    await page.goto('/about')
    const bar = page.getByRole('banner')
    const portfolio = bar.getByRole('link', { name: 'Portfolio' })
    await expect(portfolio).toBeHidden()
    await expect(bar.getByRole('link', { name: 'Book Session' })).toBeVisible()

    const toggle = page.getByRole('button', { name: 'Menu' })
    await expect(toggle).toHaveAttribute('aria-expanded', 'false')
    await toggle.click()

    await expect(page.getByRole('button', { name: 'Close' })).toHaveAttribute(
      'aria-expanded',
      'true',
    )
    await expect(portfolio).toBeVisible()
    await expect(bar.getByRole('link', { name: /About/ })).toHaveAttribute('aria-current', 'page')
  })

  test('[L3] choosing a link goes there, and the menu is closed on coming back', async ({
    page,
  }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Write to me' })).toBeVisible()

    await page.goBack()
    await expect(page.getByRole('button', { name: 'Menu' })).toHaveAttribute(
      'aria-expanded',
      'false',
    )
  })

  test('[L3] choosing the page that is shown closes it too', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Menu' }).click()
    const home = page.getByRole('navigation').getByRole('link', { name: 'Home' })
    // Stays on the page, so that what closes the menu is the choice and not the page that loads.
    await home.evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()))
    await home.click()
    await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeVisible()
  })

  test('[L2] the menu marks the booking page too', async ({ page }) => {
    await page.goto('/booking')
    await page.getByRole('button', { name: 'Menu' }).click()
    const links = page.getByRole('navigation').getByRole('link', { name: 'Book Session' })
    await expect(links).toHaveAttribute('aria-current', 'page')
  })

  test('[L1 L3] the open menu has one way to book, and one ring', async ({ page }) => {
    await page.goto('/booking')
    await page.getByRole('button', { name: 'Menu' }).click()
    const bar = page.getByRole('banner')

    await expect(bar.getByRole('link', { name: 'Book Session' })).toHaveCount(1)
    await expect(bar.locator('[data-wax]:visible')).toHaveCount(1)
  })

  test('[L3] Back closes it without leaving the page, and then leaves the page', async ({
    page,
  }) => {
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

  test('[L3] after it was closed by its button, or by a link, Back needs no second press', async ({
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

  test('[L3] room for the links closes it for good', async ({ page }) => {
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

test('[K5] name, e-mail and phone come from one place: what the bar says, the pages say', async ({
  page,
}) => {
  await page.goto('/contact')
  await expect(page.getByRole('link', { name: 'hello@dogwoodandsilver.example' })).toHaveCount(2)
  await expect(page.getByRole('link', { name: '(704) 555-0136' })).toHaveCount(2)
  await expect(page).toHaveTitle('Contact | Dogwood & Silver')
})
