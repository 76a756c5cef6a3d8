import type { Page } from '@playwright/test'
import sharp from 'sharp'

import { PAGES } from './support/pages.ts'
import { expect, test } from './support/test.ts'

type Thing = Record<string, unknown>
type Offer = { price: number; priceCurrency: string; url: string; itemOffered: { name: string } }

const SITE = 'https://dogwoodandsilver.example'

for (const path of PAGES) {
  test(`${path} describes itself and the studio to search engines`, async ({ page }) => {
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
    expect(of(things, 'LocalBusiness')).toMatchObject([
      { name: 'Dogwood & Silver', email: 'hello@dogwoodandsilver.example' },
    ])
    expect(of(things, 'WebPage')).toMatchObject([{ url: SITE + path }])
    expect(of(things, 'BreadcrumbList')).toHaveLength(path === '/' ? 0 : 1)
  })

  test(`[K4] a shared link to ${path} has a picture`, async ({ page, request }) => {
    await page.goto(path)
    const address = await meta(page, 'property=og:image')
    expect(address).toMatch(/^https:\/\/dogwoodandsilver\.example\/uploads\/card-/)
    expect(await meta(page, 'property=og:image:alt')).not.toBe('')
    expect(await meta(page, 'name=twitter:card')).toBe('summary_large_image')

    const answer = await request.get(new URL(address).pathname)
    expect(answer.headers()['content-type']).toBe(await meta(page, 'property=og:image:type'))
    const card = await answer.body()
    expect(card.length).toBeLessThan(250_000)
    expect(await sharp(card).metadata()).toMatchObject({
      format: 'jpeg',
      width: Number(await meta(page, 'property=og:image:width')),
      height: Number(await meta(page, 'property=og:image:height')),
    })
  })

  test(`${path} names the address and rights of each photograph`, async ({ page }) => {
    await page.goto(path)
    const images = of(await thingsOn(page), 'ImageObject')
    expect(images.map(({ contentUrl }) => contentUrl).toSorted()).toEqual(
      await shownPhotographs(page),
    )
    for (const rights of images) {
      expect(rights).toMatchObject({
        creator: { '@type': 'Person', name: 'June Calloway' },
        creditText: 'Dogwood & Silver',
        copyrightNotice: '© 2024 Dogwood & Silver',
        license: `${SITE}/contact#photographs`,
      })
    }
  })
}

test('[B1 F1] packages are offers to search engines, at the same prices', async ({ page }) => {
  await page.goto('/booking')
  const [business] = of(await thingsOn(page), 'LocalBusiness')
  const offers = business?.makesOffer as Offer[]
  const cards = page.getByRole('article')
  await expect(cards).toHaveCount(offers.length)

  for (const [index, { price, priceCurrency, url, itemOffered }] of offers.entries()) {
    const card = cards.nth(index)
    await expect(card.getByRole('heading', { name: itemOffered.name, exact: true })).toBeVisible()
    await expect(card.getByText(`$${price}`, { exact: true })).toBeVisible()
    await expect(card.getByRole('link', { name: /^Book Now/ })).toHaveAttribute('href', url)
    expect(priceCurrency).toBe('USD')
  }
})

test('a missing page asks search engines not to list it', async ({ page, expectConsole }) => {
  expectConsole(/404/)
  await page.goto('/nowhere')

  expect(await meta(page, 'name=robots')).toBe('noindex')
  await expect(page.locator('link[rel=canonical], script[type="application/ld+json"]')).toHaveCount(
    0,
  )
})

test('[L5] the sitemap lists all five pages and their photographs', async ({ page, request }) => {
  const answer = await request.get('/sitemap.xml')
  expect(answer.headers()['content-type']).toContain('application/xml')
  const entries = (await answer.text()).split('<url>').slice(1)
  expect(entries).toHaveLength(PAGES.length)

  for (const [index, path] of PAGES.entries()) {
    expect(entries[index]).toContain(`<loc>${SITE}${path}</loc>`)
    await page.goto(path)
    const images = entries[index]!.matchAll(/<image:loc>([^<]+)</g)
    expect(Array.from(images, ([, image]) => image).toSorted()).toEqual(
      await shownPhotographs(page),
    )
  }
})

test('icons have the sizes that the manifest and the page name', async ({ page, request }) => {
  const answer = await request.get('/manifest.webmanifest')
  expect(answer.headers()['content-type']).toContain('application/manifest+json')
  const { icons, name } = await answer.json()
  expect(name).toBe('Dogwood & Silver')

  await page.goto('/')
  const apple = await page.locator('link[rel=apple-touch-icon]').getAttribute('href')
  for (const { src, sizes, type } of [
    ...icons,
    { src: apple, sizes: '180x180', type: 'image/png' },
  ]) {
    const icon = await request.get(src)
    expect(icon.headers()['content-type']).toBe(type)
    const { width, height } = await sharp(await icon.body()).metadata()
    expect(`${width}x${height}`).toBe(sizes)
  }
  const favicon = await request.get('/favicon.ico')
  expect(favicon.headers()['content-type']).toBe('image/x-icon')
})

async function meta(page: Page, attribute: string): Promise<string> {
  const [name, value] = attribute.split('=')
  return (await page.locator(`meta[${name}="${value}"]`).getAttribute('content')) ?? ''
}

async function thingsOn(page: Page): Promise<Thing[]> {
  const script = await page.locator('script[type="application/ld+json"]').textContent()
  return JSON.parse(script ?? '')['@graph']
}

function of(things: Thing[], type: string): Thing[] {
  return things.filter((thing) => thing['@type'] === type)
}

/** The address of the largest JPEG of each photograph in the page’s main part. */
async function shownPhotographs(page: Page): Promise<string[]> {
  const pictures = page.getByRole('main').locator('picture > img')
  const srcsets = await pictures.evaluateAll((all) =>
    all.map((image) => (image as HTMLImageElement).srcset),
  )
  const largest = srcsets.map((srcset) => SITE + srcset.split(', ').at(-1)!.split(' ')[0]!)
  return [...new Set(largest)].toSorted()
}
