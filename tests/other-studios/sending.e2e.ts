import { axe } from '#owner/check/axe.ts'
import { waitForHydration } from '#owner/check/hydration.ts'
import {
  ACCEPTED,
  delayAnswer,
  expectInquiryKept,
  failure,
  fields,
  fillInForm,
  INQUIRY,
  jsonAnswer,
  mailLink,
  receive,
  retry,
  send,
  sending,
  sendInquiry,
  thanks,
} from '../support/inquiry.ts'
import { liveRegions } from '../support/announced.ts'
import { refuseStorage } from '../support/storage.ts'
import { studio } from '../support/studios.ts'
import { expect, test } from '../support/test.ts'

test.use({ baseURL: studio('formspree') })
test.beforeEach(({ expectConsole }) => expectConsole(/status of 500/))

const BROKEN = jsonAnswer(500, {})

test('however often a form is submitted, it is sent once', async ({ page }) => {
  const { release, answer } = delayAnswer(ACCEPTED)
  const posts = await receive(page, answer)
  await page.goto('/contact')
  await fillInForm(page)
  await send(page).dblclick()

  await expect(sending(page)).toHaveAttribute('aria-disabled', 'true')
  await expect(liveRegions(page).filter({ hasText: 'Sending…' })).toBeAttached()
  await expect(fields(page).name).toHaveJSProperty('readOnly', true)
  await fields(page).name.press('Enter')
  await sending(page).click({ force: true })
  await page.evaluate(() => {
    const form = document.querySelector('form')!
    for (let times = 0; times < 20; times += 1) form.requestSubmit()
  })
  expect(await axe(page)).toEqual([])

  await sending(page).focus()
  // Presses what has focus whenever elements appear, before they are painted.
  await page.evaluate(() => {
    const press = () => (document.activeElement as HTMLElement).click()
    new MutationObserver(press).observe(document.body, { childList: true, subtree: true })
  })
  release()
  await expect(thanks(page)).toBeVisible()
  // The form behind the thank-you is inert.
  await page.keyboard.press('Enter')
  expect(posts.map((post) => post.url())).toEqual(['https://formspree.io/f/mqkvgrdz'])
})

const STRANGE = {
  name: '<img src=x onerror="document.title=1"> & Söhne 👩‍👩‍👧',
  email: 'nadia+film@example.com',
  preferredDate: 'يوم السبت?subject=x&body=y',
  message: 'One line.\n<script>document.title = 1</script>\n100% "quoted" #1 + more 🎞️',
}

test('any text stays text in the post, the mail link and the page', async ({ page }) => {
  const posts = await receive(page, BROKEN, ACCEPTED)
  await sendInquiry(page)
  const title = await page.title()
  await expect(failure(page)).toBeVisible()

  // The link follows edits.
  await fillInForm(page, STRANGE)
  const body = [
    ...STRANGE.message.split('\n'),
    '',
    `Name: ${STRANGE.name}`,
    `Email: ${STRANGE.email}`,
    `Preferred date: ${STRANGE.preferredDate}`,
  ].join('\r\n')
  const subject = `Session inquiry: ${STRANGE.name}`
  await expect
    .poll(() => mailLink(page))
    .toEqual({ to: 'hello@dogwoodandsilver.example', subject, body })

  await retry(page).click()
  await expect(thanks(page)).toContainText(STRANGE.name)
  await expect(thanks(page)).toContainText('<script>document.title = 1</script>')
  await expect(page).toHaveTitle(title)
  expect(posts[1]!.postDataBuffer()!.toString()).toContain(STRANGE.message.replaceAll('\n', '\r\n'))
})

test('two tabs keep their own text, also when one is sent', async ({ page, context }) => {
  const other = await context.newPage()
  waitForHydration(other)
  await receive(page, ACCEPTED)
  const theirs = { ...INQUIRY, message: 'Another idea, in another tab.' }
  await page.goto('/contact')
  await fillInForm(page)
  await other.goto('/contact')
  await fillInForm(other, theirs)

  await send(page).click()
  await expect(thanks(page)).toBeVisible()
  await expectInquiryKept(other, theirs)
  await other.reload()
  await expectInquiryKept(other, theirs)
})

test('without storage, Back and a failure keep the text', async ({ page }) => {
  await refuseStorage(page)
  await receive(page, BROKEN, ACCEPTED)
  await sendInquiry(page)
  await expect(retry(page)).toBeVisible()
  await expectInquiryKept(page)
  // As Back does. Playwright turns the back/forward cache off.
  await page.evaluate(() =>
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  )
  await expectInquiryKept(page)

  await retry(page).click()
  await expect(thanks(page)).toBeVisible()
})

test('Back while sending leaves the page, and Forward has the text', async ({ page }) => {
  await receive(page, () => new Promise(() => {}))
  await page.goto('/about')
  await sendInquiry(page)
  await expect(sending(page)).toBeVisible()

  await page.goBack()
  await expect(page).toHaveURL('/about')
  await page.goForward()
  await expectInquiryKept(page)
})
