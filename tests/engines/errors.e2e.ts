import { journey } from './journey.ts'
import { WITHOUT_CONTENT } from './outside/start-proxy.ts'
import { text, the } from './ui/target.ts'

const home = the('link', 'Return to Home')

journey.describe('a path without a page', () => {
  journey.use({ expectedMessage: /404/ })

  journey('[N1 L5] shows and logs a 404, with a link to Home', async ({ ui }) => {
    for (const path of ['/nope', '/a/b/c', '/About']) {
      await ui.goto(path)
      await ui.sees(the('heading', '404'))
      await ui.sees(text('Oops! Page not found'))
      const logged = () => ui.logged()
      await journey.expect.poll(logged).toContain(`error: 404: there is no page at ${path}`)
    }
    await ui.click(home)
    await ui.isAt('/')
  })
})

journey.describe('a page that cannot be drawn', () => {
  journey.use({ expectedMessage: /Error/ })

  journey('[N2] shows an error with the bar and a link to Home', async ({ ui }) => {
    await ui.goto(`${WITHOUT_CONTENT}/portfolio`)
    await ui.sees(the('heading', 'Unexpected Application Error!'))
    await ui.has(the('link', 'Contact', the('banner')), { href: '/contact' })
    await ui.click(home)
    await ui.isAt('/')
  })
})
