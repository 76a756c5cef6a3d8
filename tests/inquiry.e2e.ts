import type { Page, Route } from '@playwright/test'

import { axe } from './support/axe.ts'
import { gotoWithFrozenClock } from './support/frozen-clock.ts'
import { failure, fields, fillIn, INQUIRY, notice } from './support/inquiry.ts'
import { receive, saying, send, thanks } from './support/inquiry.ts'
import { studio } from './support/studios.ts'
import { expect, test } from './support/test.ts'

test.use({ baseURL: studio('formspree') })

const YES = saying(200, { next: '/thanks' })

/** Nothing typed is lost, whatever happens. */
async function expectEverythingKept(page: Page, inquiry = INQUIRY) {
  for (const [name, field] of Object.entries(fields(page))) {
    await expect(field).toHaveValue(inquiry[name as keyof typeof INQUIRY])
    await expect(field).toBeEditable()
  }
}

const failures: [about: string, answer: Parameters<typeof receive>[1], said: string][] = [
  ['too many messages at once', saying(429, { error: 'Too many' }), 'Give it a minute'],
  ['a fault of the receiver', saying(500, {}), 'That’s on us, not on you'],
  ['a form that is not there', saying(404, { errors: [] }), 'That’s on us, not on you'],
  [
    'a form that is switched off',
    saying(403, { error: 'x', errors: [{ code: 'INACTIVE', message: 'Form not active' }] }),
    'That’s on us, not on you',
  ],
  [
    'a page of a hotel’s network in place of an answer',
    (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Welcome, guest</h1>' }),
    'That’s on us, not on you',
  ],
  ['a connection that breaks', (route) => route.abort('connectionreset'), 'The connection broke'],
  [
    'something in the browser that blocks it',
    (route) => route.abort('blockedbyclient'),
    'ad blockers sometimes do',
  ],
  [
    'a refusal in the receiver’s words',
    saying(422, { error: 'x', errors: [{ message: '<b>No</b> links, please' }] }),
    '<b>No</b> links, please',
  ],
]

for (const [about, answer, said] of failures) {
  test(`[C1 K3] nothing is lost: ${about}`, async ({ page, expectConsole }) => {
    expectConsole(/Failed to load resource/)
    await receive(page, answer)
    await page.goto('/contact')
    await fillIn(page)
    await send(page).click()

    await expect(failure(page)).toContainText(said)
    await expect(failure(page)).toBeFocused()
    await expect(failure(page)).toBeInViewport()
    await expect(page.getByRole('status').filter({ has: failure(page) })).toBeVisible()
    await expect(notice(page)).toContainText('didn’t go through')
    await expect(thanks(page)).toBeHidden()
    await expectEverythingKept(page)
  })
}

test('[C1 C2] what the receiver finds wrong with a field stands under it until it is edited', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/Failed to load resource/)
  const errors = [{ code: 'TYPE_EMAIL', field: 'email', message: 'should be an email' }]
  const answers = [saying(422, { error: 'x', errors }), YES]
  await receive(page, (route) => answers.shift()!(route))
  await page.goto('/contact')
  await fillIn(page)
  await send(page).click()

  const { email } = fields(page)
  await expect(email).toBeFocused()
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  await expect(email).toHaveAccessibleDescription('should be an email')
  await expect(failure(page)).toContainText('wants a correction')

  await email.fill('nadia.brooks@example.com')
  await expect(email).not.toHaveAttribute('aria-invalid', 'true')
  await send(page).click()
  await expect(thanks(page)).toBeVisible()
})

test('[C2] it can be tried again, as it is', async ({ page, expectConsole }) => {
  expectConsole(/Failed to load resource/)
  const errors = [{ field: 'email', message: 'should be an email' }]
  const answers = [saying(422, { errors }), YES]
  const posts = await receive(page, (route) => answers.shift()!(route))
  await page.goto('/contact')
  await fillIn(page)
  await send(page).click()
  await page.getByRole('button', { name: 'Try again' }).click()

  await expect(thanks(page)).toBeVisible()
  expect(posts.map((post) => post.postData()?.includes(INQUIRY.message))).toEqual([true, true])
})

test('[C2] while it is being sent the button says so, and a second press does nothing', async ({
  page,
}) => {
  let answer = () => {}
  const asked = new Promise<void>((settle) => (answer = settle))
  const posts = await receive(page, async (route) => {
    await asked
    await YES(route)
  })
  await page.goto('/contact')
  await fillIn(page)
  await send(page).dblclick()

  const sending = page.getByRole('button', { name: 'Sending…' })
  await expect(sending).toHaveAttribute('aria-disabled', 'true')
  await expect(page.getByRole('status').filter({ hasText: 'Sending…' })).toBeAttached()
  await expect(fields(page).name).toHaveJSProperty('readOnly', true)
  await fields(page).name.press('Enter')
  await fields(page).email.press('Enter')
  await sending.click({ force: true })
  expect(await axe(page)).toEqual([])

  answer()
  await expect(thanks(page)).toBeVisible()
  expect(posts.map((post) => post.url())).toEqual(['https://formspree.io/f/mqkvgrdz'])
})

test('[C1] a reload in the middle of sending keeps every word', async ({ page }) => {
  await receive(page, () => new Promise(() => {}))
  await page.goto('/contact')
  await fillIn(page)
  await send(page).click()
  await expect(page.getByRole('button', { name: 'Sending…' })).toBeVisible()
  await page.reload()

  await expectEverythingKept(page)
})

