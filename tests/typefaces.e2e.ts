import { expect, test } from './support/test.ts'

test('[C1] typing a rare letter loads the rest of the typeface', async ({ page }) => {
  const fonts: string[] = []
  page.on('response', (answer) => {
    if (answer.url().endsWith('.woff2')) fonts.push(new URL(answer.url()).pathname)
  })

  await page.goto('/contact', { waitUntil: 'networkidle' })
  expect(fonts).toEqual([expect.stringContaining('-common-'), expect.stringContaining('-common-')])

  await page.getByRole('textbox', { name: 'Name' }).fill('Zoë Nuñez')
  await expect.poll(() => fonts.filter((font) => font.includes('-rest-'))).toHaveLength(1)
})
