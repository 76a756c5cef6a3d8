import { readdir } from 'node:fs/promises'
import path from 'node:path'

import { expect, type Page } from '@playwright/test'

import { folderOf } from '../studios/studios.ts'
import type { Journey } from './journey.ts'

const [FILM, TABLE, INK] = ['rgb(12, 10, 10)', 'rgb(36, 29, 28)', 'rgb(28, 19, 17)']

export const looks: Journey[] = [
  {
    says: 'a studio’s own look and typeface are on its pages, in the browser’s bars, in its icon, and light words are dark on paper',
    studios: ['portraits'],
    logs: /404/,
    async expect({ page }) {
      await page.goto('/')
      await expect(page.locator('header > div')).toHaveCSS('background-color', FILM)
      await expect(page.locator('html')).toHaveCSS('background-color', TABLE)
      await expect(page.locator('main img').first()).toHaveCSS('clip-path', 'none')
      await expect(page.locator('[data-frame] img').first()).toHaveCSS('border-radius', '5px')
      const face = /^"?Archivo Narrow"?, "?Archivo Narrow Fallback/
      await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-family', face)
      const licenses = await readdir(path.join(folderOf('portraits'), 'dist/client/licenses'))
      expect(licenses.filter((name) => name.endsWith('.txt'))).toEqual(['OFL.txt'])
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
]

/** Asks from within the page: Node does not know the names below `localhost`. */
function textOf(page: Page, address: string): Promise<string> {
  return page.evaluate(async (from) => (await fetch(from)).text(), address)
}
