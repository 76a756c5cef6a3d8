import { expect, test } from './support/test.ts'

test('[H5] buttons over the slideshow lead to the portfolio and to booking', async ({ page }) => {
  await page.goto('/')
  const slideshow = page.getByRole('region', { name: 'Selected photographs' })

  await expect(slideshow.getByRole('link', { name: 'Book a Session' })).toHaveAttribute(
    'href',
    '/booking',
  )
  await slideshow.getByRole('link', { name: 'View Portfolio' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Portfolio' })).toBeVisible()
})

test('[H6] below stand a welcome and two calls to action', async ({ page }) => {
  await page.goto('/')
  const welcome = page.locator('section', { has: page.getByRole('heading', { level: 1 }) })

  await expect(welcome.getByRole('heading')).toHaveText('Thirty-six frames. No delete key.')
  await expect(welcome.getByText('I’m June Calloway. I make portraits')).toBeVisible()
  await expect(welcome.getByRole('link', { name: 'View Portfolio' })).toHaveAttribute(
    'href',
    '/portfolio',
  )
  await expect(welcome.getByRole('link', { name: 'Book a Session' })).toHaveAttribute(
    'href',
    '/booking',
  )
})

test('[H7] recent work is four framed photographs, each with its film stock and a title', async ({
  page,
}) => {
  await page.goto('/')
  const work = page.locator('section', { has: page.getByRole('heading', { name: 'Recent Work' }) })
  const pieces = work.getByRole('listitem')

  await expect(pieces).toHaveCount(4)
  const expected = [
    ['Ektar 100', 'Shop window, ten to nine'],
    ['Kodak Gold', 'Almost a secret'],
    ['Ilford HP5 Plus', 'One curtain, one lamp'],
    ['Portra 400', 'Rain on the glass'],
  ] as const
  for (const [index, [stock, title]] of expected.entries()) {
    const piece = pieces.nth(index)
    await expect(piece.getByRole('img')).toBeVisible()
    await expect(piece.getByRole('button', { name: stock })).toBeVisible()
    await expect(piece.getByText(title)).toBeVisible()
  }
})
