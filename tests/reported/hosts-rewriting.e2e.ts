import { PAGES } from '../support/pages.ts'
import { expect, test } from '../support/test.ts'

// microlinkhq/www#2122: Cloudflare hides addresses from those who have no JavaScript.

const ADDRESS = 'hello@dogwoodandsilver.example'

test.describe('without JavaScript, behind a host that hides email addresses', () => {
  test.use({ javaScriptEnabled: false })

  for (const path of PAGES) {
    test(`[L4] ${path} keeps its address as it is written`, async ({ page }) => {
      await page.route(`**${path}`, async (route) => {
        const response = await route.fetch()
        await route.fulfill({ response, body: hideAddresses(await response.text()) })
      })
      await page.goto(path)
      const link = page.getByRole('contentinfo').getByRole('link', { name: ADDRESS })
      await expect(link).toHaveAttribute('href', `mailto:${ADDRESS}`)
      expect(await page.content()).not.toContain('protected')
    })
  }
})

/** As Cloudflare does, and not where its documented comments say so. */
function hideAddresses(html: string): string {
  return html
    .split(/(<!--email_off-->.*<!--\/email_off-->)/s)
    .map((part) => (part.startsWith('<!--email_off-->') ? part : hidden(part)))
    .join('')
}

function hidden(part: string): string {
  const [head, body = ''] = part.split(/(?=<body)/)
  return (
    head +
    body
      .replaceAll(/mailto:[^"]+/g, '/cdn-cgi/l/email-protection#1a2b')
      .replaceAll(/[\w.]+@[\w.]+/g, '[email&#160;protected]')
  )
}

test('a phone that makes the city a link of its own leaves Contact as it is', async ({ page }) => {
  const city = 'Charlotte, North Carolina'
  await page.route('**/contact', async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    const link = `<a href="x-apple-data-detectors:0">${city}</a>`
    await route.fulfill({ response, body: html.replaceAll(`>${city}<`, `>${link}<`) })
  })
  await page.goto('/contact')
  await expect(page.getByRole('main').getByRole('link', { name: city })).toBeAttached()
})

test('iOS is asked to add no links of its own', async ({ page }) => {
  await page.goto('/contact')
  const detection = page.locator('meta[name="format-detection"]')
  await expect(detection).toHaveAttribute('content', /telephone=no.*date=no.*address=no/)
})
