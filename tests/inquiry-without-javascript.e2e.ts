import type { Page } from '@playwright/test'

import { fields, fillIn, INQUIRY, receive, send } from './support/inquiry.ts'
import { studio } from './support/studios.ts'
import { expect, test } from './support/test.ts'

test.use({ javaScriptEnabled: false })

const BACK = 'https://dogwoodandsilver.example/contact#sent'

/** What a form posts by itself: where, and which fields beside those that a visitor fills in. */
const plain = {
  formspree: { to: 'https://formspree.io/f/mqkvgrdz', also: { _gotcha: '' } },
  web3forms: {
    to: 'https://api.web3forms.com/submit',
    also: {
      access_key: '6f1c2a52-93d1-4b0e-8f0a-2c4d5e6f7a8b',
      redirect: BACK,
      botcheck: '',
    },
  },
  formsubmit: {
    to: 'https://formsubmit.co/8a1f3c5e7b9d2f4a6c8e0b1d3f5a7c9e',
    also: { _next: BACK, _honey: '' },
  },
  formcarry: { to: 'https://formcarry.com/s/dE3xSdf9a', also: { _gotcha: '' } },
  basin: { to: 'https://usebasin.com/f/1a2b3c4d5e6f', also: { _gotcha: '' } },
  staticforms: {
    to: 'https://api.staticforms.dev/submit',
    also: { apiKey: 'sf_1a2b3c4d5e6f7a8b', redirectTo: BACK, honeypot: '' },
  },
  netlify: {
    to: `${studio('netlify')}/contact`,
    also: { 'form-name': 'inquiry', 'bot-field': '' },
  },
}

for (const [receiver, { to, also }] of Object.entries(plain)) {
  test.describe(() => {
    test.use({ baseURL: studio(receiver as keyof typeof plain) })

    test(`[C1 F5] ${receiver} gets the form as it is`, async ({ page }) => {
      const posts = await receive(page, (route) => route.fulfill({ body: 'Thank you' }))
      await page.goto('/contact')
      await fillIn(page)
      await send(page).click()

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
  test.use({ baseURL: studio('endpoint') })

  test('[C1] an endpoint that wants a form as files are sent gets it so', async ({ page }) => {
    const posts = await receive(page, (route) => route.fulfill({ body: 'Thank you' }))
    await page.goto('/contact')
    await fillIn(page)
    await send(page).click()

    await expect(page.getByText('Thank you')).toBeVisible()
    expect(posts[0]!.url()).toBe('https://forms.example/inquiries')
    expect(await posts[0]!.headerValue('content-type')).toContain('multipart/form-data')
    expect(posts[0]!.postData()).toContain('name="list"\r\n\r\nportraits\r\n')
    expect(posts[0]!.postData()).toContain('name="website"\r\n\r\n\r\n')
  })
})

test.describe(() => {
  test.use({ baseURL: studio('forminit') })

  test('[C1] where a receiver takes no plain post, the email address takes the form’s place', async ({
    page,
  }) => {
    await page.goto('/contact')
    await expect(page.getByText('This form needs JavaScript.')).toBeVisible()
    await expect(send(page)).toBeHidden()
  })
})

test.describe(() => {
  test.use({ baseURL: studio('web3forms') })

  test('[C2] the policy lets the receiver send a visitor back', async ({ page }) => {
    await receive(page, (route) => route.fulfill({ status: 303, headers: { Location: BACK } }))
    await page.goto('/contact')
    await fillIn(page)

    const back = page.waitForRequest((request) => BACK.startsWith(request.url()))
    await send(page).click()
    expect((await back).isNavigationRequest()).toBe(true)
  })

  test('[C2] a visitor who is sent back is thanked, and nobody before', async ({ page }) => {
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

test.describe(() => {
  test.use({ baseURL: studio('netlify') })

  test('[C1] Netlify finds the form in the page', async ({ page }) => {
    await page.goto('/contact')
    const form = page.locator('form')
    await expect(form).toHaveAttribute('name', 'inquiry')
    await expect(form).toHaveAttribute('data-netlify', 'true')
    await expect(form).toHaveAttribute('netlify-honeypot', 'bot-field')
    await expect(form).toHaveAttribute('action', '/contact#sent')
  })
})
