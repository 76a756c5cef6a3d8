import { journey } from './journey.ts'
import { text, the } from './ui/target.ts'

const WORK = {
  'Ektar 100': 'Shop window, ten to nine',
  'Kodak Gold': 'Almost a secret',
  'Ilford HP5 Plus': 'One curtain, one lamp',
  'Portra 400': 'Rain on the glass',
}

journey('[H5 H6] slideshow and welcome link to Portfolio and Booking', async ({ ui }) => {
  const slideshow = the('region', 'Selected photographs')
  await ui.goto('/')
  await ui.has(the('link', 'Book a Session', slideshow), { href: '/booking' })
  await ui.sees(the('heading', 'Thirty-six frames. No delete key.'))
  await ui.sees(text(/^I’m June Calloway. I make portraits/))
  const addresses = async (name: string) =>
    (await ui.look(the('link', name, the('main')))).map(({ attributes }) => attributes.href)
  journey.expect(await addresses('View Portfolio')).toEqual(['/portfolio', '/portfolio'])
  journey.expect(await addresses('Book a Session')).toEqual(['/booking', '/booking'])

  await ui.click(the('link', 'View Portfolio', slideshow))
  await ui.sees(the('heading', 'Portfolio'))
  await ui.isAt('/portfolio')
})

journey('[H7 K4] recent work is four photographs with film and title', async ({ ui }) => {
  await ui.goto('/')
  await ui.scrollTo(the('heading', 'Recent Work'))
  for (const [film, title] of Object.entries(WORK)) {
    await ui.sees(the('button', `Film: ${film}`))
    await ui.sees(text(title))
  }
  const photographs = (await ui.look(the('img', undefined, the('main')))).filter(
    ({ attributes }) => attributes.src,
  )
  journey.expect(photographs.length).toBeGreaterThanOrEqual(5)
  for (const { attributes } of photographs) {
    journey.expect(attributes.src).toMatch(/^\/uploads\//)
  }
})
