import { journey } from './journey.ts'
import { text, the } from './ui/ui.ts'

const FEATURED = [
  /^Open Behind the curtain, Fashion/,
  /^Open Before it came down, Portrait/,
  /^Open Four flights down, Street/,
  /^Open Porch in Plaza Midwood, ten to seven, Lifestyle/,
  /^Open Rain on the glass, Portrait/,
]

const lightbox = the('dialog')
const item = the('link', FEATURED[3])

const strip = the('region', 'Recent Sessions')
const next = the('button', 'Next session')
const previous = the('button', 'Previous session')
const session = (number: number) => the('group', `${number} of 25`)

journey('[P1 P6 F2] Portfolio has five photographs and a link to Booking', async ({ ui }) => {
  await ui.goto('/portfolio')
  await ui.sees(the('heading', 'Portfolio'))
  await ui.sees(the('heading', 'Featured Work'))
  for (const name of FEATURED) await ui.sees(the('link', name))

  await ui.click(the('link', 'Book a Session', the('main')))
  await ui.isAt('/booking')
})

journey('[P2] the lightbox closes by button, backdrop and Escape', async ({ ui }) => {
  await ui.goto('/portfolio')
  await ui.click(item)
  await ui.sees(text('Frame 4 of 5', lightbox))
  await ui.sees(the('img', /white rocking chair on a wooden porch/, lightbox))
  journey.expect(await ui.box(lightbox)).toEqual({ x: 0, y: 0, width: 1440, height: 900 })
  await ui.click(the('button', 'Close', lightbox))
  await ui.hides(lightbox)
  await ui.focuses(item)

  await ui.click(item)
  await ui.sees(the('img', undefined, lightbox))
  await ui.clickAt(30, 400)
  await ui.hides(lightbox)

  await ui.click(item)
  await ui.sees(lightbox)
  await ui.press('Escape')
  await ui.hides(lightbox)
  await ui.isAt('/portfolio')
})

journey('Back closes the lightbox, and a second Back leaves the page', async ({ ui }) => {
  await ui.resize(390, 844)
  await ui.goto('/about')
  await ui.goto('/portfolio')
  await ui.click(item)
  await ui.sees(the('img', undefined, lightbox))
  await ui.back()
  await ui.hides(lightbox)
  await ui.isAt('/portfolio')
  await ui.back()
  await ui.isAt('/about')
})

journey(
  'the address of a photograph opens it, and is walked by Back and Forward',
  async ({ ui }) => {
    await ui.goto('/about')
    await ui.goto('/portfolio#porch')
    await ui.sees(text('Frame 4 of 5', lightbox))
    await ui.press('Escape')
    await ui.hides(lightbox)
    await journey.expect.poll(ui.address).toMatch(/\/portfolio$/)

    await ui.click(the('link', FEATURED[0]))
    await ui.sees(text('Frame 1 of 5', lightbox))
    await ui.press('ArrowRight')
    await journey.expect.poll(ui.address).toMatch(/#before-it-came-down$/)
    await ui.back()
    await ui.hides(lightbox)
    await journey.expect.poll(ui.address).toMatch(/\/portfolio$/)
    await ui.forward()
    await ui.sees(text('Frame 2 of 5', lightbox))
    await ui.back()
    await ui.hides(lightbox)
    await ui.back()
    await ui.isAt('/about')
  },
)

journey('buttons and arrow keys show all photographs, in a circle', async ({ ui }) => {
  await ui.goto('/portfolio')
  await ui.click(the('link', FEATURED[0]))
  await ui.sees(text('Frame 1 of 5', lightbox))
  await ui.click(the('button', 'Next photograph', lightbox))
  await ui.sees(text('Frame 2 of 5', lightbox))
  await ui.press('ArrowLeft')
  await ui.press('ArrowLeft')
  await ui.sees(text('Frame 5 of 5', lightbox))
  await ui.click(the('button', 'Previous photograph', lightbox))
  await ui.sees(text('Frame 4 of 5', lightbox))
})

journey('[P3 P5 F3] buttons and arrow keys move 25 photographs, one at a time', async ({ ui }) => {
  await ui.goto('/portfolio')
  await ui.counts(the('group', /^\d+ of 25$/), 25)
  await ui.reads(session(1), /By then she had stopped posing/)
  await ui.reads(session(25), /Drying, half past eleven/)
  await ui.has(previous, { 'aria-disabled': 'true' })

  await ui.click(next)
  await ui.sees(text('2 of 25'))
  await ui.has(previous, { 'aria-disabled': 'false' })
  await ui.press('ArrowRight')
  await ui.sees(text('3 of 25'))
  await ui.press('ArrowLeft')
  await ui.sees(text('2 of 25'))
  await ui.click(previous)
  await ui.sees(text('1 of 25'))
  await ui.has(previous, { 'aria-disabled': 'true' })
})

journey('[P4] slides are 4/5, 1/2 or 1/3 of the carousel, by window width', async ({ ui }) => {
  await ui.goto('/portfolio')
  for (const [width, share] of [
    [639, 4 / 5],
    [640, 1 / 2],
    [1023, 1 / 2],
    [1024, 1 / 3],
  ] as const) {
    await ui.resize(width, 900)
    const ratio = async () => (await ui.box(session(2))).width / (await ui.box(strip)).width
    await journey.expect.poll(ratio).toBeCloseTo(share, 2)
  }
})
