import { expect } from '@playwright/test'

import { text, the } from '../engines/ui.ts'
import type { Journey } from './journey.ts'

/** The five in the order of the studio: id, file, title and category. */
const FEATURED = [
  ['curtain', 'behind-the-curtain-hp5', 'Behind the curtain', 'Fashion'],
  ['all-five', 'family-shadows-gold-200', 'All five', 'Lifestyle'],
  ['stairs', 'stairs-spiral-hp5', 'Four flights down', 'Street'],
  ['before-it-came-down', 'print-09-hp5', 'Before it came down', 'Portrait'],
  ['rain', 'rain-on-the-glass-portra-400', 'Rain on the glass', 'Portrait'],
]

const grid = the('region', 'Featured Work')

export const portfolio: Journey[] = [
  {
    id: 'P1 F2',
    says: 'Portfolio shows five featured photographs in a grid, each with title and category',
    page: '/portfolio',
    async expect({ ui }) {
      await ui.sees(the('heading', 'Portfolio'))
      await ui.sees(the('heading', 'Featured Work', grid))
      await ui.counts(the('listitem', undefined, grid), FEATURED.length)
      const links = await ui.look(the('link', undefined, grid))
      const shown = links.map(({ attributes: { id, href }, text: words }) => [id, href, words])
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
    },
  },
  {
    id: 'P6',
    says: 'a call to action leads to Booking',
    page: '/portfolio',
    studios: ['demo', 'arabic'],
    async act({ ui, words }) {
      const { heading, button } = words.portfolio.banner!
      await ui.sees(text(heading, the('main')))
      await ui.click(the('link', button, the('main')))
    },
    expect: ({ ui }) => ui.isAt('/booking'),
  },
]
