import { expect, test } from './support/test.ts'

test('[C1] a name with rare letters is written in the site’s typeface, whose rest comes when it is typed', async ({
  page,
}) => {
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

test('[L4] a straight apostrophe is drawn curly, and stays as it was typed', async ({ page }) => {
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
