import type { Page } from '@playwright/test'

import { expect, test } from './support/test.ts'
import { weigh } from './support/weigh.ts'

const roll = (page: Page) =>
  page.locator('section', { has: page.getByRole('heading', { name: /^Thirty-six frames\. I/ }) })
const frame = (page: Page, number: number) =>
  roll(page)
    .getByRole('listitem')
    .nth(number - 1)
    .getByRole('link')
const marks = (page: Page) => roll(page).locator('[data-wax]')

test('Home has every frame of a roll in order, each with its description, three of them printed', async ({
  page,
}) => {
  await page.goto('/')
  const names = await roll(page).getByRole('link').allInnerTexts()
  expect(names.map((name) => Number.parseInt(name, 10))).toEqual(
    Array.from({ length: 36 }, (_, at) => at + 1),
  )
  const pictures = roll(page).getByRole('img', { includeHidden: true })
  const alts = await pictures.evaluateAll((all) => all.map((one) => (one as HTMLImageElement).alt))
  expect(new Set(alts.filter((alt) => alt.length > 20)).size).toBe(36)

  await roll(page).scrollIntoViewIfNeeded()
  await expect(roll(page).getByRole('link', { name: 'Printed.' })).toHaveCount(3)
  await expect(frame(page, 19)).toHaveAccessibleName(/^19, A dancer bends back .+ Printed\.$/)
})

for (const [width, height, across] of [
  [390, 844, 4],
  [1440, 900, 6],
] as const) {
  test(`at ${width} px ${across} frames are on a strip, and the roll is not in the first view`, async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize({ width, height })
    const loaded = weigh(page, baseURL!)
    await page.goto('/')
    const isFrame = ({ path }: { path: string }) => path.includes('-frame-')
    const isMark = ({ path }: { path: string }) => path.includes('/box-')
    const first = await loaded()
    expect(first.filter((file) => isFrame(file) || isMark(file))).toEqual([])

    await roll(page).scrollIntoViewIfNeeded()
    const start = (await frame(page, 1).boundingBox())!
    const last = (await frame(page, across).boundingBox())!
    const next = (await frame(page, across + 1).boundingBox())!
    expect(last.y).toBeCloseTo(start.y, 0)
    expect(next.y).toBeGreaterThan(start.y + start.height - 1)
    expect(next.x).toBeCloseTo(start.x, 0)

    await frame(page, 36).scrollIntoViewIfNeeded()
    const pictures = roll(page).getByRole('img')
    await expect(pictures).toHaveCount(36)
    await expect
      .poll(() =>
        pictures.evaluateAll((all) => all.every((one) => (one as HTMLImageElement).naturalWidth)),
      )
      .toBe(true)
    const frames = (await loaded()).filter(isFrame)
    expect(frames).toHaveLength(36)
    const bytes = frames.reduce((sum, one) => sum + one.bytes, 0)
    expect(bytes / 1024).toBeLessThanOrEqual(60)
  })
}

test('a frame opens large, as “Frame 23 of 36”, upright ones upright', async ({ page }) => {
  await page.goto('/')
  await frame(page, 23).click()
  const lightbox = page.getByRole('dialog')
  await expect(lightbox.getByText('Frame 23 of 36', { exact: true })).toBeVisible()
  await expect(lightbox.getByRole('img', { name: /^A turn at an eighth/ })).toBeVisible()
  await expect(page).toHaveURL('/#frame-23')

  await page.goto('/#frame-17')
  await expect(lightbox.getByText('Frame 17 of 36', { exact: true })).toBeVisible()
  const { width, height } = (await lightbox.getByRole('img').boundingBox())!
  expect(height).toBeGreaterThan(width)
})

test('a printed frame has a title, and the portfolio leads to the roll', async ({ page }) => {
  await page.goto('/portfolio')
  await page.getByRole('link', { name: 'See a whole roll, and what I printed of it' }).click()
  await expect(page).toHaveURL('/#roll')
  await expect(roll(page).getByRole('heading')).toBeInViewport()
  await frame(page, 24).click()
  await expect(page.getByRole('dialog').getByText('Under the hem')).toBeVisible()
})

test('wax boxes draw themselves once they are seen, 120 ms apart', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await expect(marks(page)).toHaveCount(3)
  const clips = () =>
    marks(page).evaluateAll((all) => all.map((one) => getComputedStyle(one).clipPath))
  expect(new Set(await clips())).toEqual(new Set(['inset(0px 100% 0px 0px)']))

  await frame(page, 13).scrollIntoViewIfNeeded()
  await expect.poll(clips).toEqual(Array(3).fill('inset(0px)'))
  const times = await marks(page).evaluateAll((all) =>
    all.map((one) => {
      const { transitionDuration, transitionDelay } = getComputedStyle(one)
      return `${transitionDelay} ${transitionDuration}`
    }),
  )
  expect(times).toEqual(['0s 0.26s', '0.12s 0.26s', '0.24s 0.26s'])
})

test('with reduced motion wax boxes are drawn at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  await roll(page).scrollIntoViewIfNeeded()
  for (const mark of await marks(page).all()) {
    await expect(mark).toHaveCSS('transition-duration', '0s')
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  test('the roll is there, with its boxes, and a link leads to a frame', async ({ page }) => {
    await page.goto('/#frame-23')
    await expect(frame(page, 23)).toBeInViewport()
    await expect(frame(page, 23).getByRole('img')).toBeVisible()
    await expect(marks(page).first()).toHaveCSS('clip-path', 'inset(0px)')
  })
})
