import { expect, type Locator } from '@playwright/test'

import { text, the, titled } from '../engines/ui.ts'
import { given, PHONE, plain, saying, type Journeys } from './journey.ts'

const main = the('main')

export const home: Journeys = {
  '[H5 H6] buttons over the slideshow and below a welcome text lead to Portfolio and to Booking':
    async ({ ui, page, words }) => {
      await ui.goto('/')
      const { slideshow, welcome } = words.home
      const region = page.getByRole('region', { name: slideshow.label })
      const link = (place: Locator, name: string) => place.getByRole('link', { name, exact: true })
      await expect(link(region, slideshow.book)).toHaveAttribute('href', '/booking')
      await expect(link(region, slideshow.portfolio)).toHaveAttribute('href', '/portfolio')

      const heading = page.getByRole('heading', { level: 1, name: plain(welcome.heading) })
      const below = page.locator('main section', { has: heading })
      const { y, height } = (await region.boundingBox())!
      expect((await below.boundingBox())!.y).toBeGreaterThanOrEqual(y + height - 1)
      await expect(below.getByText(welcome.lede)).toBeVisible()
      await expect(link(below, 'Book a Session')).toHaveAttribute('href', '/booking')
      await link(below, 'View Portfolio').click()
      await ui.isAt('/portfolio')
    },

  '[H7] “Recent Work” has four framed photographs, each with a tag of its film stock and a title':
    async ({ page, words }) => {
      await page.goto('/')
      const heading = page.getByRole('heading', { name: 'Recent Work' })
      const pieces = page.locator('main section', { has: heading }).getByRole('listitem')
      const films = ['Ektar 100', 'Kodak Gold', 'Ilford HP5 Plus', 'Portra 400']
      await expect(pieces).toHaveCount(films.length)
      for (const [at, { src, title }] of words.home.recentWork!.photographs.entries()) {
        const piece = pieces.nth(at)
        const { alt } = words.photographOf(src)
        await piece.scrollIntoViewIfNeeded()
        await expect(piece.getByRole('button', { name: `Film: ${films[at]}` })).toBeVisible()
        await expect(piece.getByText(title, { exact: true })).toBeVisible()
        await expect(piece.locator('[data-frame]').getByRole('img', { name: alt })).toBeVisible()
      }
    },
}

/** The five in the order of the studio: id, file, title and category. */
const FEATURED = [
  ['curtain', 'behind-the-curtain-hp5', 'Behind the curtain', 'Fashion'],
  ['all-five', 'family-shadows-gold-200', 'All five', 'Lifestyle'],
  ['stairs', 'stairs-spiral-hp5', 'Four flights down', 'Street'],
  ['before-it-came-down', 'print-09-hp5', 'Before it came down', 'Portrait'],
  ['rain', 'rain-on-the-glass-portra-400', 'Rain on the glass', 'Portrait'],
]

export const portfolio: Journeys = {
  '[P1 P6 F2] Portfolio shows five featured photographs in a grid, each with title and category, and leads to Booking':
    async ({ ui, words }) => {
      await ui.goto('/portfolio')
      const grid = the('region', 'Featured Work')
      await ui.sees(the('heading', 'Portfolio'))
      await ui.sees(the('heading', 'Featured Work', grid))
      await ui.counts(the('listitem', undefined, grid), FEATURED.length)
      const links = await ui.look(the('link', undefined, grid))
      const shown = links.map(({ attributes: { id, href }, text: said }) => [id, href, said])
      expect(shown).toEqual(
        FEATURED.map(([id, file, title, category]) => [
          id,
          expect.stringMatching(new RegExp(`^/uploads/${file}-\\d+-\\w+\\.jpg$`)),
          expect.stringMatching(`^${title} ${category}`),
        ]),
      )
      // In rows, all of a row equally high.
      const boxes = links.map(({ box }) => `${Math.round(box.y)}`)
      expect(new Set(boxes).size).toBeLessThan(FEATURED.length)

      const { heading, button } = words.portfolio.banner!
      await ui.sees(text(heading, main))
      await ui.click(the('link', button, main))
      await ui.isAt('/booking')
    },
}

export const about: Journeys = {
  '[A1 A2 A3] About introduces the photographer, has a card for each value, and leads to Booking':
    async ({ ui, words }) => {
      await ui.resize(768, 1024)
      await ui.goto('/about')
      const { introduction, story, quote, philosophy, banner } = words.about
      const { alt } = words.photographOf(introduction.portrait)
      await ui.sees(the('img', alt))
      await ui.sees(the('heading', plain(introduction.heading)))
      for (const paragraph of [introduction.lede, ...story]) await ui.sees(text(paragraph))
      await ui.reads(the('blockquote'), quote!.replaceAll('\n', ' '))

      const values = ['Authentic Moments', 'Film Aesthetic', 'Heirloom Quality']
      await ui.counts(the('article'), values.length)
      for (const value of values) await ui.sees(the('heading', value))
      for (const card of philosophy!.cards) await ui.sees(text(card.text))
      await ui.click(the('link', banner!.button, main))
      await ui.isAt('/booking')
    },
}

