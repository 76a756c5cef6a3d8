import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'

import { addressOf } from '../studios/studios.ts'
import { PAGES } from '../support/pages.ts'
import type { Journey } from './journey.ts'

type Thing = Record<string, unknown>

const SITE = 'https://dogwoodandsilver.example'

export const foundAndShared: Journey[] = [
  {
    id: 'K4',
    says: 'photographs, and the picture of a shared link, are static files under /uploads/',
    async expect({ page }) {
      const prints = new Set<string>()
      for (const path of [...PAGES, '/nope']) {
        const html = await (await page.request.get(path)).text()
        for (const [tag] of html.matchAll(/<(img|source)\b[^>]*>/g)) {
          for (const [, list = ''] of tag.matchAll(/\bsrc(?:set)?="([^"]+)"/gi)) {
            const addresses = list.split(', ').map((one) => one.split(' ')[0]!)
            for (const address of addresses) {
              // The `img` is for browsers without AVIF.
              expect(address).toMatch(
                tag.startsWith('<img') ? /^(\/uploads\/.+\.(jpg|svg)$|data:)/ : /^\/uploads\//,
              )
              prints.add(address)
            }
          }
        }
      }
      expect(prints.size).toBeGreaterThan(250)
      const refused = Array.from(prints, async (print) => {
        const { ok } = await fetch(addressOf('demo') + print, { method: 'HEAD' })
        return ok ? [] : print
      })
      expect((await Promise.all(refused)).flat()).toEqual([])

      for (const path of PAGES) {
        await page.goto(path)
        const address = await meta(page, 'property=og:image')
        expect(address).toMatch(/^https:\/\/dogwoodandsilver\.example\/uploads\/card-/)
        expect(await meta(page, 'property=og:image:alt')).not.toBe('')
        const answer = await page.request.get(new URL(address).pathname)
        expect(answer.headers()['content-type']).toBe(await meta(page, 'property=og:image:type'))
      }
    },
  },
  {
    says: 'search engines and networks find on each page what it is, and whose',
    async expect({ page }) {
      for (const path of PAGES) {
        await page.goto(path)
        const title = await page.title()
        const description = await meta(page, 'name=description')
        expect(title).toMatch(/^.{4,60} \| Dogwood & Silver$/)
        expect(description).toMatch(/^.{50,200}$/)
        expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(SITE + path)
        expect(await meta(page, 'property=og:url')).toBe(SITE + path)
        expect(await meta(page, 'property=og:title')).toBe(title)
        expect(await meta(page, 'property=og:description')).toBe(description)
        await expect(page.locator('meta[name=robots]')).toHaveCount(0)

        const things = await thingsOn(page)
        expect(of(things, 'ProfessionalService')).toMatchObject([
          { name: 'Dogwood & Silver', email: 'hello@dogwoodandsilver.example' },
        ])
        expect(of(things, 'WebPage')).toMatchObject([{ url: SITE + path }])
        expect(of(things, 'BreadcrumbList')).toHaveLength(path === '/' ? 0 : 1)
      }
    },
  },
  {
    says: 'icons have the sizes that the manifest and the page name',
    page: '/',
    async expect({ page }) {
      const manifest = await page.request.get('/manifest.webmanifest')
      expect(manifest.headers()['content-type']).toContain('application/manifest+json')
      const { icons, name } = await manifest.json()
      expect(name).toBe('Dogwood & Silver')
      const apple = await page.locator('link[rel=apple-touch-icon]').getAttribute('href')
      const all = [...icons, { src: apple, sizes: '180x180', type: 'image/png' }]
      for (const { src, sizes, type } of all) {
        const icon = await page.request.get(src)
        expect(icon.headers()['content-type']).toBe(type)
        const { width, height } = await sharp(await icon.body()).metadata()
        expect(`${width}x${height}`).toBe(sizes)
      }
    },
  },
]

async function meta(page: Page, attribute: string): Promise<string> {
  const [name, value] = attribute.split('=')
  return (await page.locator(`meta[${name}="${value}"]`).getAttribute('content')) ?? ''
}

export async function thingsOn(page: Page): Promise<Thing[]> {
  const script = await page.locator('script[type="application/ld+json"]').textContent()
  return JSON.parse(script ?? '')['@graph']
}

function of(things: Thing[], type: string): Thing[] {
  return things.filter((thing) => thing['@type'] === type)
}
