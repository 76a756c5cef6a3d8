import { expect, test } from './support/test.ts'

for (const width of [320, 360, 390]) {
  test(`at ${width} px the last phrase of the heading is in one line`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 })
    await page.goto('/about')
    const phrase = page.getByText('one good hour.')
    const lineHeight = await phrase.evaluate((words) =>
      parseFloat(getComputedStyle(words).lineHeight),
    )
    expect((await phrase.boundingBox())!.height).toBeLessThan(1.5 * lineHeight)
  })
}

test('both notches of the enlarged edge are whole, and the arrow points between them', async ({
  page,
}) => {
  await page.goto('/about')
  const figure = page.getByRole('figure').filter({ hasText: 'Two notches' })
  await figure.scrollIntoViewIfNeeded()
  const photograph = (await figure.locator('img').boundingBox())!
  const arrow = (await figure.locator('[data-wax]').boundingBox())!

  // Enlarged three times, as they are in the polygon of a frame: 56 px above its lower end, in px from its left.
  const bottom = photograph.y + photograph.height
  const upperEnd = bottom - 3 * (56 - 2.8)
  const between = { x: photograph.x + 3 * 9, y: bottom - 3 * (56 - 15.1) }
  // Of its drawing, 260 × 140.
  const tip = { x: arrow.x + arrow.width * 0.07, y: arrow.y + arrow.height * 0.59 }

  expect(upperEnd - (await figure.boundingBox())!.y).toBeGreaterThan(20)
  expect(tip.x - between.x).toBeCloseTo(12, -0.5)
  expect(Math.abs(tip.y - between.y)).toBeLessThan(3)
})
