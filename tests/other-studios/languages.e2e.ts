import { layoutProblems } from '#owner/check/layout-problems.ts'
import { PAGES } from '../support/pages.ts'
import { STATES } from '../support/states-in-words.ts'
import { studio } from '../support/studios.ts'
import { swipe } from '../support/swipe.ts'
import { expect, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'
import { wordsOf } from '../studios/words-of.ts'

const PHONE = { width: 390, height: 844 }

/** Names, addresses and units, in Latin letters everywhere. The rights in prints are the demo’s, whose prints they are. */
const NAMES =
  /(© 2024 )?Dogwood & Silver|June Calloway|\S+@\S+|https?:\/\/\S+|\S+\.(com|org|io|example|jpg)\b|Ektar|Kodak Gold|Ilford HP5 Plus|Portra|35 ?mm|\d+A\b|summary_large_image|image\/jpeg|website|[a-z]{2}_[A-Z]{2}/gi

for (const [name, language, direction] of [['arabic', 'ar-JO', 'rtl']] as const) {
  const english = /\p{Script=Latin}{2}/u

  test.describe(`the ${name} studio`, () => {
    test.use({ baseURL: studio(name), locale: language })

    for (const [state, open] of Object.entries(STATES)) {
      test(`says nothing in English: ${state}`, async ({ page, expectConsole }) => {
        expectConsole(/./)
        await open(page, await wordsOf(name), name)
        await expect(page.locator('html')).toHaveAttribute('lang', language)
        expect(await page.locator('html').getAttribute('dir')).toBe(direction)

        const texts = (await textsOf(page)).map((text) => text.replaceAll(NAMES, ''))
        expect(texts.length).toBeGreaterThan(20)
        expect(texts.filter((text) => english.test(text))).toEqual([])
      })
    }

    test.describe(() => {
      test.use({ javaScriptEnabled: false })

      test('says nothing in English without JavaScript', async ({ page, expectConsole }) => {
        expectConsole(/404/)
        for (const address of [...PAGES, '/nope']) {
          await page.goto(address)
          const texts = (await textsOf(page)).map((text) => text.replaceAll(NAMES, ''))
          expect(texts.length).toBeGreaterThan(20)
          expect(texts.filter((text) => english.test(text))).toEqual([])
        }
      })
    })

    test('refuses an empty form in a message that is the browser’s own', async ({ page }) => {
      const { contact } = await wordsOf(name)
      await page.goto('/contact')
      await page.getByRole('button', { name: contact.inquiry.button }).click()
      const field = page.getByRole('textbox', { name: contact.inquiry.name.label })
      await expect(field).toBeFocused()
      const own = await field.evaluate((input: HTMLInputElement) => input.validationMessage)
      await expect(field).toHaveAccessibleDescription(own)
    })

    for (const address of [...PAGES, '/nope']) {
      test(`has room for its words on ${address}`, async ({ page, expectConsole }) => {
        expectConsole(/404/)
        await page.goto(address)
        for (const width of [320, 390, 768, 1440]) {
          await page.setViewportSize({ width, height: 900 })
          expect(await layoutProblems(page), `${width} px`).toEqual([])
        }
      })
    }

    test('tells search engines, networks and launchers its language', async ({ page }) => {
      await page.goto('/')
      const data = await page.locator('script[type="application/ld+json"]').textContent()
      const graph: { inLanguage?: string }[] = JSON.parse(data!)['@graph']
      expect(graph.flatMap(({ inLanguage }) => inLanguage ?? [])).toEqual([language, language])
      const locale = page.locator('meta[property="og:locale"]')
      await expect(locale).toHaveAttribute('content', direction ? 'ar_JO' : 'nb_NO')
      const manifest = await page.evaluate(async () =>
        (await fetch('/manifest.webmanifest')).json(),
      )
      expect(manifest).toMatchObject({ lang: language, dir: direction ?? 'ltr' })
    })
  })
}

test.describe('in Arabic', () => {
  test.use({ baseURL: studio('arabic') })

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

  test('[P3 P5] the carousel goes to the left, by button, key and mouse', async ({ page }) => {
    await page.setViewportSize(PHONE)
    await page.goto('/portfolio')
    const strip = page.getByRole('region', { name: 'آخر الجلسات' })
    await strip.scrollIntoViewIfNeeded()
    const position = page.locator('p', { hasText: /^[\d٠-٩]+ من [\d٠-٩]+$/ })
    await expect(position).toHaveText('١ من ٦')
    await page.getByRole('button', { name: 'الجلسة التالية' }).click()
    await expect(position).toHaveText('٢ من ٦')
    await page.keyboard.press('ArrowLeft')
    await expect(position).toHaveText('٣ من ٦')
    await page.keyboard.press('ArrowRight')
    await expect(position).toHaveText('٢ من ٦')
    await expect
      .poll(() => strip.evaluate(({ scrollLeft }: HTMLElement) => scrollLeft))
      .toBeLessThan(0)
  })

  test('[H3] a swipe to the right leads on, in slideshow and lightbox', async ({ page }) => {
    await page.setViewportSize(PHONE)
    await page.goto('/')
    await swipe(page.locator('section.film img').first(), 120)
    await expect(page.locator('[aria-current=true]').first()).toHaveText('٢')

    await page.goto('/portfolio')
    await page.locator('a[data-lightbox]').first().click()
    await expect(page.getByText('اللقطة ١ من ٣').first()).toBeVisible()
    await swipe(page.getByRole('dialog').getByRole('img').first(), 120)
    await expect(page.getByText('اللقطة ٢ من ٣').first()).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByText('اللقطة ١ من ٣').first()).toBeVisible()
  })
})
