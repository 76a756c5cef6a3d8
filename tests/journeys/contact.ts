import { expect } from '@playwright/test'

import { text, the, titled } from '../engines/ui.ts'
import {
  elementAtMapCenter,
  embeddedMap,
  isPictureThere,
  MAP,
  mapCaption,
  mapLink,
  UNREACHABLE,
} from '../support/map.ts'
import { saying, type Journey } from './journey.ts'

const main = the('main')

export const contact: Journey[] = [
  {
    id: 'C4 C5 C6 C7',
    says: 'Contact has the ways to reach the studio, a map of the area, a promise, and the way to the calendar',
    page: '/contact',
    engines: 'every',
    async expect({ ui, outside }) {
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
      const map = outside.find((address) => address.includes('/export/embed.html'))!
      const box = new URL(map).searchParams.get('bbox')!.split(',').map(Number)
      const [west, south, east, north] = box as [number, number, number, number]
      expect((west + east) / 2).toBeCloseTo(-80.84, 1)
      expect((south + north) / 2).toBeCloseTo(35.23, 1)

      await ui.click(the('link', 'View Available Dates'))
      await ui.isAt('/booking')
    },
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
      await page.goto('/contact')
      await page.context().setOffline(true)
      await mapCaption(page).scrollIntoViewIfNeeded()
      await expect(page.getByText(UNREACHABLE)).toBeVisible()
      // Not the error page of the browser.
      await expect(embeddedMap(page)).toBeHidden()
      await expect.poll(() => isPictureThere(page)).toBe(true)
      await expect(mapLink(page)).toHaveAttribute('href', /^https:\/\/www\.openstreetmap\.org\//)
      expect(await elementAtMapCenter(page)).not.toBe('IFRAME')

      await page.context().setOffline(false)
      await expect(page.getByText(UNREACHABLE)).toHaveCount(0)
      await expect.poll(() => elementAtMapCenter(page)).toBe('IFRAME')
    },
  },
]