export const contact: Journeys = {
  '[C4 C5 C6 C7] Contact has the ways to reach the studio, a map of the area, a promise, and the way to the calendar':
    async ({ ui, outside }) => {
      await ui.goto('/contact')
      for (const [name, href] of [
        ['hello@dogwoodandsilver.example', 'mailto:hello@dogwoodandsilver.example'],
        ['(704) 555-0136', 'tel:+17045550136'],
      ] as const) {
        await ui.has(the('link', name, main), { href })
      }
      await ui.sees(text('Charlotte, North Carolina', main))
      await ui.sees(text('Serving NC and surrounding areas', main))
      await ui.sees(the('heading', 'Quick Response Guarantee'))
      await ui.sees(text(saying('within 24 hours'), main))

      await ui.scrollTo(text('Exact shoot location shared after booking confirmation.'))
      const frame = titled('Map of the service area around Charlotte')
      await expect.poll(() => ui.frame(frame)).toContain('Stand-in map')
      // It cannot lead the page away, and its links open in a new tab.
      await ui.has(frame, { sandbox: /^(?!.*top-navigation).*allow-popups/ })
      const map = outside.find((address) => address.includes('/export/embed.html'))!
      const box = new URL(map).searchParams.get('bbox')!.split(',').map(Number)
      const [west, south, east, north] = box as [number, number, number, number]
      expect((west + east) / 2).toBeCloseTo(-80.84, 1)
      expect((south + north) / 2).toBeCloseTo(35.23, 1)

      await ui.click(the('link', 'View Available Dates'))
      await ui.isAt('/booking')
    },
}

/** Each with its name, its price, what its icon says, and words of its content. */
const PACKAGES = [
  ['Basic Model Package', '$80', '2', '2 rolls', '45–60 min', 'Ektar 100 / Kodak Gold / HP5 Plus'],
  ['BASIC Package', '$120', '3', '3 rolls', '60–90 min', 'Optional upgrades'],
  ['STANDARD Package', '$250', '5', '5 rolls', '1–2 hours', 'Editorial sessions or brand shoots'],
  [
    'PREMIUM Package',
    '$420',
    '7 to 10',
    '7–10 rolls',
    '2–4 hours',
    'Multi-location or event coverage',
  ],
] as const

export const booking: Journeys = {
  '[B1 B2 B4 F1] Booking shows four packages, each with icon, name, price and content, whose own page Book Now opens in a new tab, and when galleries come':
    async ({ ui, page, words }) => {
      await ui.goto('/booking')
      await ui.sees(text('Galleries are delivered within 2–3 weeks after the session.'))
      const cards = await ui.look(the('article'))
      expect(cards.length).toBe(PACKAGES.length)
      const icons = await ui.look(the('img', /rolls of film$/))
      for (const [at, [name, price, rolls, ...content]] of PACKAGES.entries()) {
        await ui.sees(the('heading', name))
        const begins = `${name}${price}${words.booking.packages[at]!.description}`
        expect(cards[at]!.text.slice(0, begins.length)).toBe(begins)
        for (const said of content) expect(cards[at]!.text).toContain(said)
        expect(icons[at]!.attributes['aria-label']).toBe(`${rolls} rolls of film`)

        const opened = page.waitForEvent('popup')
        await ui.click(the('link', `Book Now: ${name} (opens in a new tab)`))
        const own = await opened
        await expect(own.getByRole('heading', { name, exact: true })).toBeVisible()
        await expect(own.getByText(price, { exact: true })).toBeVisible()
      }
      expect(icons).toHaveLength(PACKAGES.length)
      await ui.isAt('/booking')
    },

  '[B3] the calendar of the scheduling service is asked for when it is in view, and is 900 px high':
    given({ engines: 'every' }, async ({ ui, words, outside }) => {
      await ui.resize(...PHONE)
      await ui.goto('/booking')
      const { label, heading, link } = words.booking.calendar!
      await ui.counts(titled(label), 0)
      expect(outside).toEqual([])
      await ui.scrollTo(the('heading', plain(heading)))
      await expect.poll(() => ui.frame(titled(label))).toMatch(/Pick a day/)
      expect((await ui.box(titled(label))).height).toBe(900)
      await ui.has(the('link', link), { target: '_blank' })
    }),

  'a question unfolds its answer by mouse, key, a link to it, and a search for its words, and on paper':
    async ({ page, words }) => {
      await page.goto('/booking')
      const { questions } = words.booking.questions!
      const question = page.getByText('Do I get the negatives?')
      const answer = page.getByText(/mail them for the postage/)
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

  'a link leads to the calendar, below the terms, and steps, letters and questions follow it in this order':
    async ({ ui, page, words: { booking: said } }) => {
      await ui.goto('/booking')
      const headings = await page.getByRole('main').getByRole('heading').allTextContents()
      const parts = ['terms', 'calendar', 'delivery', 'letters', 'questions', 'banner'] as const
      const inOrder = parts.map((part) => said[part]!.heading)
      expect(headings.filter((words) => inOrder.includes(words))).toEqual(inOrder)
      for (const term of said.terms!.terms) await ui.sees(text(term.text))

      const letters = page.getByRole('figure').filter({ has: page.locator('blockquote') })
      await expect(letters).toHaveCount(said.letters!.letters.length)
      await expect(letters.filter({ hasText: 'Sample letter' })).toHaveCount(await letters.count())
      await ui.click(the('link', said.openDays!))
      await expect(page.getByRole('heading', { name: said.calendar!.heading })).toBeInViewport()
      await ui.click(the('link', said.banner!.button, main))
      await ui.isAt('/contact')
    },
}
