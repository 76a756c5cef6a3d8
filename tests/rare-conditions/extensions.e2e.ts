import type { Page } from '@playwright/test'

import { useExtensions } from '../support/extensions.ts'
import { everything, holding } from '../support/held-requests.ts'
import { expectEverythingKept, fields, fillIn, INQUIRY, send, thanks } from '../support/inquiry.ts'
import { expect, test } from '../support/test.ts'
import { translate } from '../support/translator.ts'

const SCRIPTS = /\/assets\/(home|portfolio|about|contact|booking|not-found)\.[^/]+\.js$/

/** What React says of a page that it has to render anew. */
const RECOVERED = /Minified React error #418/
const STYLE_ATTRIBUTE = /inline style/

for (const [who, change] of Object.entries({
  extensions: useExtensions,
  'a translator': (page: Page) => translate(page, 'replaced'),
})) {
  test(`[C1 C2] text typed before hydration is kept on a page changed by ${who}`, async ({
    page,
    expectConsole,
  }) => {
    expectConsole(RECOVERED, STYLE_ATTRIBUTE)
    const { scripts, opened } = await openWithoutScripts(page, '/contact')
    await fillIn(page)
    await change(page)
    const form = (await page.locator('form').elementHandle())!
    const { message } = fields(page)
    await message.pressSequentially(' Pleas!')
    await message.press('ArrowLeft')

    scripts.letGo()
    await opened
    expect(await form.evaluate((element) => element.isConnected), 'the form is another').toBe(false)
    await expect(message).toBeFocused()
    await page.keyboard.type('e')
    const written = { ...INQUIRY, message: `${INQUIRY.message} Please!` }
    await expectEverythingKept(page, written)
    await page.reload()
    await expectEverythingKept(page, written)

    await send(page).click()
    await expect(thanks(page)).toBeVisible()
  })
}

/** Opens a page whose scripts wait until they are let go. */
async function openWithoutScripts(page: Page, path: string) {
  const { line, handler } = holding(everything)
  await page.route(SCRIPTS, handler)
  const asked = page.waitForRequest(SCRIPTS)
  const opened = page.goto(path, { waitUntil: 'domcontentloaded' })
  await asked
  return { scripts: line, opened }
}
