import type { Page } from '@playwright/test'
import sharp from 'sharp'

import { PAGES } from './support/pages.ts'
import { expect, test } from './support/test.ts'

const SITE = 'https://dogwoodandsilver.example'

for (const path of PAGES) {
  test(`${path} has a title, a description and a canonical address`, async ({ page }) => {
    await page.goto(path)
    const title = await page.title()
    const description = await meta(page, 'name=description')

    expect(title).toMatch(/^.{4,60} \| Dogwood & Silver$/)
    expect(description.length).toBeGreaterThan(50)
    expect(description.length).toBeLessThan(200)
    expect(await link(page, 'canonical')).toBe(SITE + path)
    expect(await meta(page, 'property=og:url')).toBe(SITE + path)
    expect(await meta(page, 'property=og:title')).toBe(title)
    expect(await meta(page, 'property=og:description')).toBe(description)
    expect(await meta(page, 'name=theme-color')).toBe('#12100e')
    await expect(page.locator('meta[name=robots]')).toHaveCount(0)
  })

  test(`[K4] a shared link to ${path} has a picture of its own`, async ({ page, request }) => {
    await page.goto(path)
    const address = await meta(page, 'property=og:image')
    expect(address).toMatch(/^https:\/\/dogwoodandsilver\.example\/uploads\/card-/)
    expect(await meta(page, 'property=og:image:alt')).not.toBe('')
    expect(await meta(page, 'name=twitter:card')).toBe('summary_large_image')

    const answer = await request.get(new URL(address).pathname)
    expect(answer.status()).toBe(200)
    expect(answer.headers()['content-type']).toBe(await meta(page, 'property=og:image:type'))

    const picture = await answer.body()
    const { format, width, height } = await sharp(picture).metadata()
    expect(picture.length).toBeLessThan(250_000)
    expect(format).toBe('jpeg')
    expect([width, height]).toEqual([1200, 630])
    expect(await meta(page, 'property=og:image:width')).toBe('1200')
    expect(await meta(page, 'property=og:image:height')).toBe('630')
  })
}

test('[N1] a missing page asks search engines not to list it', async ({ page, expectConsole }) => {
  expectConsole(/404/)
  await page.goto('/nowhere')

  expect(await meta(page, 'name=robots')).toBe('noindex')
  await expect(page.locator('link[rel=canonical], script[type="application/ld+json"]')).toHaveCount(
    0,
  )
})

async function meta(page: Page, attribute: string): Promise<string> {
  const [name, value] = attribute.split('=')
  return (await page.locator(`meta[${name}="${value}"]`).getAttribute('content')) ?? ''
}

function link(page: Page, rel: string): Promise<string | null> {
  return page.locator(`link[rel=${rel}]`).getAttribute('href')
}
