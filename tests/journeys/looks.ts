import { readdir } from 'node:fs/promises'
import path from 'node:path'

import { expect, type Page } from '@playwright/test'

import { folderOf } from '../studios/studios.ts'
import { sendInquiry, thanks } from '../support/inquiry.ts'
import type { Journey } from './journey.ts'

const [FILM, TABLE, INK] = ['rgb(12, 10, 10)', 'rgb(36, 29, 28)', 'rgb(28, 19, 17)']

export const looks: Journey[] = [
  {
    says: 'a rare letter that is typed loads the rest of the typeface, and ordinary pages do without',
    wide: true,
    async expect({ page }) {
      const fonts = fontsOf(page)
      await page.goto('/contact', { waitUntil: 'networkidle' })
      const common = expect.stringContaining('-common-')
      expect(fonts).toEqual([common, common])
      await page.getByRole('textbox', { name: 'Name' }).fill('Zoë Nuñez')
      await expect.poll(() => fonts.filter((font) => font.includes('-rest-'))).toHaveLength(1)
    },
  },
  {
    says: 'a straight apostrophe is drawn in the typeface of its sentence, at no further download',
    wide: true,
    async expect({ page }) {
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
      const common = expect.stringContaining('-common-')
      expect(fonts).toEqual([common, common])
    },
  },
  {
    says: 'a studio’s own look is on its pages, in the browser’s bars, in its icon, and light words are dark on paper',
    studios: ['portraits'],
    logs: /404/,
    async expect({ page }) {
      await page.goto('/')
      await expect(page.locator('header > div')).toHaveCSS('background-color', FILM)
      await expect(page.locator('html')).toHaveCSS('background-color', TABLE)
      await expect(page.locator('main img').first()).toHaveCSS('clip-path', 'none')
      await expect(page.locator('[data-frame] img').first()).toHaveCSS('border-radius', '5px')
      await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', '#0c0a0a')

      const manifest = JSON.parse(await textOf(page, '/manifest.webmanifest'))
      expect(manifest).toMatchObject({ theme_color: '#0c0a0a', background_color: '#241d1c' })
      const icon = await textOf(page, '/favicon.svg')
      expect(icon.match(/#[0-9a-f]{6}/g)).toEqual(['#0c0a0a', '#f3a27f', '#961a08'])

      await page.emulateMedia({ media: 'print' })
      await expect(page.locator('main h1')).toHaveCSS('color', 'rgb(22, 19, 15)')
      await page.emulateMedia({ media: 'screen' })
      await page.goto('/contact')
      await expect(page.getByRole('textbox', { name: 'Name' })).toHaveCSS('color', INK)
      await page.goto('/nowhere')
      await expect(page.locator('html')).toHaveCSS('background-color', TABLE)
    },
  },
  {
    says: 'a studio is set in the typeface of its fonts folder, and comes with no other license',
    studios: ['portraits'],
    async expect({ page }) {
      await page.goto('/', { waitUntil: 'networkidle' })
      const families = await page.evaluate(() =>
        Array.from(document.fonts, ({ family }) => family.replaceAll('"', '')),
      )
      expect(families).not.toContain('Besley')
      await expect(page.getByRole('heading', { level: 1 })).toHaveCSS(
        'font-family',
        /^"?Archivo Narrow"?, "?Archivo Narrow Fallback/,
      )
      const licenses = await readdir(path.join(folderOf('portraits'), 'dist/client/licenses'))
      expect(licenses.filter((name) => name.endsWith('.txt'))).toEqual(['OFL.txt'])
    },
  },
]

/** Asks from within the page: Node does not know the names below `localhost`. */
function textOf(page: Page, address: string): Promise<string> {
  return page.evaluate(async (from) => (await fetch(from)).text(), address)
}

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
