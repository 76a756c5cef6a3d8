import { journey } from './journey.ts'
import { text, the } from './ui/ui.ts'

const WORK = {
  'Ektar 100': 'Letting go',
  'Kodak Gold': 'Four o’clock chair',
  'Ilford HP5 Plus': 'Under the hem',
  'Portra 400': 'Rain on the glass',
}

/** How long a slide is shown, with time for a busy machine, in ms. */
const STAY = 7000 + 10_000

const slideshow = the('region', 'Selected photographs')
const stop = the('button', 'Stop slideshow')
const slide = (number: number) => the('group', `${number} of 5`)
const photograph = (number: number) => the('img', undefined, slide(number))
const dot = (number: number) => the('button', `Photograph ${number} of 5`)

journey(
  '[H1 H2 K1 F4] a captioned photograph, the first of five, fills the window, and the next follows',
  async ({ ui }) => {
    await ui.goto('/')
    await ui.sees(photograph(1))
    await ui.sees(text('Before it came down', slide(1)))
    await ui.counts(the('button', /^Photograph \d of 5$/, slideshow), 5)
    await ui.sees(stop)
    journey.expect((await ui.box(slideshow)).height).toBeCloseTo(900, 0)

    // While they turn, all slides are there for screen readers.
    await ui.sees(the('img', /Uptown, through the windshield/, slide(2)))
    await ui.has(dot(2), { 'aria-current': 'true' }, STAY)
    await ui.sees(stop)
  },
)

journey(
  '[H1 H3 H4] on a phone the slideshow fills the window, a dot stops it, previous and next wrap',
  async ({ ui }) => {
    await ui.resize(390, 844)
    await ui.goto('/')
    journey.expect((await ui.box(slideshow)).height).toBeCloseTo(844, 0)

    await ui.sees(stop)
    await ui.click(dot(1))
    await ui.hides(stop)
    await ui.click(the('button', 'Previous photograph'))
    await ui.sees(photograph(5))
    await ui.click(the('button', 'Next photograph'))
    await ui.sees(photograph(1))
    await ui.click(dot(4))
    await ui.sees(photograph(4))
    await ui.has(dot(4), { 'aria-current': 'true' })
    await ui.hides(photograph(1))
  },
)

journey('[H4] arrow keys and keyboard focus stop the slideshow', async ({ ui }) => {
  await ui.goto('/')
  await ui.sees(stop)
  await ui.press('ArrowRight')
  await ui.hides(stop)
  await ui.sees(photograph(2))
  await ui.click(dot(1))
  await ui.press('ArrowLeft')
  await ui.sees(photograph(5))

  await ui.goto('/')
  await ui.sees(stop)
  await ui.tabTo(the('link', 'Book a Session', slideshow))
  await ui.hides(stop)
})

journey('[H5 H6] slideshow and welcome link to Portfolio and Booking', async ({ ui }) => {
  await ui.goto('/')
  await ui.has(the('link', 'Book a Session', slideshow), { href: '/booking' })
  await ui.sees(the('heading', 'Thirty-six frames. No delete key.'))
  await ui.sees(text(/^I’m June Calloway. I make portraits/))
  const addresses = async (name: string) =>
    (await ui.look(the('link', name, the('main')))).map(({ attributes }) => attributes.href)
  journey.expect(await addresses('View Portfolio')).toEqual(['/portfolio', '/portfolio'])
  journey.expect(await addresses('Book a Session')).toEqual(['/booking', '/booking', '/booking'])

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
