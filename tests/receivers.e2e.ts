import type { Page, Request } from '@playwright/test'

import { gotoWithFrozenClock } from './support/frozen-clock.ts'
import { fields, fillIn, INQUIRY, receive, saying, send, thanks } from './support/inquiry.ts'
import { studio } from './support/studios.ts'
import { expect, test } from './support/test.ts'

const { name, email, preferredDate, message } = INQUIRY

/** What each receiver is sent, and how it says that it arrived. */
const receivers = {
  formspree: {
    to: 'https://formspree.io/f/mqkvgrdz',
    type: 'multipart/form-data',
    body: INQUIRY,
    yes: saying(200, { ok: true, next: 'https://formspree.io/thanks' }),
  },
  web3forms: {
    to: 'https://api.web3forms.com/submit',
    type: 'multipart/form-data',
    body: { access_key: '6f1c2a52-93d1-4b0e-8f0a-2c4d5e6f7a8b', ...INQUIRY },
    yes: saying(200, { success: true, message: 'Email sent successfully!' }),
  },
  formsubmit: {
    to: 'https://formsubmit.co/ajax/8a1f3c5e7b9d2f4a6c8e0b1d3f5a7c9e',
    type: 'application/json',
    body: INQUIRY,
    yes: saying(200, { success: 'true', message: 'The form was submitted successfully.' }),
  },
  formcarry: {
    to: 'https://formcarry.com/s/dE3xSdf9a',
    type: 'multipart/form-data',
    body: INQUIRY,
    yes: saying(200, { code: 200, status: 'success' }),
  },
  basin: {
    to: 'https://usebasin.com/f/1a2b3c4d5e6f',
    type: 'multipart/form-data',
    body: INQUIRY,
    yes: saying(200, { success: true }),
  },
  staticforms: {
    to: 'https://api.staticforms.dev/submit',
    type: 'application/json',
    body: { apiKey: 'sf_1a2b3c4d5e6f7a8b', ...INQUIRY },
    yes: saying(200, { success: true }),
  },
  forminit: {
    to: 'https://forminit.com/f/k9x2m4p7q1z',
    type: 'multipart/form-data',
    body: {
      'fi-sender-fullName': name,
      'fi-sender-email': email,
      'fi-text-preferredDate': preferredDate,
      'fi-text-message': message,
    },
    yes: saying(200, { success: true, submission: { hashId: 'x1' } }),
  },
  netlify: {
    to: `${studio('netlify')}/`,
    type: 'application/x-www-form-urlencoded',
    body: { 'form-name': 'inquiry', ...INQUIRY },
    yes: (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Thank you!</h1>' }),
  },
  endpoint: {
    to: 'https://forms.example/inquiries',
    type: 'multipart/form-data',
    body: { list: 'portraits', ...INQUIRY },
    yes: saying(201, { accepted: true }),
  },
} satisfies Record<string, Receiver>

type Receiver = {
  to: string
  type: string
  body: Record<string, string>
  yes: Parameters<typeof receive>[1]
}

for (const [receiver, { to, type, body, yes }] of Object.entries(receivers)) {
  test.describe(() => {
    test.use({ baseURL: studio(receiver as keyof typeof receivers) })

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
