import type { Locator } from '@playwright/test'

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

test('[H6] a print of the photographer leads to the page about her', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'June Calloway, who loads the film' }).click()
  await expect(page).toHaveURL(/\/about$/)
})

for (const window of [
  { width: 768, height: 1024 },
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
  { width: 2560, height: 1440 },
]) {
  test(`[H7] at ${window.width} × ${window.height} a row of recent work fits the window, its photographs equally high`, async ({
    page,
  }) => {
    await page.setViewportSize(window)
    await page.goto('/')
    const bar = (await page.getByRole('banner').locator('> :first-child').boundingBox())!
    const work = page.locator('section', {
      has: page.getByRole('heading', { name: 'Recent Work' }),
    })
    const pieces = await boxesOf(work.getByRole('listitem'))
    const photographs = await boxesOf(work.getByRole('img'))

    for (const [left, right] of [
      [0, 1],
      [2, 3],
    ] as const) {
      const row = [pieces[left]!, pieces[right]!]
      const top = Math.min(...row.map(({ y }) => y))
      const bottom = Math.max(...row.map(({ y, height }) => y + height))
      expect(bottom - top).toBeLessThanOrEqual(window.height - bar.height)
      expect(photographs[left]!.height).toBeCloseTo(photographs[right]!.height, 0)
    }
  })
}

async function boxesOf(all: Locator) {
  return Promise.all((await all.all()).map(async (one) => (await one.boundingBox())!))
}
