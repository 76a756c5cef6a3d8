import { expect, test } from './support/test.ts'

test('[A1] the photographer is introduced by portrait, story and quote', async ({ page }) => {
  await page.goto('/about')
  await expect(page.getByRole('img', { name: /looking down into the finder/ })).toBeVisible()
  await expect(page.getByText('Self-portrait. It helps when nobody is looking back.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'One person, one roll at a time, one good hour.',
  )
  await expect(page.getByText(/^My grandfather left me a 35mm camera/)).toBeVisible()
  await expect(page.getByRole('blockquote')).toContainText('I’m waiting for frame nine.')
})

test('[A2] three cards say what the studio believes', async ({ page }) => {
  await page.goto('/about')
  const cards = page.getByRole('article')
  await expect(cards).toHaveCount(3)
  for (const [index, title] of [
    'Authentic Moments',
    'Film Aesthetic',
    'Heirloom Quality',
  ].entries()) {
    await expect(cards.nth(index).getByRole('heading', { name: title })).toBeVisible()
    await expect(cards.nth(index).getByRole('paragraph')).not.toBeEmpty()
  }
})

test('[A3] a button leads to booking', async ({ page }) => {
  await page.goto('/about')
  await page.getByRole('main').getByRole('link', { name: 'Book a Session' }).click()
  await expect(page).toHaveURL(/\/booking$/)
})
