import { journey } from './journey.ts'
import { text, the } from './ui/target.ts'

const FEATURED = [
  /^Open Wide brim, Fashion/,
  /^Open Face to the sun, Portrait/,
  /^Open Last one home, Street/,
  /^Open Porch, quarter to seven, Lifestyle/,
  /^Open Shop window, ten to nine, Portrait/,
]

const lightbox = the('dialog')
const item = the('link', FEATURED[3])

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
  await ui.sees(the('img', /railing of a white wooden porch/, lightbox))
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

journey('[P2] Back closes the lightbox, and a second Back leaves the page', async ({ ui }) => {
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

journey('[P2] buttons and arrow keys show all photographs, in a circle', async ({ ui }) => {
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
