import type { Route } from '@playwright/test'

import { axe } from '../support/axe.ts'
import { gotoWithFrozenClock } from '../support/frozen-clock.ts'
import {
  failure,
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
import { studio } from '../support/studios.ts'
import { expect, test } from '../support/test.ts'

test.use({ baseURL: studio('formspree') })

test('[C1 C2] a receiver’s message about a field is shown below it until it is edited', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/Failed to load resource/)
  const errors = [{ code: 'TYPE_EMAIL', field: 'email', message: 'should be an email' }]
  const answers = [jsonAnswer(422, { error: 'x', errors }), ACCEPTED]
  await receive(page, (route) => answers.shift()!(route))
  await sendInquiry(page)

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

test('[C2] a refused form can be sent again unchanged', async ({ page, expectConsole }) => {
  expectConsole(/Failed to load resource/)
  const errors = [{ field: 'email', message: 'should be an email' }]
  let answer = () => {}
  const answered = new Promise<void>((settle) => (answer = settle))
  const answers = [
    jsonAnswer(422, { errors }),
    (route: Route) => answered.then(() => ACCEPTED(route)),
  ]
  const posts = await receive(page, (route) => answers.shift()!(route))
  await gotoWithFrozenClock(page, '/contact')
  await fillIn(page)
  await send(page).click()
  const { email } = fields(page)
  await expect(email).toHaveAccessibleDescription('should be an email')
  await page.getByRole('button', { name: 'Try again' }).press('Enter')

  await expect(page.getByRole('button', { name: 'Sending…' })).toBeFocused()
  await expect(email).toHaveAccessibleDescription('')
  await expect(email).not.toHaveAttribute('aria-invalid', 'true')
  answer()
  await expect(thanks(page)).toBeVisible()
  expect(posts.map((post) => post.postData()?.includes(INQUIRY.message))).toEqual([true, true])

  await page.clock.runFor(3000)
  await expect(email).toHaveValue('')
  await expect(email).toHaveAccessibleDescription('')
  await expect(email).not.toHaveAttribute('aria-invalid', 'true')
})

test('[C1] the mail link contains edits made after a failure', async ({ page, expectConsole }) => {
  expectConsole(/Failed to load resource/)
  await receive(page, jsonAnswer(500, {}))
  await sendInquiry(page)
  await expect(failure(page)).toBeVisible()
  await fields(page).message.fill('Only me, then.')

  await expect(page.getByRole('link', { name: 'Send it by email' })).toHaveAttribute(
    'href',
    /body=Only%20me%2C%20then\./,
  )
})

test('[C1] a failure is accessible and can be retried by keyboard', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/Failed to load resource/)
  let answer = () => {}
  const answered = new Promise<void>((settle) => (answer = settle))
  const answers = [
    jsonAnswer(500, {}),
    (route: Route) => answered.then(() => jsonAnswer(500, {})(route)),
    ACCEPTED,
  ]
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
