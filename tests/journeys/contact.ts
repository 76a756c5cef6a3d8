import { expect } from '@playwright/test'

import { text, the, titled } from '../engines/ui.ts'
import type { StudioWords } from '../studios/words-of.ts'
import { delayRequests, isNavigation } from '../support/delayed-requests.ts'
import {
  elementAtMapCenter,
  embeddedMap,
  isPictureThere,
  MAP,
  mapCaption,
  mapLink,
  UNREACHABLE,
} from '../support/map.ts'
import { saying } from './in-words.ts'
import type { Journey } from './journey.ts'

const main = the('main')

export const contact: Journey[] = [
  {
    id: 'C4 C5 C6 C7',
    says: 'Contact has the ways to reach the studio, a map of the area, a promise, and the way to the calendar',
    engines: 'every',
    ...contactWith(() => ({
      email: 'hello@dogwoodandsilver.example',
      phone: ['(704) 555-0136', 'tel:+17045550136'],
      city: 'Charlotte, North Carolina',
      serving: 'Serving NC and surrounding areas',
      guarantee: ['Quick Response Guarantee', 'within 24 hours'],
      map: 'Map of the service area around Charlotte',
      note: 'Exact shoot location shared after booking confirmation.',
      center: [-80.84, 35.23],
      banner: 'View Available Dates',
    })),
  },
  {
    says: 'Contact has the same in another language',
    studios: ['arabic'],
    ...contactWith(({ studio, contact: { guarantee, serviceArea, banner } }) => ({
      email: studio.email,
      phone: [studio.phone!, `tel:${studio.phone!.replaceAll(' ', '')}`],
      city: studio.city,
      serving: studio.serving!,
      guarantee: [guarantee!.heading, guarantee!.text],
      map: serviceArea!.label,
      note: serviceArea!.note!,
      center: [35.91, 31.95],
      banner: banner!.button,
    })),
  },
  {
    says: 'the map cannot lead the page away, and its links open in a new tab',
    logs: /Unsafe attempt to initiate navigation/,
    arrive: ({ page }) =>
      page.route(MAP, (route) =>
        route.fulfill({
          contentType: 'text/html',
          body: `<a href="https://www.openstreetmap.org/a" target="_top">Here</a>
            <a href="https://www.openstreetmap.org/b" target="_blank">Larger map</a>`,
        }),
      ),
    page: '/contact',
    act: ({ page }) => mapCaption(page).scrollIntoViewIfNeeded(),
    async expect({ page }) {
      const map = embeddedMap(page).contentFrame()
      const refused = page.waitForEvent('console', (line) => line.text().includes('navigation'))
      await map.getByRole('link', { name: 'Here' }).click()
      await refused
      await expect(page).toHaveURL(/\/contact$/)

      const opened = page.context().waitForEvent('page')
      await map.getByRole('link', { name: 'Larger map' }).click()
      await expect(await opened).toHaveURL('https://www.openstreetmap.org/b')
    },
  },
  {
    says: 'where the map is lost the picture of the area stays, until the connection is back',
    wide: true,
    logs: /Failed to load resource/,
    arrive: ({ ui }) => ui.resize(390, 844),
    async expect({ page }) {
      const { delayed, handler } = delayRequests(isNavigation)
      await page.route(MAP, handler)
      await page.goto('/contact')
      const asked = page.waitForRequest((request) => request.frame().parentFrame() !== null)
      const answered = page.waitForResponse((response) => response.request().method() === 'HEAD')
      await mapCaption(page).scrollIntoViewIfNeeded()
      await Promise.all([asked, answered])

      await page.context().setOffline(true)
      await expect(page.getByText(UNREACHABLE)).toBeVisible()
      const failed = page.waitForEvent('requestfailed', (request) => request.method() === 'HEAD')
      delayed.shouldFail = true
      delayed.release()
      await failed
      // Not the error page of the browser.
      await expect(embeddedMap(page)).toBeHidden()
      await expect.poll(() => isPictureThere(page)).toBe(true)
      await expect(mapLink(page)).toHaveAttribute('href', /^https:\/\/www\.openstreetmap\.org\//)
      expect(await elementAtMapCenter(page)).not.toBe('IFRAME')

      delayed.shouldFail = false
      await page.context().setOffline(false)
      await expect(page.getByText(UNREACHABLE)).toHaveCount(0)
      await expect.poll(() => elementAtMapCenter(page)).toBe('IFRAME')
    },
  },
]

type Said = {
  email: string
  phone: [words: string, href: string]
  city: string
  serving: string
  guarantee: [heading: string, text: string]
  map: string
  note: string
  /** East and north, in degrees. */
  center: [number, number]
  banner: string
}

/** A visit to Contact, which must have these words. */
function contactWith(wordsIn: (words: StudioWords) => Said): Pick<Journey, 'page' | 'expect'> {
  return {
    page: '/contact',
    async expect({ ui, words, outside }) {
      const said = wordsIn(words)
      await ui.has(the('link', said.email, main), { href: `mailto:${said.email}` })
      await ui.has(the('link', said.phone[0], main), { href: said.phone[1] })
      await ui.sees(text(said.city, main))
      await ui.sees(text(said.serving, main))
      await ui.sees(the('heading', said.guarantee[0]))
      await ui.sees(text(saying(said.guarantee[1]), main))

      await ui.scrollTo(text(said.note))
      await expect.poll(() => ui.frame(titled(said.map))).toContain('Stand-in map')
      const map = outside.find((address) => address.includes('/export/embed.html'))!
      const [west, south, east, north] = new URL(map).searchParams
        .get('bbox')!
        .split(',')
        .map(Number)
      expect((west! + east!) / 2).toBeCloseTo(said.center[0], 1)
      expect((south! + north!) / 2).toBeCloseTo(said.center[1], 1)

      await ui.click(the('link', said.banner))
      await ui.isAt('/booking')
    },
  }
}
