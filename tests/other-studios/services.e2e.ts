import {
  expectEmptyForm,
  expectInquiryKept,
  failure,
  fields,
  fillInForm,
  INQUIRY,
  receive,
  send,
  sendInquiry,
  sendWithFrozenClock,
  thanks,
} from '../support/inquiry.ts'
import { studio } from '../support/studios.ts'
import { expect, test } from '../support/test.ts'

const BACK = 'https://mueller-dang.example/contact#sent'

// What each receiver is sent and answers is in src/features/inquiry/receivers.test.ts.
test.describe('Netlify, which is the host itself and answers with a page', () => {
  test.use({ baseURL: studio('portraits') })

  test('[C2 C3 F5] receives the inquiry', async ({ page }) => {
    const logged: string[] = []
    page.on('console', (entry) => {
      if (entry.type() === 'log') logged.push(entry.text())
    })
    const posts = await receive(page, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>Thank you!</h1>' }),
    )
    await sendWithFrozenClock(page)

    await expect(thanks(page)).toContainText("I'll be in touch within 24–48 hours.")
    expect(posts.map((post) => post.url())).toEqual([`${studio('portraits')}/`])
    const body = Object.fromEntries(new URLSearchParams(posts[0]!.postData()!))
    expect(body).toEqual({ 'form-name': 'inquiry', ...INQUIRY })

    await page.clock.runFor(3000)
    await expect(fields(page).name).toBeFocused()
    await expectEmptyForm(page)
    expect(logged).toEqual([])
  })

  test('finds the form in the page’s HTML', async ({ page }) => {
    const answer = await page.goto('/contact')
    const [form = ''] = (await answer!.text()).match(/<form[^>]*>/)!
    const found = { name: 'inquiry', 'data-netlify': 'true', 'netlify-honeypot': 'bot-field' }
    for (const [name, value] of Object.entries({ ...found, action: '/contact#sent' })) {
      expect(form).toContain(` ${name}="${value}"`)
    }
  })

  test('may not be the host: text is kept', async ({ page, expectConsole }) => {
    expectConsole(/Failed to load resource/)
    await receive(page, (route) => route.fulfill({ status: 404, body: 'Not found' }))
    await sendInquiry(page)
    await expect(failure(page)).toContainText('isn’t working')
    await expectInquiryKept(page)
  })
})

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
    at: studio('portraits'),
    to: `${studio('portraits')}/contact`,
    also: { 'form-name': 'inquiry', 'bot-field': '' },
  },
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, baseURL: studio('letters') })

  for (const [receiver, { at, to, also }] of Object.entries(plain)) {
    test.describe(() => {
      test.use({ baseURL: at })

      test(`[C1 F5] ${receiver} receives a plain post of the form`, async ({ page }) => {
        const posts = await receive(page, (route) => route.fulfill({ body: 'Thank you' }))
        await sendInquiry(page)

        await expect(page.getByText('Thank you')).toBeVisible()
        expect(posts.map((post) => post.url().replace(/#.*/, ''))).toEqual([to])
        const body = Object.fromEntries(new URLSearchParams(posts[0]!.postData()!))
        expect(body).toEqual({ ...INQUIRY, ...also })
      })
    })
  }

  test.describe(() => {
    test.use({ baseURL: studio('largest') })

    test('a receiver without plain posts leaves the email address', async ({ page }) => {
      await page.goto('/contact')
      await expect(page.getByText('This form needs JavaScript.')).toBeVisible()
      await expect(send(page)).toBeHidden()
    })
  })

  test('a visitor sees the thank-you only when redirected back', async ({ page }) => {
    await receive(page, (route) => route.fulfill({ status: 303, headers: { Location: BACK } }))
    const thanksForPost = page.locator('#sent')
    await page.goto('/contact')
    await expect(thanksForPost).toBeHidden()
    await fillInForm(page)

    // The CSP allows it.
    const back = page.waitForRequest((request) => BACK.startsWith(request.url()))
    await send(page).click()
    expect((await back).isNavigationRequest()).toBe(true)
    // That site does not exist. Its error page would interrupt the next visit.
    await page.waitForURL('chrome-error://chromewebdata/')

    await page.goto('/contact#sent')
    await expect(thanksForPost).toContainText("I'll be in touch within 24–48 hours.")
    await expect(thanksForPost).toBeInViewport()
    await expect(fields(page).name).toHaveValue('')
  })
})

test.describe('Google', () => {
  test.use({ baseURL: studio('letters') })

  test('[C5 K5] may draw the map', async ({ page }) => {
    await page.goto('/contact')
    await page.getByText('Exact shoot location').scrollIntoViewIfNeeded()

    const map = page.getByTitle('Map of the service area around Charlotte')
    await expect(map).toHaveAttribute('src', 'https://www.google.com/maps/embed?pb=!1m18!2d-80.84')
    await expect(map.contentFrame().getByRole('heading', { name: 'Stand-in' })).toBeVisible()
    const full = page.getByRole('link', { name: 'Open the full map' })
    await expect(full).toHaveAttribute('href', /^https:\/\/www\.google\.com\/maps/)
  })
})
