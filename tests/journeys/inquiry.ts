import { expect, type Locator } from '@playwright/test'

import { text, the } from '../engines/ui.ts'
import type { StudioWords } from '../studios/studios.ts'
import { gotoWithFrozenClock } from '../support/frozen-clock.ts'
import {
  expectEmptyForm,
  expectInquiryKept,
  fields,
  fillInForm,
  INQUIRY,
  send,
  sendWithFrozenClock,
  thanks,
} from '../support/inquiry.ts'
import { given, saying, type Journeys, type Visit } from './journey.ts'

const FIELDS = ['name', 'email', 'preferredDate', 'message'] as const

/** The form, of a studio without a receiver unless said otherwise. */
export const inquiry: Journeys = {
  '[C1] the browser asks for a name, an email address and a message, but for no preferred date':
    given({ engines: 'every' }, async ({ ui, words }) => {
      await ui.goto('/contact')
      const field = fieldsOf(words)
      const button = the('button', 'Send message')
      await ui.click(button)
      await ui.focuses(field('name'))
      for (const name of ['name', 'email', 'message'] as const) {
        await ui.has(field(name), { required: '', 'aria-invalid': 'true' })
      }
      await ui.has(field('preferredDate'), { 'aria-invalid': 'false' })

      await ui.fill(field('name'), INQUIRY.name)
      await ui.fill(field('message'), INQUIRY.message)
      await ui.click(button)
      await ui.focuses(field('email'))
      await ui.fill(field('email'), 'nadia@')
      await ui.click(button)
      await ui.focuses(field('email'))
      await ui.has(field('email'), { type: 'email', 'aria-invalid': 'true' })
      await ui.hides(copyIn(words))
    }),

  '[C2 C3] a form that is sent goes to the console alone, gives thanks for three seconds, and is empty again where the visitor reads on':
    async ({ ui, page, outside }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await ui.resize(320, 568)
      const posts: string[] = []
      page.on('request', (request) => {
        if (request.method() !== 'GET') posts.push(request.url())
      })
      await gotoWithFrozenClock(page, '/contact')
      await fillInForm(page)
      const logged = page.waitForEvent('console', { predicate: (line) => line.type() === 'log' })
      outside.length = 0
      posts.length = 0
      await send(page).click()
      expect(await (await logged).args()[1]?.jsonValue()).toEqual(INQUIRY)
      await expect(thanks(page)).toContainText("I'll be in touch within 24–48 hours.")
      await expect(thanks(page)).toBeFocused()
      await expect(page.getByText('Received')).toBeInViewport({ ratio: 0.99 })
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded()

      await page.clock.runFor(2900)
      await expect(thanks(page)).toBeVisible()
      await page.clock.runFor(200)
      await expect(thanks(page)).toBeHidden()
      await expectEmptyForm(page)
      await expect(fields(page).name).toBeFocused()
      await expect(fields(page).name).not.toBeInViewport()
      expect(posts).toEqual([])
      expect(outside.filter((address) => !address.includes('openstreetmap'))).toEqual([])
    },

  '[F5] name, email, preferredDate and message are what the form sends, with what is pressed, and it is ready for more':
    given({ engines: 'every' }, async (visit) => {
      const { ui, words } = visit
      await ui.goto('/contact')
      const field = fieldsOf(words)
      for (const name of FIELDS) await ui.has(field(name), { name })
      await fillIn(visit)
      // A second press takes an answer back.
      for (const answer of ['Outdoors', 'A couple', 'Indoors', 'A couple']) {
        await ui.click(the('radio', answer))
      }
      await ui.click(the('button', 'Send message'))
      const logged = async () => (await ui.logged()).filter((line) => line.startsWith('log: '))
      const sent = { ...INQUIRY, message: `Place: Indoors\n${INQUIRY.message}` }
      await expect.poll(logged).toEqual([`log: Inquiry ${JSON.stringify(sent)}`])

      await isBack(visit)
      await ui.fill(field('name'), 'Once more')
      await ui.has(field('name'), { value: 'Once more' })
    }),

  'a message that the receiver has taken leaves a copy of itself on the page, and an empty form':
    given({ studios: ['arabic'], engines: 'every' }, async (visit) => {
      const { ui, words, outside } = visit
      await ui.goto('/contact')
      await fillIn(visit)
      await ui.click(the('button', words.contact.inquiry.button))
      await isBack(visit)
      expect(outside).toContain('https://formspree.io/f/mqkvgrdz')
    }),

  'on a page that runs to the left, English words of a visitor and of her browser run to the right':
    given({ studios: ['arabic'] }, async (visit) => {
      const { ui, page, words } = visit
      await ui.goto('/contact')
      const button = the('button', words.contact.inquiry.button)
      await ui.click(button)
      expect(await endsAtRight(page.getByText('Please fill out this field.').first())).toBe(true)
      await fillIn(visit)
      await expect(page.locator('textarea')).toHaveCSS('unicode-bidi', 'plaintext')
      await ui.click(button)
      expect(await endsAtRight(page.getByText(INQUIRY.message).first())).toBe(true)
    }),

  'typed text survives a reload and a visit to another page, in its tab alone, and is gone once it is sent':
    async ({ page }) => {
      await page.goto('/contact')
      await fillInForm(page)
      await page.reload()
      await expectInquiryKept(page)
      await page.goto('/booking')
      await page.goto('/contact')
      await expectInquiryKept(page)
      const anotherTab = await page.context().newPage()
      await anotherTab.goto('/contact')
      await expectEmptyForm(anotherTab)

      await send(page).click()
      await expect(thanks(page)).toBeVisible()
      await page.getByRole('contentinfo').getByRole('link', { name: 'Portfolio' }).click()
      await expect(page).toHaveURL(/\/portfolio$/)
      await page.goBack()
      await expectEmptyForm(page)
      await page.reload()
      await expectEmptyForm(page)
    },

  'whoever goes on during the thank-you keeps the focus, and has a copy of the message after it':
    async ({ page }) => {
      await sendWithFrozenClock(page, '2026-11-25T12:00:00')
      await expect(thanks(page)).toBeVisible()
      const copy = page.getByText('Your copy, Nov 25')
      await expect(copy).toBeHidden()
      const link = page.getByRole('contentinfo').getByRole('link', { name: 'Portfolio' })
      await link.focus()
      await page.clock.runFor(3100)
      await expect(copy).toBeVisible()
      await expect(link).toBeFocused()

      await page.clock.resume()
      await page.reload()
      await copy.click()
      for (const words of Object.values(INQUIRY)) {
        await expect(page.getByText(words, { exact: true })).toBeVisible()
      }
    },

  'an answer that is pressed is a line of what is sent, by mouse or keyboard, until it is pressed again':
    async ({ page }) => {
      await page.goto('/contact')
      await fillInForm(page)
      const { message } = fields(page)
      const answer = (group: string, name: string) =>
        page.getByRole('group', { name: group }).getByRole('radio', { name, exact: true })
      const pressed = page.getByRole('form').getByRole('radio', { checked: true })
      const valuesOf = () =>
        pressed.evaluateAll((all: HTMLInputElement[]) => all.map(({ value }) => value))

      await answer('Place', 'Outdoors').click()
      await answer('People', '2').press(' ')
      await answer('Session', 'A family').click()
      await expect.poll(valuesOf).toEqual(['A family', 'Outdoors', '2'])
      await answer('Place', 'Outdoors').press('ArrowLeft')
      await answer('People', '2').press(' ')
      await answer('Session', 'A family').click()
      await page.reload()
      await expect.poll(valuesOf).toEqual(['Indoors'])

      // What was typed is the visitor’s, and the browser can undo it.
      await message.press('End')
      await message.pressSequentially(' Or not.')
      await answer('People', 'More').click()
      await expect(message).toHaveValue(`${INQUIRY.message} Or not.`)
      await message.press('ControlOrMeta+z')
      await expect(message).toHaveValue(INQUIRY.message)

      await send(page).click()
      await expect(thanks(page)).toContainText(`Place: Indoors\nPeople: More\n${INQUIRY.message}`)
      await expect(thanks(page)).toBeHidden()
      await expect(pressed).toHaveCount(0)
    },
}

function fieldsOf({ contact }: StudioWords) {
  return (name: (typeof FIELDS)[number]) => the('textbox', saying(contact.inquiry[name].label))
}

async function fillIn({ ui, words }: Visit) {
  for (const name of FIELDS) await ui.fill(fieldsOf(words)(name), INQUIRY[name])
}

/** What is below the form after the thank-you, which a busy machine may miss, and stays. */
function copyIn({ contact }: StudioWords) {
  return text(saying(contact.inquiry.thanks.copy!))
}

/** Waits for the form after the thank-you. It must be empty. */
async function isBack({ ui, words }: Visit) {
  await ui.sees(copyIn(words))
  await ui.hides(text(words.contact.inquiry.thanks.heading))
  for (const name of FIELDS) await ui.has(fieldsOf(words)(name), { value: '' })
}

/** Whether the full stop of a text is to the right of what is before it. */
function endsAtRight(element: Locator) {
  return element.evaluate(({ lastChild }) => {
    const { length } = lastChild!.textContent!
    const range = new Range()
    const xOf = (at: number) => {
      range.setStart(lastChild!, at)
      range.setEnd(lastChild!, at + 1)
      return range.getBoundingClientRect().x
    }
    return xOf(length - 1) > xOf(length - 2)
  })
}
