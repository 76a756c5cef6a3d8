import { INQUIRY } from '../support/inquiry.ts'
import { journey } from './journey.ts'
import { text, the, titled } from './ui/ui.ts'

const name = the('textbox', 'Name')
const email = the('textbox', 'Email')
const date = the('textbox', /^Preferred date/)
const message = the('textbox', 'Message')
const send = the('button', 'Send message')
const thanks = text('Thanks for reaching out!')

/** How long the thank-you stays, with time for a busy machine, in ms. */
const THANKS = 3000 + 10_000

journey('[C1] the browser refuses an empty field or an invalid email address', async ({ ui }) => {
  await ui.goto('/contact')
  await ui.click(send)
  await ui.focuses(name)
  await ui.has(name, { 'aria-invalid': 'true' })

  await ui.fill(name, INQUIRY.name)
  await ui.fill(message, INQUIRY.message)
  await ui.fill(email, 'nadia@')
  await ui.click(send)
  await ui.focuses(email)
  await ui.has(email, { 'aria-invalid': 'true' })
  await ui.hides(thanks)
})

journey(
  '[C2 C3 F5] a sent form is logged, says thanks and is empty again',
  async ({ ui, outside }) => {
    await ui.resize(390, 844)
    await ui.goto('/contact')
    await ui.fill(name, INQUIRY.name)
    await ui.fill(email, INQUIRY.email)
    await ui.fill(date, INQUIRY.preferredDate)
    await ui.fill(message, INQUIRY.message)
    await ui.click(send)

    await ui.sees(thanks)
    await ui.sees(text("I'll be in touch within 24–48 hours."))
    const logged = `log: Inquiry ${JSON.stringify(INQUIRY)}`
    await journey.expect.poll(() => ui.logged()).toContain(logged)
    journey.expect(outside.filter((address) => !address.includes('openstreetmap'))).toEqual([])

    await ui.hides(thanks, THANKS)
    for (const field of [name, email, date, message]) await ui.has(field, { value: '' })
    await ui.fill(name, 'Once more')
    await ui.has(name, { value: 'Once more' })
  },
)

journey('[C4 C5 C6 C7] Contact has details, a map and a guarantee', async ({ ui, outside }) => {
  await ui.goto('/contact')
  const main = the('main')
  await ui.has(the('link', /@dogwoodandsilver/, main), { href: /^mailto:hello@/ })
  await ui.has(the('link', '(704) 555-0136', main), { href: 'tel:+17045550136' })
  await ui.sees(text(/Charlotte, North Carolina/, main))
  await ui.sees(text(/Serving NC and surrounding areas/, main))
  await ui.sees(the('heading', 'Quick Response Guarantee'))
  await ui.sees(text(/within 24 hours/, main))

  await ui.scrollTo(text(/Exact shoot location shared after booking confirmation\./))
  const map = () => ui.frame(titled('Map of the service area around Charlotte'))
  await journey.expect.poll(map).toContain('Stand-in map')
  journey
    .expect(outside)
    .toContainEqual(
      journey.expect.stringMatching(/^https:\/\/www\.openstreetmap\.org\/export\/embed\.html/),
    )

  await ui.click(the('link', 'View Available Dates'))
  await ui.isAt('/booking')
})
