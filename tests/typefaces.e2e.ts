import type { Page } from '@playwright/test'

import { sendInquiry, thanks } from './support/inquiry.ts'
import { expect, test } from './support/test.ts'

test('typing a rare letter loads the rest of the typeface', async ({ page }) => {
  const fonts = fontsOf(page)

  await page.goto('/contact', { waitUntil: 'networkidle' })
  expect(fonts).toEqual([expect.stringContaining('-common-'), expect.stringContaining('-common-')])

  await page.getByRole('textbox', { name: 'Name' }).fill('Zoë Nuñez')
  await expect.poll(() => fonts.filter((font) => font.includes('-rest-'))).toHaveLength(1)
})

test('[L4 C2] a straight apostrophe is drawn in the typeface of its sentence, at no further download', async ({
  page,
}) => {
  const fonts = fontsOf(page)
  await sendInquiry(page)
  await expect(thanks(page)).toBeVisible()

  for (const text of [
    "Film photography capturing life's beautiful moments",
    "I'll be in touch within 24–48 hours.",
  ]) {
    await page.getByText(text).scrollIntoViewIfNeeded()
    expect(await facesOf(page, text), text).toEqual([{ ours: true, letters: text.length }])
  }
  expect(fonts).toEqual([expect.stringContaining('-common-'), expect.stringContaining('-common-')])
})

/** The paths of the fonts that a page loads from now on. */
function fontsOf(page: Page): string[] {
  const fonts: string[] = []
  page.on('response', (answer) => {
    if (answer.url().endsWith('.woff2')) fonts.push(new URL(answer.url()).pathname)
  })
  return fonts
}

/** The faces that a text is drawn in, and how many letters each draws. */
async function facesOf(page: Page, text: string) {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  await session.send('DOM.getDocument')
  const { searchId } = await session.send('DOM.performSearch', { query: `//*[text()="${text}"]` })
  const found = { searchId, fromIndex: 0, toIndex: 1 }
  const { nodeIds } = await session.send('DOM.getSearchResults', found)
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId: nodeIds[0]! })
  return fonts.map(({ isCustomFont, glyphCount }) => ({ ours: isCustomFont, letters: glyphCount }))
}
