import type { Page, Request } from '@playwright/test'

import { gotoWithFrozenClock } from '../support/frozen-clock.ts'
import {
  expectEverythingKept,
  failure,
  fields,
  fillIn,
  INQUIRY,
  receive,
  saying,
  send,
  thanks,
} from '../support/inquiry.ts'
import { studio } from '../support/studios.ts'
import { expect, test } from '../support/test.ts'

/** What a receiver complains of, in its own words. */
const SAID = 'This does not look right.'
const OUT_OF_ORDER = 'isn’t working'

/** At whose studio each receiver is, what it is sent, and how it says whether it arrived. */
const receivers: Record<string, Receiver> = {
  Formspree: {
    at: studio('formspree'),
    to: 'https://formspree.io/f/mqkvgrdz',
    type: 'multipart/form-data',
    body: INQUIRY,
    yes: saying(200, { ok: true, next: 'https://formspree.io/thanks' }),
    no: saying(422, { errors: [{ code: 'TYPE_EMAIL', field: 'email', message: SAID }] }),
  },
  Web3Forms: {
    at: studio('letters'),
    to: 'https://api.web3forms.com/submit',
    type: 'multipart/form-data',
    body: { access_key: '6f1c2a52-93d1-4b0e-8f0a-2c4d5e6f7a8b', ...INQUIRY },
    yes: saying(200, { success: true, message: 'Email sent successfully!' }),
    no: saying(400, { statusCode: 400, success: false, body: { message: SAID } }),
  },
  StaticForms: {
    at: studio('portraits'),
    to: 'https://api.staticforms.dev/submit',
    type: 'application/json',
    body: { apiKey: 'sf_1a2b3c4d5e6f7a8b', ...INQUIRY },
    yes: saying(200, { success: true }),
    no: saying(400, { success: false, message: SAID }),
  },
  Netlify: {
    at: studio('smallest'),
    to: `${studio('smallest')}/`,
    type: 'application/x-www-form-urlencoded',
    body: { 'form-name': 'inquiry', ...INQUIRY },
    yes: (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Thank you!</h1>' }),
    no: (route) => route.fulfill({ status: 404, contentType: 'text/html', body: 'Not found' }),
    said: OUT_OF_ORDER,
  },
}

type Receiver = {
  at: string
  to: string
  type: string
  body: Record<string, string>
  yes: Parameters<typeof receive>[1]
  no: Parameters<typeof receive>[1]
  /** What a visitor reads then, if not the receiver's own words. */
  said?: string
}

test.describe(() => {
  test.use({ baseURL: studio('formspree') })

  test('[C1 C2] a captcha page in place of an answer is no success', async ({ page }) => {
    await receive(page, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>Verify that you are human</h1>' }),
    )
    await page.goto('/contact')
    await fillIn(page)
    await send(page).click()

    await expect(failure(page)).toContainText('I can’t tell whether it arrived')
    await expect(thanks(page)).toBeHidden()
    await expectEverythingKept(page)
  })
})

for (const [receiver, expected] of Object.entries(receivers)) {
  const { at, to, type, body, yes, no, said = SAID } = expected

  test.describe(() => {
    test.use({ baseURL: at })

    test(`[C2 C3 F5] ${receiver} gets the message, and nothing is logged`, async ({ page }) => {
      const logged = logs(page)
      const posts = await receive(page, yes)
      await gotoWithFrozenClock(page, '/contact')
      await fillIn(page)
      await send(page).click()

      await expect(thanks(page)).toContainText("I'll be in touch within 24–48 hours.")
      expect(posts.map((post) => post.url())).toEqual([to])
      expect(await posts[0]!.headerValue('content-type')).toContain(type)
      expect(await posts[0]!.headerValue('accept')).toBe('application/json')
      expect(bodyOf(posts[0]!)).toEqual(body)

      await page.clock.runFor(3000)
      await expect(fields(page).name).toBeFocused()
      for (const field of Object.values(fields(page))) await expect(field).toHaveValue('')
      expect(logged).toEqual([])
    })

    test(`[C1 C2] what ${receiver} has against a message is told, and nothing is lost`, async ({
      page,
      expectConsole,
    }) => {
      expectConsole(/Failed to load resource/)
      await receive(page, no)
      await page.goto('/contact')
      await fillIn(page)
      await send(page).click()

      await expect(failure(page)).toBeVisible()
      await expect(page.locator('form')).toContainText(said)
      await expectEverythingKept(page)
      await page.reload()
      await expectEverythingKept(page)
    })
  })
}

function logs(page: Page) {
  const texts: string[] = []
  page.on('console', (entry) => {
    if (entry.type() === 'log') texts.push(entry.text())
  })
  return texts
}

/** The fields of a post, however they are written. */
function bodyOf(request: Request): Record<string, string> {
  const body = request.postData() ?? ''
  if (body.startsWith('{')) return JSON.parse(body)
  if (!body.startsWith('--')) return Object.fromEntries(new URLSearchParams(body))

  const part = /name="([^"]+)"\r\n\r\n([^]*?)\r\n--/g
  return Object.fromEntries(Array.from(body.matchAll(part), ([, field, text]) => [field, text]))
}
