import { readFile } from 'node:fs/promises'

import type { Page } from '@playwright/test'

import { folderOf } from '../studios/studios.ts'
import type { StudioWords } from '../studios/words-of.ts'
import { expect } from '../support/test.ts'
import { answerEmbeds, lastControlIn, scrollToCalendar, scrollToMap } from './embeds.ts'
import { layoutShift } from './checks.ts'
import { heading, opened, WHOLE, type State } from './state.ts'

/** The first heading of each page, by its path. Journeys and axe find the others. */
const PAGES: Record<string, (words: StudioWords) => string> = {
  '/': ({ home }) => home.welcome.heading,
  '/portfolio': ({ portfolio }) => portfolio.heading,
  '/about': ({ about }) => about.introduction.heading,
  '/contact': ({ contact }) => contact.heading,
  '/booking': ({ booking }) => booking.heading,
  '/nope': (words) => words['not-found'].heading,
}

/** Each page as it opens, with and without JavaScript, and one of which a part failed. */
export const PAGE_STATES: State[] = [
  ...Object.entries(PAGES).flatMap(([path, first]): State[] =>
    [false, true].map((withoutScripts) => ({
      title: withoutScripts ? `${path} without JavaScript` : path,
      open: withoutScripts ? opened(path) : (page, words) => openWhole(page, words, path),
      heard: (words) => [
        `link "${words.controls.page.skip}"`,
        'banner',
        `link "${words.studio.name}"`,
        'main',
        heading(1, first(words)),
        'contentinfo',
        `navigation "${words.controls.page.footer}"`,
      ],
      logs: /404/,
      withoutScripts,
    })),
  ),
  {
    title: 'a page of which a part failed',
    async open(page, { failure }, studio) {
      const site = studio === 'demo' ? 'test-results/demo' : `${folderOf(studio)}/dist`
      const html = await readFile(`${site}/client/portfolio.html`, 'utf8')
      const body = html.replace('"slides":[', '"lost":[')
      await page.route('**/portfolio', (route) =>
        route.fulfill({ body, contentType: 'text/html; charset=utf-8' }),
      )
      await page.goto('/portfolio')
      await expect(page.getByRole('heading', { name: failure.heading })).toBeVisible()
    },
    within: 'section[role=alert]',
    heard: ({ failure }) => [
      'alert',
      heading(1, failure.heading),
      `paragraph: ${failure.text}`,
      `link "${failure.link}"`,
    ],
    studios: WHOLE,
    logs: /./,
  },
]

/** Opens a page, whose layout must not shift, with the frame whose controls are to be reached. */
async function openWhole(page: Page, words: StudioWords, path: string) {
  const [map, calendar] = [words.contact.serviceArea, words.booking.calendar]
  await answerEmbeds(page)
  await page.goto(path)
  expect.soft(await layoutShift(page), 'layout shift').toBeLessThan(0.001)
  if (path === '/contact' && map) {
    await scrollToMap(page, words)
    await expect(lastControlIn(page, map.label)).toBeVisible()
  } else if (path === '/booking' && calendar) {
    await scrollToCalendar(page, words)
    await expect(lastControlIn(page, calendar.label)).toBeVisible()
  }
}
