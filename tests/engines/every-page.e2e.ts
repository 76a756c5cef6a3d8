import { journey } from './journey.ts'
import { text, the, type Ui } from './ui/ui.ts'

const PAGES = {
  '/': 'Home',
  '/portfolio': 'Portfolio',
  '/about': 'About',
  '/contact': 'Contact',
  '/booking': 'Book Session',
}

const bar = the('banner')
const footer = the('contentinfo')

/** The name and address of each visible link in the bar, and whether it is the current page. */
async function linksInBar(ui: Ui) {
  const links = (await ui.look(the('link', undefined, bar))).filter(({ visible }) => visible)
  return links.map(({ text: name, attributes }) => [
    name,
    attributes.href,
    attributes['aria-current'] === 'page',
  ])
}

journey('[L1 L2 L4 L5] every page marks itself and links to all others', async ({ ui }) => {
  for (const [path, label] of Object.entries(PAGES)) {
    // A trailing slash leads to the same page.
    await ui.goto(path === '/about' ? `${path}/` : path)

    const links = Object.entries(PAGES).map(([href, name]) => [name, href, name === label])
    await journey.expect
      .poll(() => linksInBar(ui))
      .toEqual([['Dogwood & Silver', '/', false], ...links])
    await ui.has(the('link', 'Booking', footer), { href: '/booking' })
    await ui.has(the('link', '(704) 555-0136', footer), { href: 'tel:+17045550136' })
    await ui.has(the('link', /@dogwoodandsilver/, footer), { href: /^mailto:hello@/ })
    await ui.sees(text("Film photography capturing life's beautiful moments", footer))
    await ui.sees(text(/© 2024 Dogwood & Silver/, footer))
  }

  await ui.click(the('link', 'Portfolio', footer))
  await ui.isAt('/portfolio')
  await ui.scrollTo(footer)
  // During scrolling WebKit returns the last position.
  const top = async () => (await ui.box(the('link', 'Home', bar))).y
  await journey.expect.poll(top).toBeGreaterThanOrEqual(0)
  await ui.click(the('link', 'Home', bar))
  await ui.isAt('/')
})

journey('[L3 L2] on a phone the Menu button shows and hides the links', async ({ ui }) => {
  const open = the('button', 'Menu')
  const portfolio = the('link', 'Portfolio', bar)
  await ui.resize(390, 844)
  await ui.goto('/about')
  await ui.hides(portfolio)
  await ui.sees(the('link', 'Book Session', bar))
  await ui.has(open, { 'aria-expanded': 'false' })

  await ui.click(open)
  await ui.has(open, { 'aria-expanded': 'true' })
  await ui.has(the('link', /About/, bar), { 'aria-current': 'page' })
  await ui.sees(portfolio)

  await ui.press('Escape')
  await ui.focuses(open)
  await ui.hides(portfolio)

  await ui.click(open)
  await ui.click(the('link', 'Contact', bar))
  await ui.sees(the('heading', 'Write to me'))
  await ui.back()
  await ui.isAt('/about')
  await ui.has(open, { 'aria-expanded': 'false' })
})

journey('the skip link moves keyboard focus past the bar', async ({ ui }) => {
  await ui.goto('/portfolio')
  await ui.press('Tab')
  await ui.focuses(the('link', 'Skip to content'))
  await ui.press('Enter')
  await ui.focuses(the('main'))
})

journey.describe('a path without a page', () => {
  journey.use({ expectedMessages: [/404/] })

  journey('[N1 L5] shows and logs a 404, with a link to Home', async ({ ui }) => {
    for (const path of ['/nope', '/a/b/c', '/About']) {
      await ui.goto(path)
      await ui.sees(the('heading', '404'))
      await ui.sees(the('heading', 'Oops! Page not found'))
      const message = `error: 404: there is no page at ${path}`
      await journey.expect.poll(() => ui.logged()).toContain(message)
    }
    await ui.click(the('link', 'Return to Home'))
    await ui.isAt('/')
  })
})