test('[C2] after fifteen seconds without an answer it says honestly what may have happened', async ({
  page,
}) => {
  await receive(page, () => new Promise(() => {}))
  await gotoWithFrozenClock(page, '/contact')
  await fillIn(page)
  await send(page).click()
  await expect(page.getByRole('button', { name: 'Sending…' })).toBeVisible()

  await page.clock.runFor(14_900)
  await expect(failure(page)).toBeHidden()
  await page.clock.runFor(200)
  await expect(failure(page)).toContainText('may have arrived all the same')
  await expectEverythingKept(page)
})

test('[C2 K3] the notice goes after five seconds, the message below the button stays', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/Failed to load resource/)
  await receive(page, saying(500, {}))
  await gotoWithFrozenClock(page, '/contact')
  await fillIn(page)
  await send(page).click()
  await expect(notice(page)).toContainText('didn’t go through')

  await page.clock.runFor(4900)
  await expect(notice(page)).toBeVisible()
  await page.clock.runFor(600)
  await expect(notice(page)).toBeHidden()
  await expect(failure(page)).toBeVisible()
})

test('[C2] without a connection nothing is tried, and nothing is sent before a press', async ({
  page,
  context,
}) => {
  const posts = await receive(page, YES)
  await page.goto('/contact')
  await fillIn(page)
  await context.setOffline(true)
  await send(page).click()
  await expect(failure(page, /^You’re offline/)).toBeVisible()
  await expectEverythingKept(page)

  await context.setOffline(false)
  await expect(failure(page, /^You’re back online/)).toContainText('It goes when you say so.')
  expect(posts).toEqual([])

  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(thanks(page)).toBeVisible()
  expect(posts).toHaveLength(1)
})

const STRANGE = {
  name: '<img src=x onerror="document.title=1"> & Söhne 👩‍👩‍👧',
  email: 'nadia+film@example.com',
  preferredDate: 'يوم السبت?subject=x&body=y',
  message: 'One line.\n<script>document.title = 1</script>\n100% "quoted" #1 + more 🎞️',
}

test('[C1 C2] strange text is text: in the receiver’s hands, in the mail, on the page', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/Failed to load resource/)
  const answers = [saying(500, {}), YES]
  const posts = await receive(page, (route) => answers.shift()!(route))
  await page.goto('/contact')
  const title = await page.title()
  await fillIn(page, STRANGE)
  await send(page).click()

  const link = page.getByRole('link', { name: 'Send it by email' })
  const mail = new URL((await link.getAttribute('href'))!)
  expect(mail.pathname).toBe('hello@dogwoodandsilver.example')
  expect(mail.searchParams.get('subject')).toBe(`Session inquiry: ${STRANGE.name}`)
  const lines = mail.searchParams.get('body')!.split('\r\n')
  expect(lines).toEqual([
    ...STRANGE.message.split('\n'),
    '',
    `Name: ${STRANGE.name}`,
    `Email: ${STRANGE.email}`,
    `Preferred date: ${STRANGE.preferredDate}`,
  ])

  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(thanks(page)).toContainText(STRANGE.name)
  await expect(thanks(page)).toContainText('<script>document.title = 1</script>')
  await expect(page).toHaveTitle(title)
  expect(posts[1]!.postDataBuffer()!.toString()).toContain(STRANGE.message.replaceAll('\n', '\r\n'))
})

test('[C1] the mail link follows what is changed after a failure', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/Failed to load resource/)
  await receive(page, saying(500, {}))
  await page.goto('/contact')
  await fillIn(page)
  await send(page).click()
  await expect(failure(page)).toBeVisible()
  await fields(page).message.fill('Only me, then.')

  await expect(page.getByRole('link', { name: 'Send it by email' })).toHaveAttribute(
    'href',
    /body=Only%20me%2C%20then\./,
  )
})

test('[C1] a failure is whole by keyboard, and for everyone', async ({ page, expectConsole }) => {
  expectConsole(/Failed to load resource/)
  let answer = () => {}
  const asked = new Promise<void>((settle) => (answer = settle))
  const answers = [saying(500, {}), (route: Route) => asked.then(() => saying(500, {})(route)), YES]
  await receive(page, (route) => answers.shift()!(route))
  await page.goto('/contact')
  await fillIn(page)
  await fields(page).name.press('Enter')
  await expect(failure(page)).toBeFocused()
  expect(await axe(page)).toEqual([])

  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Try again' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(failure(page)).toBeHidden()
  await expect(page.getByRole('button', { name: 'Sending…' })).toBeFocused()

  answer()
  await expect(failure(page)).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(send(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(thanks(page)).toBeVisible()
})

test('[C1] the phone number is there, and the message can be copied', async ({
  page,
  context,
  expectConsole,
}) => {
  expectConsole(/Failed to load resource/)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await receive(page, saying(500, {}))
  await page.goto('/contact')
  await fillIn(page)
  await send(page).click()
  await expect(failure(page).getByRole('link', { name: '(704) 555-0136' })).toHaveAttribute(
    'href',
    'tel:+17045550136',
  )

  await page.getByRole('button', { name: 'Copy the message' }).click()
  await expect(page.getByText('Message copied', { exact: true })).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toBe(
    `${INQUIRY.message}\n\nName: ${INQUIRY.name}\nEmail: ${INQUIRY.email}\nPreferred date: ${INQUIRY.preferredDate}`,
  )
})

test('[C1] a program that fills in every field is handed to the receiver as one', async ({
  page,
}) => {
  const posts = await receive(page, YES)
  await page.goto('/contact')
  await fillIn(page)
  const trap = page.locator('[name=_gotcha]')
  await expect(trap).toBeHidden()
  await trap.evaluate((input: HTMLInputElement) => (input.value = 'cheap pills'))
  await send(page).click()

  await expect(thanks(page)).toBeVisible()
  expect(posts[0]!.postData()).toMatch(/name="_gotcha"\r\n\r\ncheap pills/)
})
