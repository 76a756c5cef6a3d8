import { gotoWithFrozenClock } from '../support/frozen-clock.ts'
import { fields, INQUIRY, send, thanks } from '../support/inquiry.ts'
import { expect, test } from '../support/test.ts'

const STRANGE = [
  '<img src=x onerror="document.title=1"><script>document.title = 1</script>&amp;',
  '👩‍👩‍👧 at dusk 🎞️ مرحبا، نريد صورة \u202eبالأبيض\u202c cut \ud83d here',
  'the light in May '.repeat(6000),
].join(' ')

test('[C2 F5] any typed text is logged unchanged and shown as text', async ({ page }) => {
  await page.addInitScript(() => {
    console.log = (...said: unknown[]) => (document.body.dataset.logged = JSON.stringify(said))
  })
  await gotoWithFrozenClock(page, '/contact')
  const title = await page.title()
  const { name, email, preferredDate, message } = fields(page)
  await email.fill(INQUIRY.email)
  for (const field of [name, preferredDate, message]) {
    // As code units, because half an emoji cannot be sent to the browser.
    const units = Array.from({ length: STRANGE.length }, (_, at) => STRANGE.charCodeAt(at))
    await field.evaluate((control: HTMLInputElement, codes) => {
      control.value = codes.map((code) => String.fromCharCode(code)).join('')
    }, units)
  }
  await send(page).click()
  await expect(thanks(page)).toBeVisible()

  const logged = await page.evaluate(() => document.body.dataset.logged!)
  // Browsers replace lone surrogates in form fields.
  const repaired = STRANGE.replace(/\p{Surrogate}/gu, '\ufffd')
  const inquiry = { name: repaired, preferredDate: repaired, message: repaired }
  expect(JSON.parse(logged)).toEqual(['Inquiry', { ...inquiry, email: INQUIRY.email }])
  await expect(thanks(page).locator('dd').first()).toHaveText(repaired.trim())
  await expect(page).toHaveTitle(title)
})
