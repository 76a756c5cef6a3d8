import { journey } from './journey.ts'
import { text, the } from './ui/target.ts'

/** How long a slide is shown, with time for a busy machine, in ms. */
const STAY = 7000 + 10_000

const slideshow = the('region', 'Selected photographs')
const stop = the('button', 'Stop slideshow')
const slide = (number: number) => the('group', `${number} of 5`)
const photograph = (number: number) => the('img', undefined, slide(number))
const dot = (number: number) => the('button', `Photograph ${number} of 5`)

journey('[H1 H2 K1 F4] five captioned photographs fill the window in turn', async ({ ui }) => {
  await ui.goto('/')
  await ui.sees(photograph(1))
  await ui.sees(text('One window, no flash, nobody in a hurry.', slide(1)))
  await ui.counts(the('button', /^Photograph \d of 5$/, slideshow), 5)
  await ui.sees(stop)
  journey.expect((await ui.box(slideshow)).height).toBeCloseTo(900, 0)

  await ui.sees(photograph(2), { within: STAY })
  await ui.hides(photograph(1))
  await ui.has(dot(2), { 'aria-current': 'true' })
  await ui.sees(stop)
})

journey('[H3 H4] a dot stops the slideshow, and previous and next wrap around', async ({ ui }) => {
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
})

journey('[H4] arrow keys and keyboard focus stop the slideshow', async ({ ui }) => {
  await ui.goto('/')
  await ui.sees(stop)
  await ui.press('ArrowRight')
  await ui.hides(stop)
  await ui.click(dot(1))
  await ui.press('ArrowLeft')
  await ui.sees(photograph(5))

  await ui.goto('/')
  await ui.sees(stop)
  await ui.tabTo(the('link', 'Book a Session', slideshow))
  await ui.hides(stop)
})
