import { gotoWithFrozenClock } from '../support/frozen-clock.ts'
import { fields, send, thanks } from '../support/inquiry.ts'
import { expect, test } from '../support/test.ts'

const EMAIL = 'nadia@example.com'

const strange = {
  markup: '<img src=x onerror="document.title=1"><script>document.title = 1</script>&amp;',
  emoji: '👩‍👩‍👧 at dusk 🎞️',
  'right to left': 'مرحبا، نريد صورة \u202eبالأبيض\u202c',
  'half an emoji': 'cut \ud83d here',
  'a hundred kilobytes': 'the light in May '.repeat(6000),
}

for (const [about, text] of Object.entries(strange)) {
  test(`[C2 F5] typed text is logged unchanged and shown as text: ${about}`, async ({ page }) => {
    await page.addInitScript(() => {
      console.log = (...said: unknown[]) => (document.body.dataset.logged = JSON.stringify(said))
    })
    await gotoWithFrozenClock(page, '/contact')
    const title = await page.title()
    const { name, email, preferredDate, message } = fields(page)
    await email.fill(EMAIL)
    for (const field of [name, preferredDate, message]) {
      // As code units, because half an emoji cannot be sent to the browser.
      const units = Array.from({ length: text.length }, (_, at) => text.charCodeAt(at))
      await field.evaluate((control: HTMLInputElement, codes) => {
        control.value = codes.map((code) => String.fromCharCode(code)).join('')
      }, units)
    }
    await send(page).click()
    await expect(thanks(page)).toBeVisible()

    const logged = await page.evaluate(() => document.body.dataset.logged!)
    // Browsers replace lone surrogates in form fields.
    const repaired = text.replace(/\p{Surrogate}/gu, '\ufffd')
    const inquiry = { name: repaired, email: EMAIL, preferredDate: repaired, message: repaired }
    expect(JSON.parse(logged)).toEqual(['Inquiry', inquiry])
    await expect(thanks(page).getByRole('definition').first()).toHaveText(repaired.trim())
    await expect(page).toHaveTitle(title)
  })
}
