import { studio } from '../support/studios.ts'
import { expect, test } from '../support/test.ts'

test.use({ baseURL: studio('letters') })

test('every letter that a typeface has is drawn in it', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' })
  const drawn = await page.evaluate(async () => {
    await document.fonts.ready
    return Array.from(document.fonts)
      .filter(({ status }) => status === 'loaded')
      .map(({ family, unicodeRange }) => `${family.replaceAll('"', '')} ${unicodeRange}`)
  })

  // Đ, of the photographer’s name.
  expect(drawn).toContainEqual(expect.stringMatching(/^Besley .*U\+110/))
  expect(drawn).toContainEqual(expect.stringMatching(/^Archivo Narrow .*U\+110/))
})
