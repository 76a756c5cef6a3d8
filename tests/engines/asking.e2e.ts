import { PAGES } from '../support/pages.ts'
import { journeyAt } from './journey.ts'
import { text, the, titled } from './ui/ui.ts'

/** Visits the studio that shows nothing of other sites before a visitor asks for it. */
const journey = journeyAt('asking')

const FRAMES = [
  {
    path: '/contact',
    below: text(/Exact shoot location shared/),
    show: the('button', 'Show the map'),
    frame: titled('Map of the service area around Charlotte'),
    has: 'Stand-in map',
    site: 'https://www.openstreetmap.org',
  },
  {
    path: '/booking',
    below: the('heading', 'What you get, and when'),
    show: the('button', 'Show the calendar'),
    frame: titled('Booking calendar'),
    has: 'Stand-in calendar',
    site: 'https://calendly.com',
  },
]

/** Chromium looks for new versions of itself. */
const BROWSERS_OWN = 'http://update.googleapis.com/'

journey(
  '[C5 B3] five pages ask no other site for anything, until a visitor presses a button',
  { tag: '@all' },
  async ({ ui, outside }) => {
    const others = () =>
      outside
        .filter((address) => !address.startsWith(BROWSERS_OWN))
        .map((address) => new URL(address).origin)
    for (const path of PAGES) {
      await ui.goto(path)
      await ui.scrollTo(the('contentinfo'))
    }
    for (const { path, below, show, frame, has, site } of FRAMES) {
      await ui.goto(path)
      await ui.scrollTo(below)
      await ui.sees(show)
      await ui.counts(frame, 0)
      journey.expect(others()).toEqual([])

      await ui.click(show)
      await journey.expect.poll(() => ui.frame(frame)).toContain(has)
      journey.expect(new Set(others())).toEqual(new Set([site]))
      outside.length = 0
    }
  },
)
