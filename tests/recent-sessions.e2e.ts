import type { Page } from '@playwright/test'

import { expect, test } from './support/test.ts'
import { waitForTwoFrames } from './support/two-frames.ts'

const region = (page: Page) => page.getByRole('region', { name: 'Recent Sessions' })

test('[P3] each of 24 quick presses moves the carousel', { tag: '@all' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/portfolio')
  const next = page.getByRole('button', { name: 'Next session' })
  for (let press = 0; press < 24; press += 1) await next.click()

  await expect(next).toBeDisabled()
  await expect(page.getByText('25 of 25', { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('group', { name: '25 of 25', exact: true })).toBeInViewport({
    ratio: 0.5,
  })
})

for (const [width, height] of [
  [390, 844],
  [1280, 720],
  [1440, 900],
  [1920, 1080],
  [2560, 1440],
] as const) {
  test(`at ${width} × ${height} heading, strip and slider fit the window`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await page.goto('/portfolio')
    const heading = page.getByRole('heading', { name: 'Recent Sessions' })
    await heading.scrollIntoViewIfNeeded()
    const bar = (await page.getByRole('banner').locator('> :first-child').boundingBox())!
    const from = (await heading.boundingBox())!
    const to = (await page.getByRole('slider', { name: 'Recent Sessions' }).boundingBox())!
    expect(to.y + to.height - from.y).toBeLessThanOrEqual(height - bar.height)
  })
}

test('a mouse can drag the carousel, which snaps to a slide', async ({ page }) => {
  await page.goto('/portfolio')
  const strip = region(page)
  await strip.scrollIntoViewIfNeeded()
  const box = (await strip.boundingBox())!

  await page.mouse.move(box.x + box.width * 0.7, box.y + 200)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width * 0.5, box.y + 200, { steps: 5 })
  await page.mouse.move(box.x + box.width * 0.3, box.y + 200, { steps: 5 })
  await page.mouse.up()
  await expect(page.getByText(/^[2-4] of 25$/).first()).toBeVisible()
})

test('neighbors on one film stock lie on one strip, numbered from 1A', async ({ page }) => {
  await page.goto('/portfolio')
  const slide = (number: number) =>
    page.getByRole('group', { name: `${number} of 25`, exact: true })

  await expect(region(page).getByRole('button', { name: /^Film: / })).toHaveCount(4)
  // 6 × 4.5 has 15 exposures.
  await expect(slide(15).getByText('15A', { exact: true })).toBeAttached()
  await expect(slide(16).getByText('1A', { exact: true })).toBeAttached()
  await expect(slide(16).getByRole('button', { name: 'Film: Portra 400' })).toBeAttached()

  const heights = await region(page)
    .getByRole('img')
    .evaluateAll((all) => all.map((image) => Math.round(image.getBoundingClientRect().height)))
  expect(new Set(heights).size).toBe(1)
})

test('frames on the strip are 3:4 and have clean edges, because they are crops', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/portfolio')
  // Its neighbor is on the same strip: beside a cut, a frame is narrower.
  const frame = region(page).getByRole('img').nth(1)
  const { width, height } = (await frame.boundingBox())!
  expect(width / height).toBeCloseTo(3 / 4, 2)
  await expect(frame).toHaveCSS('clip-path', 'none')
})

test('[P5] arrow keys move the carousel in view, wherever the focus is', async ({ page }) => {
  await page.goto('/portfolio')
  await page.keyboard.press('ArrowRight')
  await waitForTwoFrames(page)
  await region(page).scrollIntoViewIfNeeded()
  await expect(page.getByText('1 of 25', { exact: true })).toBeVisible()

  await page.keyboard.press('ArrowRight')
  await expect(page.getByText('2 of 25', { exact: true })).toBeVisible()
  await page.getByRole('heading', { name: 'Recent Sessions' }).click()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByText('3 of 25', { exact: true })).toBeVisible()

  await page.getByRole('link', { name: 'Open Porch' }).focus()
  await region(page).scrollIntoViewIfNeeded()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByText('4 of 25', { exact: true })).toBeVisible()
})

test('[P3 P5] slider and arrow keys move the carousel', async ({ page }) => {
  await page.goto('/portfolio')
  const slider = page.getByRole('slider', { name: 'Recent Sessions' })
  await slider.fill('10')
  await expect(page.getByText('10 of 25', { exact: true })).toBeVisible()
  await expect(slider).toHaveAttribute('aria-valuetext', /^10 of 25\. ./)
  await expect(page.getByRole('group', { name: '10 of 25', exact: true })).toBeInViewport()

  await slider.press('ArrowLeft')
  await expect(page.getByText('9 of 25', { exact: true })).toBeVisible()
  await slider.press('End')
  await expect(page.getByText('25 of 25', { exact: true })).toBeVisible()
  await slider.press('ArrowDown')
  await expect(page.getByText('22 of 25', { exact: true })).toBeVisible()
  await slider.press('ArrowUp')
  await expect(page.getByText('25 of 25', { exact: true })).toBeVisible()
  await slider.press('ArrowDown')
  await expect(page.getByText('22 of 25', { exact: true })).toBeVisible()
  await region(page).press('ArrowLeft')
  await expect(page.getByText('21 of 25', { exact: true })).toBeVisible()
})

test('the text of captions can be selected with a mouse', async ({ page }) => {
  await page.goto('/portfolio')
  const caption = region(page).getByText('By then she had stopped posing.')
  await caption.scrollIntoViewIfNeeded()
  // As a translator does.
  await caption.evaluate((paragraph) => {
    paragraph.innerHTML = `<font>${paragraph.innerHTML}</font>`
  })
  const { x, y } = (await caption.boundingBox())!

  await page.mouse.move(x + 1, y + 24)
  await page.mouse.down()
  await page.mouse.move(x + 140, y + 24, { steps: 8 })
  await expect(page.locator('[data-dragging]')).toHaveCount(0)
  await page.mouse.up()
  expect(await page.evaluate(() => String(getSelection()))).toContain('By then')
  await expect(page.getByText('1 of 25', { exact: true })).toBeVisible()
})

test('on a phone sessions load only when they are near the view', async ({ page }) => {
  const prints = new Set<string>()
  page.on('request', (request) => {
    if (request.url().endsWith('.avif')) prints.add(request.url())
  })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/portfolio', { waitUntil: 'networkidle' })
  const featured = await page.getByRole('link', { name: /^Open / }).count()
  expect(prints.size).toBeLessThanOrEqual(featured)

  await page.getByRole('heading', { name: 'Recent Sessions' }).scrollIntoViewIfNeeded()
  await expect.poll(() => prints.size).toBeGreaterThan(featured)
})

test('in forced colors a button that leads nowhere looks so', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/portfolio')
  const border = (name: string) =>
    page.getByRole('button', { name }).evaluate((button) => getComputedStyle(button).borderTopColor)
  expect(await border('Previous session')).not.toBe(await border('Next session'))
})
