import { routes, type Route } from '#pipeline/content/pages.ts'
import { toward, saying, journeysInWords } from './in-words.ts'
import { text, the } from './ui/ui.ts'

const PAGES = Object.entries(routes) as [Route, string][]
const bar = the('banner')
const footer = the('contentinfo')
const main = the('main')

for (const { studio, journey } of journeysInWords) {
  journey.use({ expectedMessages: [/404/] })

  journey.describe(`the ${studio} studio`, { tag: '@all' }, () => {
    journey(
      '[L1 L2 L4 L5 N1] every page links to all others, and a path without a page to Home',
      async ({ ui, words }) => {
        const { name, email, phone, tagline, navigation, copyrightYear } = words.studio
        const year = copyrightYear.toLocaleString(words.tag, { useGrouping: false })
        const inBar = PAGES.map(([route]) => navigation[route].label)
        for (const [route, path] of PAGES) {
          await ui.goto(path)
          const links = async () => {
            const all = await ui.look(the('link', undefined, bar))
            return all.filter(({ visible }) => visible)
          }
          const names = async () => (await links()).map((link) => link.text)
          await journey.expect.poll(names).toEqual([name, ...inBar])
          await ui.has(the('link', navigation[route].label, bar), { 'aria-current': 'page' })
          // In the order in which they are read.
          const places = (await links()).map(({ box }) => box.x * toward(words))
          journey.expect(places).toEqual(places.toSorted((one, other) => one - other))

          const { label, footer: inFooter = label } = navigation.booking
          await ui.has(the('link', inFooter, footer), { href: '/booking' })
          await ui.has(the('link', phone, footer), { href: `tel:${phone!.replaceAll(' ', '')}` })
          await ui.has(the('link', email, footer), { href: `mailto:${email}` })
          await ui.sees(text(tagline!, footer))
          await ui.sees(text(saying(`© ${year} ${name}`), footer))
        }

        await ui.goto('/nope')
        const { number, heading, link } = words['not-found']
        await ui.sees(the('heading', number))
        await ui.sees(the('heading', heading))
        const message = 'error: 404: there is no page at /nope'
        await journey.expect.poll(() => ui.logged()).toContain(message)
        await ui.click(the('link', link))
        await ui.isAt('/')
      },
    )

    journey('[L3] the menu of a phone, and the skip link', async ({ ui, words }) => {
      const { controls, studio: facts, contact } = words
      const open = the('button', controls.menu.name)
      const portfolio = the('link', facts.navigation.portfolio.label, bar)
      await ui.resize(390, 844)
      await ui.goto('/about')
      await ui.hides(portfolio)
      await ui.click(open)
      await ui.has(open, { 'aria-expanded': 'true' })
      await ui.sees(portfolio)
      await ui.press('Escape')
      await ui.focuses(open)
      await ui.hides(portfolio)
      await ui.click(open)
      await ui.click(the('link', saying(facts.navigation.contact.label), bar))
      await ui.sees(the('heading', contact.heading))

      await ui.goto('/portfolio')
      await ui.press('Tab')
      await ui.focuses(the('link', controls.page.skip))
      await ui.press('Enter')
      await ui.focuses(main)
    })
  })
}
