import type { Page } from '@playwright/test'

import { PAGES } from './support/pages.ts'
import { shownPhotographs } from './support/shown-photographs.ts'
import { expect, test } from './support/test.ts'

type Thing = Record<string, unknown>
type Offer = { price: number; priceCurrency: string; url: string; itemOffered: { name: string } }

const SITE = 'https://dogwoodandsilver.example'

for (const path of PAGES) {
  test(`${path} describes the studio to search engines`, async ({ page }) => {
    const things = await thingsOn(page, path)

    expect(of(things, 'LocalBusiness')).toMatchObject([
      {
        name: 'Dogwood & Silver',
        url: `${SITE}/`,
        email: 'hello@dogwoodandsilver.example',
        telephone: '+17045550136',
        image: expect.stringContaining(`${SITE}/uploads/card-home-`),
      },
    ])
    expect(of(things, 'WebSite')).toHaveLength(1)
    expect(of(things, 'WebPage')).toMatchObject([{ url: SITE + path }])
    expect(JSON.stringify(things)).not.toContain('streetAddress')
  })

  test(`[K4] ${path} names the address and rights of each photograph`, async ({
    page,
    request,
  }) => {
    const images = of(await thingsOn(page, path), 'ImageObject')
    const described = images.map(({ contentUrl }) => new URL(String(contentUrl)).pathname)
    expect(described.toSorted()).toEqual(await shownPhotographs(page))

    for (const { contentUrl, ...rights } of images) {
      expect(rights).toMatchObject({
        creator: { '@type': 'Person', name: 'June Calloway' },
        creditText: 'Dogwood & Silver',
        copyrightNotice: '© 2024 Dogwood & Silver',
        license: `${SITE}/contact#photographs`,
      })
      const { origin, pathname } = new URL(String(contentUrl))
      expect(origin).toBe(SITE)
      expect((await request.head(pathname)).status()).toBe(200)
    }
  })
}

test('[B1 F1] packages are offers to search engines, at the same prices', async ({ page }) => {
  const [business] = of(await thingsOn(page, '/booking'), 'LocalBusiness')
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
  expect(business?.priceRange).toBe('$80–$420')
})

test('every page but Home has a breadcrumb trail from Home', async ({ page }) => {
  expect(of(await thingsOn(page, '/'), 'BreadcrumbList')).toEqual([])

  const [trail] = of(await thingsOn(page, '/about'), 'BreadcrumbList')
  expect(trail?.itemListElement).toMatchObject([
    { position: 1, item: `${SITE}/` },
    { position: 2, name: 'About', item: `${SITE}/about` },
  ])
})

async function thingsOn(page: Page, path: string): Promise<Thing[]> {
  await page.goto(path)
  const script = await page.locator('script[type="application/ld+json"]').textContent()
  const { '@context': context, '@graph': things } = JSON.parse(script ?? '')
  expect(context).toBe('https://schema.org')
  return things
}

function of(things: Thing[], type: string): Thing[] {
  return things.filter((thing) => thing['@type'] === type)
}
