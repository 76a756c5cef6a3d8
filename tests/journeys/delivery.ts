import { expect } from '@playwright/test'

import { liveRegions } from '../support/announced.ts'
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
  NEVER,
  notice,
  receive,
  retry,
  send,
  sendInquiry,
  sending,
  sendWithFrozenClock,
  thanks,
  type RouteAnswer,
} from '../support/inquiry.ts'
import { refuseStorage } from '../support/storage.ts'
import { allGiven, given, type Visit } from './journey.ts'

const BROKEN = jsonAnswer(500, {})
const BUSY = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'Retry-After',
  'Retry-After': '90',
}

/** What the form makes of an answer. One that may mean success must not be reported as a failure. */
const failures: [about: string, answer: RouteAnswer, text: string, after?: number][] = [
  ['the receiver is broken', BROKEN, 'That’s on me, not on you'],
  [
    'the receiver is busy for 90 seconds, at 3:40',
    (route) => route.fulfill({ status: 429, headers: BUSY }),
    'Too many are coming in at once. Try again after 3:42 PM.',
  ],
  ['the connection breaks', (route) => route.abort(), 'may have arrived all the same'],
  ['no answer comes for 15 seconds', NEVER, 'The form waited 15 seconds. The message may', 15_000],
]

const afterFailures = failures.map(([about, answer, text, after]) => [
  `where ${about}, the form keeps its text, says so, offers an email, and can be tried again by keyboard`,
  async ({ page }: Visit) => {
    const retried = delayAnswer(ACCEPTED)
    const posts = await receive(page, answer, retried.answer)
    await sendWithFrozenClock(page, '2027-03-06T15:40:00')
    if (after) {
      await expect(sending(page)).toBeVisible()
      await page.clock.runFor(after - 100)
      await expect(failure(page)).toBeHidden()
      await page.clock.runFor(200)
    }
    await expect(failure(page)).toContainText(text)
    await expect(failure(page)).toBeFocused()
    await expect(failure(page)).toBeInViewport()
    expect((await mailLink(page)).body).toContain(INQUIRY.message)
    // Nothing is said twice, or offered twice.
    await expect(notice(page)).toHaveCount(0)
    await expect(send(page)).toBeHidden()
    await expect(thanks(page)).toBeHidden()
    await expectInquiryKept(page)
    expect(posts).toHaveLength(1)

    await page.keyboard.press('Tab')
    await expect(retry(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(sending(page)).toBeFocused()
    retried.release()
    await expect(thanks(page)).toBeVisible()
  },
])

/** Messages to a receiver. What each receiver gets, and how its answers are read, are unit tests. */
export const delivery = allGiven({ studios: ['formspree'], logs: /Failed to load resource/ })({
  ...Object.fromEntries(afterFailures),

  'a message that is written offline, without storage, is kept, and sent once the visitor says so':
    async ({ page }) => {
      await refuseStorage(page)
      const posts = await receive(page, ACCEPTED)
      await page.goto('/contact')
      await fillInForm(page)
      await page.context().setOffline(true)
      await send(page).click()
      await expect(failure(page, /^You’re offline/)).toBeVisible()
      // As Back does. Playwright turns the back/forward cache off.
      await page.evaluate(() =>
        window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
      )
      await expectInquiryKept(page)

      await page.context().setOffline(false)
      await expect(failure(page, /^You’re back online/)).toContainText('It goes when you say so.')
      await expect(liveRegions(page).filter({ hasText: /^You’re back online/ })).toHaveCount(1)
      expect(posts).toEqual([])

      // A retry is sent even if the browser wrongly reports that it is offline.
      await page.evaluate(() => Object.defineProperty(navigator, 'onLine', { value: false }))
      await retry(page).click()
      await expect(thanks(page)).toBeVisible()
      expect(posts).toHaveLength(1)
    },

  'a field that the receiver refuses says why until it is edited, and then the message arrives':
    async ({ page }) => {
      const errors = [{ code: 'TYPE_EMAIL', field: 'email', message: '<b>No</b> address' }]
      await receive(page, jsonAnswer(422, { error: 'x', errors }), ACCEPTED)
      await sendInquiry(page)
      const { email } = fields(page)
      await expect(email).toBeFocused()
      await expect(email).toHaveAttribute('aria-invalid', 'true')
      await expect(email).toHaveAccessibleDescription('<b>No</b> address')
      await expect(failure(page)).toContainText('wants a correction')
      // The message is below the window, where the notice says what it does.
      await expect(failure(page)).not.toBeInViewport()
      await expect(notice(page)).toContainText('didn’t go through')

      await email.fill('nadia.brooks@example.com')
      await expect(email).not.toHaveAttribute('aria-invalid', 'true')
      await email.press('Enter')
      await expect(thanks(page)).toBeVisible()
    },

  'however often a form is submitted its message is sent once, without what autofill wrote into the field for bots':
    async ({ page }) => {
      const { release, answer } = delayAnswer(ACCEPTED)
      const posts = await receive(page, answer)
      await page.goto('/contact')
      await fillInForm(page)
      // kirby-uniform#127: receivers thank for a message with a filled honeypot, and drop it.
      const trap = page.locator('[name=_gotcha]')
      await expect(trap).toBeHidden()
      await trap.evaluate((field: HTMLInputElement) => (field.value = 'Brooks Films'))
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

      release()
      await expect(thanks(page)).toBeVisible()
      // The form behind the thank-you is inert.
      await page.keyboard.press('Enter')
      expect(posts.map((post) => post.url())).toEqual(['https://formspree.io/f/mqkvgrdz'])
      expect(posts[0]!.postData()).toContain(INQUIRY.message)
      expect(posts[0]!.postData()).not.toContain('Brooks Films')
    },

  'whatever is typed stays text: in the post, in the email, which follows edits, and in the page':
    async ({ page }) => {
      const strange = {
        name: '<img src=x onerror="document.title=1"> & Söhne 👩‍👩‍👧',
        email: 'nadia+film@example.com',
        preferredDate: 'يوم السبت?subject=x&body=y',
        message: 'One line.\n<script>document.title = 1</script>\n100% "quoted" #1 + more 🎞️',
      }
      const posts = await receive(page, BROKEN, ACCEPTED)
      await sendInquiry(page)
      const title = await page.title()
      await expect(failure(page)).toBeVisible()
      await fillInForm(page, strange)
      const body = [
        ...strange.message.split('\n'),
        '',
        `Name: ${strange.name}`,
        `Email: ${strange.email}`,
        `Preferred date: ${strange.preferredDate}`,
      ].join('\r\n')
      const subject = `Session inquiry: ${strange.name}`
      await expect
        .poll(() => mailLink(page))
        .toEqual({ to: 'hello@dogwoodandsilver.example', subject, body })

      await retry(page).click()
      await expect(thanks(page)).toContainText(strange.name)
      await expect(thanks(page)).toContainText('<script>document.title = 1</script>')
      await expect(page).toHaveTitle(title)
      const posted = posts[1]!.postDataBuffer()!.toString()
      expect(posted).toContain(strange.message.replaceAll('\n', '\r\n'))
    },

  'Back while a message is sent leaves the page, and Forward has the text': async ({ page }) => {
    await receive(page, NEVER)
    await page.goto('/about')
    await sendInquiry(page)
    await expect(sending(page)).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL('/about')
    await page.goForward()
    await expectInquiryKept(page)
  },

  'a form that breaks gives back every word that was written, to copy it or to send it by email':
    given({ logs: /Failed to load resource|NotFoundError/ }, async ({ page }) => {
      const inquiry = { ...INQUIRY, message: `${'The light. '.repeat(200)}end` }
      await receive(page, BROKEN)
      await sendInquiry(page, inquiry)
      await expect(retry(page)).toBeVisible()
      // An extension has broken, once, what React needs to remove an element.
      await page.evaluate(() => {
        const { removeChild } = Node.prototype
        Node.prototype.removeChild = () => {
          Node.prototype.removeChild = removeChild
          throw new DOMException('Broken', 'NotFoundError')
        }
        document.querySelector('form')!.requestSubmit()
      })

      const crashed = page.getByRole('alert').filter({ hasText: 'The form broke.' })
      await expect(crashed).toContainText('Nothing you wrote is lost.')
      for (const words of Object.values(inquiry)) await expect(crashed).toContainText(words)
      // A link holds only so much.
      expect((await mailLink(page)).body).toContain('The message is too long for this email.')

      await crashed.getByRole('button', { name: 'Copy the message' }).click()
      await expect(page.getByText('Message copied', { exact: true })).toBeVisible()
      expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(inquiry.message)
      await page.reload()
      await expectInquiryKept(page, inquiry)
    }),

  'without JavaScript the browser posts the form, and the thank-you stands where it returns to':
    given({ withoutScripts: true }, async ({ page }) => {
      const posts = await receive(page, (route) => route.fulfill({ body: 'Taken' }))
      await page.goto('/contact')
      const answer = page.locator('#sent')
      await expect(answer).toBeHidden()
      await fillInForm(page)
      await page.getByRole('radio', { name: 'Outdoors' }).check()
      await send(page).click()
      await expect(page.getByText('Taken')).toBeVisible()
      expect(posts.map((post) => post.url())).toEqual(['https://formspree.io/f/mqkvgrdz'])
      const posted = Object.fromEntries(new URLSearchParams(posts[0]!.postData()!))
      expect(posted).toEqual({ ...INQUIRY, _gotcha: '', Place: 'Outdoors' })

      await page.goto('/contact#sent')
      await expect(answer).toContainText("I'll be in touch within 24–48 hours.")
      await expect(answer).toBeInViewport()
    }),

  'the address of that thank-you, opened by hand, thanks for nothing': async ({ page }) => {
    const answer = page.locator('#sent')
    await page.goto('/contact#sent', { referer: 'https://formspree.io/' })
    await expect(answer).toBeVisible()
    for (const path of ['/about', '/contact#sent', '/contact', '/contact#sent']) {
      await page.goto(path)
      await expect(answer).toBeHidden()
    }
  },
})
