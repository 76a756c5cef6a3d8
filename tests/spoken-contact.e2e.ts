import { gotoWithFrozenClock } from './support/frozen-clock.ts'
import {
  failure,
  fields,
  fillIn,
  notice,
  receive,
  saying,
  send,
  thanks,
} from './support/inquiry.ts'
import { expectSpoken } from './support/speech/expect-spoken.ts'
import { listen } from './support/speech/story.ts'
import { studio } from './support/studios.ts'
import { expect, test } from './support/test.ts'

const NOON = '2027-03-06T12:00:00'

test('[C1] the form says what is wrong with a field, where it is', async ({ page }) => {
  const story = await listen(page)
  await story.step('opens /contact', () => page.goto('/contact'))
  await story.step('presses “Send message” with only half an email address', async () => {
    await fields(page).email.fill('nadia@')
    await send(page).press('Enter')
    await expect(fields(page).name).toHaveAttribute('aria-invalid', 'true')
  })
  await story.read({ role: 'form' })
  await story.step('types a name, and leaves the field', async () => {
    await page.keyboard.type('Nadia')
    await page.keyboard.press('Tab')
    await expect(fields(page).name).not.toHaveAttribute('aria-invalid', 'true')
  })
  expectSpoken(story.text(), 'contact-refused')
})

test('[C2 C3] the thank-you is read once, and so is the way back to the form', async ({ page }) => {
  const story = await listen(page)
  await story.step('opens /contact', () => gotoWithFrozenClock(page, '/contact', NOON))
  await story.step('fills in the form and presses “Send message”', async () => {
    await fillIn(page)
    await send(page).press('Enter')
    await expect(thanks(page)).toBeFocused()
  })
  await story.read({ role: 'status' })
  await story.step('waits three seconds', async () => {
    await page.clock.runFor(3000)
    await expect(fields(page).name).toHaveValue('')
    await expect(thanks(page)).toBeHidden()
  })
  expectSpoken(story.text(), 'contact-thanks')
})

test('[K3] a copied address is said once', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const story = await listen(page)
  await story.step('opens /contact', () => gotoWithFrozenClock(page, '/contact', NOON))
  await story.step('presses “Copy email address”', async () => {
    await page.getByRole('button', { name: 'Copy email address' }).press('Enter')
    await expect(notice(page)).toBeVisible()
    await page.clock.runFor(500)
  })
  await story.read({ role: 'region' })
  await story.step('waits until it is gone', async () => {
    await page.clock.runFor(5000)
    await expect(notice(page)).toHaveCount(0)
  })
  expectSpoken(story.text(), 'contact-copied')
})

test('[C5] a map that cannot be reached is said once', async ({ page, expectConsole }) => {
  expectConsole(/Failed to load resource/)
  await page.route(/openstreetmap/, (route) => route.abort())
  const story = await listen(page)
  await story.step('opens /contact, and comes to the map', async () => {
    await page.goto('/contact')
    await page.getByText('Exact shoot location').scrollIntoViewIfNeeded()
    await expect(page.getByText('The map can’t be reached right now.')).toBeVisible()
  })
  await story.read({ role: 'figure' })
  expectSpoken(story.text(), 'contact-map-unreachable')
})

test.describe('where inquiries are sent', () => {
  test.use({ baseURL: studio('formspree') })

  test('[C2] a message that did not go through is said once, with every way on', async ({
    page,
    expectConsole,
  }) => {
    expectConsole(/Failed to load resource/)
    let answer = () => {}
    const asked = new Promise<void>((settle) => (answer = settle))
    await receive(page, (route) => asked.then(() => saying(500, {})(route)))
    const story = await listen(page)
    await story.step('opens /contact', () => gotoWithFrozenClock(page, '/contact', NOON))

    await story.step('fills in the form and presses “Send message”', async () => {
      await fillIn(page)
      await send(page).press('Enter')
      await expect(page.getByRole('button', { name: 'Sending…' })).toBeVisible()
    })
    await story.step('hears back from the receiver', async () => {
      answer()
      await expect(failure(page)).toBeFocused()
      await expect(notice(page)).toBeVisible()
      await page.clock.runFor(500)
    })
    await story.read({ role: 'form' })
    expectSpoken(story.text(), 'contact-undelivered')
  })
})
