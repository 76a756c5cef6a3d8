import { expect } from '@playwright/test'

import { routes, type Route } from '#pipeline/content/pages.ts'

import { text, the, type Ui } from '../engines/ui.ts'
import { saying, toward, type Journey } from './journey.ts'

const ROUTES_WITH_PATHS = Object.entries(routes) as [Route, string][]

const bar = the('banner')
const footer = the('contentinfo')

export const everyPage: Journey[] = [
  {
    id: 'L1 L2',
    says: 'the bar stays at the top, links to Home and to all pages, and rings the one that is shown',
    studios: ['demo', 'arabic', 'smallest'],
    async expect({ ui, page, words }) {
      const { name, navigation } = words.studio
      for (const [route, path] of ROUTES_WITH_PATHS) {
        await ui.goto(path)
        const links = ROUTES_WITH_PATHS.map(([one, href]) => [
          navigation[one].label,
          href,
          one === route,
        ])
        await expect.poll(() => linksInBar(ui)).toEqual([[name, '/', false], ...links])
        await expect(page.getByRole('banner').locator('a:visible [data-wax]')).toHaveCount(1)
        const ring = page.getByRole('banner').locator('a:visible[aria-current] [data-wax]')
        await expect(ring).toBeVisible()
      }
      // In the order in which they are read.
      const places = (await visibleLinks(ui)).map(({ box }) => box.x * toward(words))
      expect(places).toEqual(places.toSorted((one, other) => one - other))

      await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
      await expect(
        page.getByRole('banner').getByRole('link', { name, exact: true }),
      ).toBeInViewport()

      const clear = 'rgba(0, 0, 0, 0)'
      const link = (label: string) => page.getByRole('banner').getByRole('link', { name: label })
      await expect(link(navigation.booking.label)).not.toHaveCSS('background-color', clear)
      await expect(link(navigation.contact.label)).toHaveCSS('background-color', clear)
    },
  },
  {
    id: 'L3',
    says: 'on a phone the links are behind a toggle, and a chosen link, Escape, Back and a wide window close them',
    arrive: ({ ui }) => ui.resize(390, 844),
    page: '/about',
    studios: ['demo', 'arabic'],
    engines: 'every',
    async expect({ ui, words }) {
      const { navigation } = words.studio
      const menu = the('button', words.controls.menu.name)
      const link = (route: Route) => the('link', saying(navigation[route].label), bar)
      const isOpen = async (open: boolean) => {
        await ui.has(menu, { 'aria-expanded': String(open) })
        await (open ? ui.sees(link('portfolio')) : ui.hides(link('portfolio')))
      }
      await ui.goto('/contact')
      await isOpen(false)
      await ui.counts(link('booking'), 1)
      await ui.click(menu)
      await isOpen(true)
      await ui.has(link('contact'), { 'aria-current': 'page' })
      await ui.counts(link('booking'), 1)
      await ui.press('Escape')
      await isOpen(false)
      await ui.focuses(menu)

      await ui.click(menu)
      await isOpen(true)
      await ui.back()
      await isOpen(false)
      await ui.isAt('/contact')

      await ui.click(menu)
      await isOpen(true)
      // The links fit.
      await ui.resize(1024, 768)
      await ui.hides(menu)
      await ui.resize(390, 844)
      await isOpen(false)

      await ui.click(menu)
      await ui.click(link('portfolio'))
      await ui.isAt('/portfolio')
      await ui.back()
      await ui.isAt('/contact')
      await isOpen(false)
      await ui.back()
      await ui.isAt('/about')
    },
  },
  {
    says: 'by keyboard the skip link leads past the bar',
    wide: true,
    page: '/portfolio',
    engines: 'every',
    async expect({ ui, words }) {
      await ui.press('Tab')
      await ui.focuses(the('link', words.controls.page.skip))
      await ui.press('Enter')
      await ui.focuses(the('main'))
    },
  },
  {
    id: 'L4 K5',
    says: 'by the studio’s own file the footer has pages, tagline, ways to reach it and year, and pages have photographer, map and calendar',
    studios: ['demo', 'arabic'],
    engines: 'every',
    async expect({ ui, words }) {
      const { name, email, phone, tagline, navigation, copyrightYear } = words.studio
      const { photographer, scheduling, serviceArea } = words.studio
      const year = copyrightYear.toLocaleString(words.tag, { useGrouping: false })
      for (const [, path] of ROUTES_WITH_PATHS) {
        await ui.goto(path)
        for (const route of ['portfolio', 'about', 'booking', 'contact'] as const) {
          const { label, footer: inFooter = label } = navigation[route]
          await ui.has(the('link', inFooter, footer), { href: routes[route] })
        }
        const digits = phone!.replaceAll(/[^\d+]/g, '').replace(/^(?!\+)/, '+1')
        await ui.has(the('link', phone, footer), { href: `tel:${digits}` })
        await ui.has(the('link', email, footer), { href: `mailto:${email}` })
        await ui.sees(text(tagline!, footer))
        await ui.sees(text(saying(`© ${year} ${name}`), footer))
      }
      await ui.goto('/')
      await ui.sees(text(saying(photographer), the('main')))
      await ui.goto('/contact')
      const [latitude] = Object.values(serviceArea!.towns)[0]!.split(',')
      const map = the('link', saying(words.contact.serviceArea!.link))
      await ui.has(map, { href: saying(latitude!) })
      await ui.goto('/booking')
      const calendar = the('link', saying(words.booking.calendar!.link))
      await ui.has(calendar, { href: saying(scheduling!.calendar!.page) })
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
