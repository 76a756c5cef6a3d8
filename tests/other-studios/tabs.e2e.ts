import {
  expectInquiryKept,
  fields,
  fillIn,
  INQUIRY,
  receive,
  jsonAnswer,
  send,
  sendInquiry,
  thanks,
  ACCEPTED,
} from '../support/inquiry.ts'
import { waitForHydration } from '../support/hydration.ts'
import { studio } from '../support/studios.ts'
import { refuseStorage } from '../support/storage.ts'
import { expect, test } from '../support/test.ts'

test.use({ baseURL: studio('formspree') })

test('[C1 C3] two tabs keep their own text, also when one of them is sent', async ({
  page,
  context,
}) => {
  const other = await context.newPage()
  waitForHydration(other)
  await receive(page, ACCEPTED)
  const theirs = { ...INQUIRY, message: 'Another idea, in another tab.' }
  for (const [tab, inquiry] of [
    [page, INQUIRY],
    [other, theirs],
  ] as const) {
    await tab.goto('/contact')
    await fillIn(tab, inquiry)
  }

  await send(page).click()
  await expect(thanks(page)).toBeVisible()
  await expectInquiryKept(other, theirs)
  await other.reload()
  await expectInquiryKept(other, theirs)
})

test('[C1 C2] without storage the form keeps its text after a failure and can be sent', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/Failed to load resource/)
  await refuseStorage(page)
  const answers = [jsonAnswer(500, {}), ACCEPTED]
  await receive(page, (route) => answers.shift()!(route))
  await sendInquiry(page)
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await expectInquiryKept(page)

  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(thanks(page)).toBeVisible()
})

test('[C1 C2] submitting many times sends one message', async ({ page }) => {
  const posts = await receive(page, ACCEPTED)
  await page.goto('/contact')
  await fillIn(page)
  await page.evaluate(() => {
    const form = document.querySelector('form')!
    for (let times = 0; times < 20; times += 1) form.requestSubmit()
  })
  await expect(thanks(page)).toBeVisible()
  // The form behind the thank-you is inert.
  await page.keyboard.press('Enter')
  expect(posts).toHaveLength(1)
})

test('[C1] Back while sending leaves the page, and Forward returns to the typed text', async ({
  page,
}) => {
  await receive(page, () => new Promise(() => {}))
  await page.goto('/about')
  await sendInquiry(page)
  await expect(page.getByRole('button', { name: 'Sending…' })).toBeVisible()

  await page.goBack()
  await expect(page).toHaveURL('/about')
  await page.goForward()
  await expectInquiryKept(page)
  await expect(fields(page).message).toBeEditable()
})
