import { addressOf } from '../studios/studios.ts'
import { wordsOf, type StudioWords } from '../studios/words-of.ts'
import { expect, test as base } from '../support/test.ts'

const test = base.extend<{ words: StudioWords }>({
  // oxlint-disable-next-line no-empty-pattern
  words: async ({}, provide) => provide(await wordsOf('arabic')),
})

test.describe('in Arabic', { tag: '@all' }, () => {
  test.use({ baseURL: addressOf('arabic'), viewport: { width: 390, height: 844 } })

  test('search engines, networks and launchers learn language and direction', async ({
    page,
    words,
  }) => {
    const { tag, direction, openGraph } = words
    await page.goto('/about')
    const data = await page.locator('script[type="application/ld+json"]').textContent()
    const graph: { inLanguage?: string }[] = JSON.parse(data!)['@graph']
    expect(new Set(graph.flatMap(({ inLanguage }) => inLanguage ?? []))).toEqual(new Set([tag]))
    await expect(page.locator('html')).toHaveAttribute('dir', direction)
    await expect(page.locator('meta[property="og:locale"]')).toHaveAttribute('content', openGraph)
    await expect(page.locator('link[hreflang=en]')).toHaveAttribute(
      'href',
      'https://olive.example/about',
    )
    const manifest = await page.evaluate(async () => (await fetch('/manifest.webmanifest')).json())
    expect(manifest).toMatchObject({ lang: tag, dir: direction })
  })

  test('words are in a typeface that has them', async ({ page }) => {
    await page.goto('/', { waitUntil: 'networkidle' })
    const loaded = await page.evaluate(async () => {
      await document.fonts.ready
      return Array.from(document.fonts)
        .filter(({ status }) => status === 'loaded')
        .map(({ family, unicodeRange }) => `${family.replaceAll('"', '')} ${unicodeRange}`)
    })
    expect(loaded).toContainEqual(expect.stringMatching(/^Vazirmatn .*U\+62[0-9A-F]/))
    expect(loaded.join()).not.toMatch(/Besley|Archivo/)
  })

  test('prices, steps and the year are in its digits', async ({ page }) => {
    await page.goto('/booking')
    await expect(page.locator('ol li').getByText('١', { exact: true })).toBeVisible()
    await expect(page.getByRole('contentinfo')).toContainText('© ٢٠٢٤')
    const data = await page.locator('script[type="application/ld+json"]').textContent()
    expect(JSON.parse(data!)['@graph'][0]).toMatchObject({
      makesOffer: [{ price: 80, priceCurrency: 'JOD' }, { price: 420 }],
    })
  })
})
