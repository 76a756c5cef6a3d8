import { expect } from '@playwright/test'

import { routes, type Route } from '#pipeline/content/pages.ts'

import { text, the, type Ui } from '../engines/ui.ts'
import type { StudioWords } from '../studios/words-of.ts'
import { saying, toward, type Journey } from './journey.ts'

const PAGES = Object.entries(routes) as [Route, string][]

const bar = the('banner')
const footer = the('contentinfo')

export const everyPage: Journey[] = [
  {
    id: 'L1 L2',
    says: 'the bar stays at the top, links to Home and to all pages, and rings the one that is shown',
    studios: ['demo', 'arabic', 'smallest'],
    async expect({ ui, page, words }) {
      const { name, navigation } = words.studio
      for (const [route, path] of PAGES) {
        await ui.goto(path)
        const links = PAGES.map(([one, href]) => [navigation[one].label, href, one === route])
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
    async arrive({ page }) {
      await page.setViewportSize({ width: 390, height: 844 })
      await page.goto('/about')
    },
    page: '/contact',
    async expect({ page, ui }) {
      const menu = page.getByRole('button', { name: 'Menu' })
      const link = (name: string) => page.getByRole('banner').getByRole('link', { name })
      const isOpen = async (open: boolean) => {
        await expect(menu).toHaveAttribute('aria-expanded', String(open))
        await expect(link('Portfolio')).toBeVisible({ visible: open })
        await expect(page.getByRole('main')).toHaveJSProperty('inert', open)
        await expect(page.getByRole('contentinfo')).toHaveJSProperty('inert', open)
      }
      await isOpen(false)
      await menu.click()
      await isOpen(true)
      await expect(link('Contact')).toHaveAttribute('aria-current', 'page')
      await expect(link('Book Session')).toHaveCount(1)
      await page.keyboard.press('Tab')
      await expect(menu).not.toBeFocused()
      await page.keyboard.press('Escape')
      await isOpen(false)
      await expect(menu).toBeFocused()

      await menu.click()
      // Without navigation, which would close the menu too.
      await link('Contact').evaluate((one) =>
        one.addEventListener('click', (event) => event.preventDefault(), { once: true }),
      )
      await link('Contact').click()
      await isOpen(false)

      await menu.click()
      await isOpen(true)
      await ui.back()
      await isOpen(false)
      await ui.isAt('/contact')

      await menu.click()
      // The links fit.
      await page.setViewportSize({ width: 1024, height: 768 })
      await expect(page.getByRole('main')).toHaveJSProperty('inert', false)
      await page.setViewportSize({ width: 390, height: 844 })
      await isOpen(false)

      await menu.click()
      await link('Portfolio').click()
      await ui.isAt('/portfolio')
      await ui.back()
      await ui.isAt('/contact')
      await ui.back()
      await ui.isAt('/about')
    },
  },
  {
    says: 'on a phone the menu opens, closes, and leads on, and by keyboard the skip link leads past the bar',
    wide: true,
    page: '/about',
    studios: ['demo', 'arabic'],
    engines: 'every',
    async expect({ ui, words }) {
      const { navigation } = words.studio
      const menu = the('button', words.controls.menu.name)
      const portfolio = the('link', saying(navigation.portfolio.label), bar)
      await ui.resize(390, 844)
      await ui.hides(portfolio)
      await ui.sees(the('link', navigation.booking.label, bar))
      await ui.click(menu)
      await ui.sees(portfolio)
      await ui.press('Escape')
      await ui.focuses(menu)
      await ui.hides(portfolio)
      await ui.click(menu)
      await ui.click(the('link', saying(navigation.contact.label), bar))
      await ui.sees(the('heading', words.contact.heading))
      await ui.back()
      await ui.isAt('/about')
      await ui.has(menu, { 'aria-expanded': 'false' })

      await ui.goto('/portfolio')
      await ui.press('Tab')
      await ui.focuses(the('link', words.controls.page.skip))
      await ui.press('Enter')
      await ui.focuses(the('main'))
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
    id: 'K5',
    says: 'name, photographer, email, phone, calendar and map are those of the studio’s own file',
    studios: ['demo', 'arabic'],
    async expect({ page, words }) {
      const { name, photographer, email, phone, scheduling, serviceArea } = words.studio
      await page.goto('/')
      await expect(page.getByRole('main').getByText(photographer).first()).toBeVisible()

      await page.goto('/contact')
      await expect(page).toHaveTitle(`${words.contact.title} | ${name}`)
      await expect(page.getByRole('main').getByRole('link', { name: email })).toBeVisible()
      await expect(page.getByRole('main').getByRole('link', { name: phone! })).toBeVisible()
      const [latitude] = Object.values(serviceArea!.towns)[0]!.split(',')
      const map = page.getByRole('link', { name: words.contact.serviceArea!.link })
      await expect(map).toHaveAttribute('href', saying(latitude!))

      await page.goto('/booking')
      const link = page.getByRole('link', { name: words.booking.calendar!.link })
      await expect(link).toHaveAttribute('href', saying(scheduling!.calendar!.page))
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
