import { expect, test } from './support/test.ts'

test('[C1] typing a rare letter loads the rest of the typeface', async ({ page }) => {
  const fonts: string[] = []
  page.on('response', (answer) => {
    if (answer.url().endsWith('.woff2')) fonts.push(new URL(answer.url()).pathname)
  })

  await page.goto('/contact', { waitUntil: 'networkidle' })
  expect(fonts.filter((font) => font.includes('-common-'))).toHaveLength(2)
  expect(fonts.filter((font) => font.includes('-rest-'))).toEqual([])

  await page.getByRole('textbox', { name: 'Name' }).fill('Zoë Nuñez')
  await expect.poll(() => fonts.filter((font) => font.includes('-rest-'))).toHaveLength(1)
})

test('[L4] the font draws a straight apostrophe as a curly one', async ({ page }) => {
  await page.goto('/')
  const tagline = page.getByRole('contentinfo').getByText("capturing life's beautiful moments")
  await tagline.scrollIntoViewIfNeeded()
  await expect(tagline).toBeVisible()

  const isDrawn = () =>
    page.evaluate(() =>
      [...document.fonts].some(
        ({ unicodeRange, status }) => unicodeRange === 'U+27' && status === 'loaded',
      ),
    )
  await expect.poll(isDrawn).toBe(true)
})
