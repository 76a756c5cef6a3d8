import { expect } from '@playwright/test'

import { text, the, titled } from '../engines/ui.ts'
import { plain, type Journey } from './journey.ts'

/** Each with its name, its price and words of its content. */
const PACKAGES = [
  ['Basic Model Package', '$80', '2 rolls', '45–60 min', 'Ektar 100 / Kodak Gold / HP5 Plus'],
  ['BASIC Package', '$120', '3 rolls', '60–90 min', 'Optional upgrades'],
  ['STANDARD Package', '$250', '5 rolls', '1–2 hours', 'Editorial sessions or brand shoots'],
  ['PREMIUM Package', '$420', '7–10 rolls', '2–4 hours', 'Multi-location or event coverage'],
] as const

const QUESTION = 'Do I get the negatives?'
const ANSWER = /mail them for the postage/

export const booking: Journey[] = [
  {
    id: 'B1 B4 F1',
    says: 'Booking shows four packages, each with icon, name, price and content, and when galleries come',
    page: '/booking',
    engines: 'every',
    async expect({ ui, words }) {
      const cards = await ui.look(the('article'))
      expect(cards.length).toBe(PACKAGES.length)
      for (const [at, [name, price, ...content]] of PACKAGES.entries()) {
        await ui.sees(the('heading', name))
        const begins = `${name}${price}${words.booking.packages[at]!.description}`
        expect(cards[at]!.text.slice(0, begins.length)).toBe(begins)
        for (const said of content) expect(cards[at]!.text).toContain(said)
      }
      const icons = await ui.look(the('img', /rolls of film$/))
      const drawn = ['2 rolls', '3 rolls', '5 rolls', '7 to 10 rolls'].map(
        (all) => `${all} of film`,
      )
      expect(icons.map(({ attributes }) => attributes['aria-label'])).toEqual(drawn)
      const link = the('link', 'Book Now: PREMIUM Package (opens in a new tab)')
      await ui.has(link, { href: '/sample-calendar?package=4', target: '_blank' })
      await ui.sees(text('Galleries are delivered within 2–3 weeks after the session.'))
    },
  },
  {
    id: 'B2',
    says: 'Book Now opens the package’s own page in a new tab, and Booking stays',
    page: '/booking',
    async expect({ page, words }) {
      for (const { name, price } of words.booking.packages) {
        const opened = page.waitForEvent('popup')
        await page.getByRole('link', { name: `Book Now: ${name} (opens in a new tab)` }).click()
        const own = await opened
        await expect(own.getByRole('heading', { name, exact: true })).toBeVisible()
        await expect(own.getByText(price!, { exact: true })).toBeVisible()
      }
      await expect(page).toHaveURL('/booking')
    },
  },
  {
    id: 'B3',
    says: 'the calendar is asked for when it is in view, and is 900 px high',
    arrive: ({ ui }) => ui.resize(390, 844),
    page: '/booking',
    studios: ['demo', 'arabic'],
    engines: 'every',
    async expect({ ui, words, outside }) {
      const { label, heading, link } = words.booking.calendar!
      await ui.counts(titled(label), 0)
      expect(outside).toEqual([])
      await ui.scrollTo(the('heading', plain(heading)))
      const page = () => ui.frame(titled(label))
      await expect.poll(page).toMatch(/Pick a day|Stand-in calendar/)
      expect((await ui.box(titled(label))).height).toBe(900)
      await ui.has(the('link', link), { target: '_blank' })
    },
  },
  {
    says: 'a question unfolds its answer by mouse, key, a link to it, and a search for its words, and on paper',
    page: '/booking',
    async expect({ page, words }) {
      const { questions } = words.booking.questions!
      const question = page.getByText(QUESTION)
      const answer = page.getByText(ANSWER)
      await expect(page.getByRole('main').locator('summary')).toHaveCount(questions.length)
      await expect(answer).toBeHidden()
      await question.click()
      await expect(answer).toBeVisible()
      await question.press('Enter')
      await expect(answer).toBeHidden()
      for (const hash of ['#negatives', '#:~:text=mail%20them']) {
        // The same page would only scroll.
        await page.goto('/about')
        await page.goto(`/booking${hash}`)
        await expect(answer).toBeInViewport()
        await expect(question).toBeInViewport({ ratio: 1 })
      }
      await page.emulateMedia({ media: 'print' })
      for (const one of questions) {
        await expect(page.getByText(one.answer.slice(0, 20))).toBeVisible()
      }
    },
  },
  {
    says: 'a link leads to the calendar, below the terms, and steps, letters and questions follow it in this order',
    page: '/booking',
    async expect({ ui, page, words: { booking: said } }) {
      const headings = await page.getByRole('main').getByRole('heading').allTextContents()
      const parts = ['terms', 'calendar', 'delivery', 'letters', 'questions', 'banner'] as const
      const inOrder = parts.map((part) => said[part]!.heading)
      expect(headings.filter((words) => inOrder.includes(words))).toEqual(inOrder)
      for (const { text: term } of said.terms!.terms)
        await expect(page.getByText(term)).toBeVisible()

      const letters = page.getByRole('figure').filter({ has: page.locator('blockquote') })
      await expect(letters).toHaveCount(said.letters!.letters.length)
      for (const letter of await letters.all()) {
        await expect(letter.getByText('Sample letter')).toBeVisible()
      }
      await ui.click(the('link', said.openDays!))
      await expect(page.getByRole('heading', { name: said.calendar!.heading })).toBeInViewport()
      await ui.click(the('link', said.banner!.button, the('main')))
      await ui.isAt('/contact')
    },
  },
]
