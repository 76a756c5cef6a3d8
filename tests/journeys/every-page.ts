import { expect } from '@playwright/test'

import { routes, type Route } from '#pipeline/content/pages.ts'
import { text, the, type Ui } from '../engines/ui.ts'
import type { StudioWords } from '../studios/words-of.ts'
import { saying, toward } from './in-words.ts'
import type { Journey } from './journey.ts'

const PAGES = Object.entries(routes) as [Route, string][]
const bar = the('banner')
const footer = the('contentinfo')

export const everyPage: Journey[] = [
  {
    id: 'L1 L2',
    says: 'the bar links to Home and to all pages, and marks the one that is shown',
    studios: ['demo', 'arabic', 'smallest'],
    engines: 'every',
    async expect({ ui, words }) {
      const { name, navigation } = words.studio
      for (const [route, path] of PAGES) {
        await ui.goto(path)
        const links = PAGES.map(([one, href]) => [navigation[one].label, href, one === route])
        await expect.poll(() => linksInBar(ui)).toEqual([[name, '/', false], ...links])
      }
      // In the order in which they are read.
      const places = (await visibleLinks(ui)).map(({ box }) => box.x * toward(words))
      expect(places).toEqual(places.toSorted((one, other) => one - other))
    },
  },
  {
    id: 'L4',
    says: 'the footer has the pages, the tagline, the ways to reach the studio, and the year',
    studios: ['demo', 'arabic'],
    engines: 'every',
    async expect({ ui, words }) {
      const { name, email, phone, tagline, navigation, copyrightYear } = words.studio
      const year = copyrightYear.toLocaleString(words.tag, { useGrouping: false })
      for (const [, path] of PAGES) {
        await ui.goto(path)
        for (const route of ['portfolio', 'about', 'booking', 'contact'] as const) {
          const { label, footer: inFooter = label } = navigation[route]
          await ui.has(the('link', inFooter, footer), { href: routes[route] })
        }
        await ui.has(the('link', phone, footer), { href: telephone(words) })
        await ui.has(the('link', email, footer), { href: `mailto:${email}` })
        await ui.sees(text(tagline!, footer))
        await ui.sees(text(saying(`© ${year} ${name}`), footer))
      }
    },
  },
  {
    says: 'a link of the footer opens its page at the top',
    page: '/about',
    engines: 'every',
    async act({ ui, words }) {
      await ui.scrollTo(footer)
      await ui.click(the('link', words.studio.navigation.portfolio.label, footer))
    },
    async expect({ ui, words }) {
      await ui.isAt('/portfolio')
      const top = the('heading', words.portfolio.heading)
      await expect.poll(async () => (await ui.box(top)).y).toBeGreaterThanOrEqual(0)
    },
  },
]

async function visibleLinks(ui: Ui) {
  return (await ui.look(the('link', undefined, bar))).filter(({ visible }) => visible)
}

/** The name and address of each visible link in the bar, and whether it is the current page. */
async function linksInBar(ui: Ui) {
  return (await visibleLinks(ui)).map(({ text: name, attributes }) => [
    name,
    attributes.href,
    attributes['aria-current'] === 'page',
  ])
}

function telephone({ studio }: StudioWords) {
  const digits = studio.phone!.replaceAll(/[^\d+]/g, '')
  return `tel:${digits.startsWith('+') ? '' : '+1'}${digits}`
}
