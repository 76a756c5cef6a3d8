// snapper#33
import { expect, test } from '../support/test.ts'

const UPRIGHT = { width: 390, height: 844 }
const ASIDE = { width: 844, height: 390 }

for (const number of [1, 12, 24, 25]) {
  test(`session ${number} is in view again after the phone was turned twice`, async ({ page }) => {
    await page.setViewportSize(UPRIGHT)
    await page.goto('/portfolio')
    const slider = page.getByRole('slider', { name: 'Recent Sessions' })
    const session = page.getByRole('group', { name: `${number} of 25`, exact: true })
    await slider.fill(`${number}`)
    await expect(session).toBeInViewport()

    for (const window of [ASIDE, UPRIGHT, { width: 1280, height: 800 }, UPRIGHT]) {
      await page.setViewportSize(window)
      await slider.scrollIntoViewIfNeeded()
      await expect(session).toBeInViewport({ ratio: 0.1 })
    }
    await expect(page.getByText(`${number} of 25`, { exact: true })).toBeVisible()
  })
}
