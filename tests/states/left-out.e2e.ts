import { addressOf } from '../studios/studios.ts'
import { expect, test } from '../support/test.ts'

test.describe('a studio that leaves out what may be', { tag: '@all' }, () => {
  test.use({ baseURL: addressOf('smallest') })

  test('a studio that answers no questions before a booking has no trace of them', async ({
    page,
  }) => {
    const answers = 'details, blockquote, main dl:has(> div > dt), [data-until], iframe'
    for (const path of ['/', '/booking']) {
      await page.goto(path)
      await expect(page.locator(answers), path).toHaveCount(0)
    }
    await page.goto('/contact')
    const parts = 'details, fieldset, iframe, #privacy, :is([href^="sms:"], [href^="tel:"])'
    await expect(page.locator(parts)).toHaveCount(0)
    await expect(page.getByRole('contentinfo').getByRole('link')).toHaveCount(5)
  })

  test('without a roll, recent work and stories, nothing of them is on a page', async ({
    page,
  }) => {
    const home = await (await page.goto('/'))!.text()
    expect(home).not.toMatch(/data-lightbox|data-sheet|"lightbox"|id="roll"/)
    const portfolio = await (await page.goto('/portfolio'))!.text()
    expect(portfolio).toContain('data-lightbox="featured"')
    expect(portfolio).not.toMatch(/href="\/#roll"|<small|data-lightbox="sessions"/)
  })
})
