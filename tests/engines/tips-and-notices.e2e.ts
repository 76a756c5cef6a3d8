import { journey } from './journey.ts'
import { text, the } from './ui/ui.ts'

/** How long a notice stays, with time for a busy machine, in ms. */
const NOTICE = 4000 + 10_000

const tip = the('tooltip')

journey('hovering an icon opens its tip 11 px above it', async ({ ui }) => {
  await ui.goto('/')
  await ui.hover(the('button', 'Next photograph'))
  await ui.reads(tip, 'Next photograph')
  await ui.hover(the('button', 'Previous photograph'))
  await ui.reads(tip, 'Previous photograph')
  const [above, below] = [await ui.box(tip), await ui.box(the('button', 'Previous photograph'))]
  journey.expect(below.y - above.y - above.height).toBeCloseTo(11, 0)
  await ui.press('Escape')
  await ui.hides(tip)
})

journey('in the lightbox a tip opens 11 px from its icon', async ({ ui }) => {
  await ui.goto('/portfolio')
  await ui.click(the('link', /Open Behind the curtain/))
  const close = the('button', 'Close')
  await ui.hover(close)
  await ui.reads(tip, 'Close')
  const [above, below] = [await ui.box(close), await ui.box(tip)]
  journey.expect(below.y - above.y - above.height).toBeCloseTo(11, 0)
})

journey('keyboard focus on a film stock opens its tip', async ({ ui }) => {
  await ui.goto('/about')
  await ui.tabTo(the('button', 'Film: Ilford HP5 Plus'))
  await ui.reads(tip, /Black and white with soft shoulders/)
})

journey('a copied address is confirmed by a notice that disappears', async ({ ui }) => {
  await ui.goto('/contact')
  const notice = text('Email address copied')
  await ui.click(the('button', 'Copy email address'))
  await ui.sees(notice)
  await ui.hides(notice, NOTICE)
})
