import {
  expectEmptyForm,
  expectInquiryKept,
  failure,
  fields,
  INQUIRY,
  receive,
  sendInquiry,
  sendWithFrozenClock,
  thanks,
} from '../support/inquiry.ts'
import { studio } from '../support/studios.ts'
import { expect, test } from '../support/test.ts'

// Netlify is the host itself, and answers with a page. What the other services are sent and answer
// is in src/features/inquiry/receivers.test.ts.
test.use({ baseURL: studio('smallest') })

test('[C2 C3 F5] the studio’s own host receives the inquiry', async ({ page }) => {
  const logged: string[] = []
  page.on('console', (entry) => {
    if (entry.type() === 'log') logged.push(entry.text())
  })
  const posts = await receive(page, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Thank you!</h1>' }),
  )
  await sendWithFrozenClock(page)

  await expect(thanks(page)).toContainText("I'll be in touch within 24–48 hours.")
  expect(posts.map((post) => post.url())).toEqual([`${studio('smallest')}/`])
  const body = Object.fromEntries(new URLSearchParams(posts[0]!.postData()!))
  expect(body).toEqual({ 'form-name': 'inquiry', ...INQUIRY })

  await page.clock.runFor(3000)
  await expect(fields(page).name).toBeFocused()
  await expectEmptyForm(page)
  expect(logged).toEqual([])
})

test('[C1] Netlify finds the form in the page’s HTML', async ({ page }) => {
  const answer = await page.goto('/contact')
  const [form = ''] = (await answer!.text()).match(/<form[^>]*>/)!
  const found = { name: 'inquiry', 'data-netlify': 'true', 'netlify-honeypot': 'bot-field' }
  for (const [name, value] of Object.entries({ ...found, action: '/contact#sent' })) {
    expect(form).toContain(` ${name}="${value}"`)
  }
})

test('[C1 C2] text is kept if the host takes no forms', async ({ page, expectConsole }) => {
  expectConsole(/Failed to load resource/)
  await receive(page, (route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body: 'Not found' }),
  )
  await sendInquiry(page)

  await expect(failure(page)).toContainText('isn’t working')
  await expectInquiryKept(page)
  await page.reload()
  await expectInquiryKept(page)
})
