import { expect } from '@playwright/test'

import { text, the, titled } from '../engines/ui.ts'
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
  },
]
