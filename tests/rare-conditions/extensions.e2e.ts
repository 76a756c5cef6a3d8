import type { Page } from '@playwright/test'

import { useExtensions } from '../support/extensions.ts'
import { expectInquiryKept, fields, fillInForm, INQUIRY, send, thanks } from '../support/inquiry.ts'
import { openWithDelayedScripts } from '../support/page-scripts.ts'
import { expect, test } from '../support/test.ts'
import { RECOVERED, translate } from '../support/translator.ts'

const STYLE_ATTRIBUTE = /inline style/

for (const [who, change] of Object.entries({
  extensions: useExtensions,
  'a translator': (page: Page) => translate(page, 'replaced'),
})) {
  test(`text typed before hydration survives ${who}`, async ({ page, expectConsole }) => {
    expectConsole(RECOVERED, STYLE_ATTRIBUTE)
    const { scripts, opened } = await openWithDelayedScripts(page, '/contact')
    await fillInForm(page)
    await change(page)
    const form = (await page.locator('form').elementHandle())!
    const { message } = fields(page)
    await message.pressSequentially(' Pleas!')
    await message.press('ArrowLeft')

    scripts.release()
    await opened
    expect(
      await form.evaluate((element) => element.isConnected),
      'React rendered the form again',
    ).toBe(false)
    await expect(message).toBeFocused()
    await page.keyboard.type('e')
    const written = { ...INQUIRY, message: `${INQUIRY.message} Please!` }
    await expectInquiryKept(page, written)
    await page.reload()
    await expectInquiryKept(page, written)

    await send(page).click()
    await expect(thanks(page)).toBeVisible()
  })
}
