import type { Page } from '@playwright/test'

import { fields, fillInForm, INQUIRY, receive, send, sendInquiry } from '../support/inquiry.ts'
import { studio } from '../support/studios.ts'
import { expect, test } from '../support/test.ts'

test.use({ javaScriptEnabled: false })

const BACK = 'https://mueller-dang.example/contact#sent'

/** The studio of each receiver, the form’s action and the fields that it adds. */
const plain = {
  Formspree: {
    at: studio('formspree'),
    to: 'https://formspree.io/f/mqkvgrdz',
    also: { _gotcha: '' },
  },
  Web3Forms: {
    at: studio('letters'),
    to: 'https://api.web3forms.com/submit',
    also: { access_key: '6f1c2a52-93d1-4b0e-8f0a-2c4d5e6f7a8b', redirect: BACK, botcheck: '' },
  },
  Netlify: {
    at: studio('smallest'),
    to: `${studio('smallest')}/contact`,
    also: { 'form-name': 'inquiry', 'bot-field': '' },
  },
}

for (const [receiver, { at, to, also }] of Object.entries(plain)) {
  test.describe(() => {
    test.use({ baseURL: at })

    test(`[C1 F5] ${receiver} receives a plain post of the form`, async ({ page }) => {
      const posts = await receive(page, (route) => route.fulfill({ body: 'Thank you' }))
      await sendInquiry(page)

      await expect(page.getByText('Thank you')).toBeVisible()
      expect(posts.map((post) => post.url().replace(/#.*/, ''))).toEqual([to])
      expect(Object.fromEntries(new URLSearchParams(posts[0]!.postData()!))).toEqual({
        ...INQUIRY,
        ...also,
      })
    })
  })
}

test.describe(() => {
  test.use({ baseURL: studio('largest') })

  test('[C1] a receiver without plain posts leaves the email address', async ({ page }) => {
    await page.goto('/contact')
    await expect(page.getByText('This form needs JavaScript.')).toBeVisible()
    await expect(send(page)).toBeHidden()
  })
})

test.describe(() => {
  test.use({ baseURL: studio('letters') })

  test('[C2] the CSP lets the receiver redirect a visitor back', async ({ page }) => {
    await receive(page, (route) => route.fulfill({ status: 303, headers: { Location: BACK } }))
    await page.goto('/contact')
    await fillInForm(page)

    const back = page.waitForRequest((request) => BACK.startsWith(request.url()))
    await send(page).click()
    expect((await back).isNavigationRequest()).toBe(true)
  })

  test('[C2] a visitor sees the thank-you only when redirected back', async ({ page }) => {
    await page.goto('/contact')
    await expect(page.getByText('Thanks for reaching out!')).toBeHidden()

    await page.goto('/contact#sent')
    await expect(thanksAt(page)).toBeVisible()
    await expect(thanksAt(page)).toContainText("I'll be in touch within 24–48 hours.")
    await expect(thanksAt(page)).toBeInViewport()
    await expect(fields(page).name).toHaveValue('')
  })
})

function thanksAt(page: Page) {
  return page.locator('#sent')
}
