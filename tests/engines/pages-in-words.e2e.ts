import type { StudioWords } from '../studios/words-of.ts'
import { INQUIRY } from '../support/inquiry.ts'
import { plain, saying, journeysInWords } from './in-words.ts'
import { text, the, titled } from './ui/ui.ts'

/** How long the thank-you stays, with time for a busy machine, in ms. */
const THANKS = 3000 + 10_000
const FORM_FIELDS = ['name', 'email', 'preferredDate', 'message'] as const
type FormField = (typeof FORM_FIELDS)[number]

const main = the('main')

for (const { studio, journey } of journeysInWords) {
  journey.describe(`the ${studio} studio`, { tag: '@all' }, () => {
    journey(
      '[A1 A2 A3 B1 B2 B3 B4 F1 K1] About, packages and the calendar',
      async ({ ui, words, outside }) => {
        const { about, booking, controls, fill } = words
        await ui.goto('/about')
        await ui.sees(the('heading', plain(about.introduction.heading)))
        for (const { title } of about.philosophy!.cards) await ui.sees(the('heading', title))
        await ui.click(the('link', about.banner!.button, main))
        await ui.isAt('/booking')

        const cards = await ui.look(the('article'))
        journey.expect(cards.length).toBe(booking.packages.length)
        for (const [index, { name, price, description }] of booking.packages.entries()) {
          const { text: said } = cards[index]!
          for (const word of [name, price!, description!]) journey.expect(said).toContain(word)
        }
        const [{ name, booking: href }] = booking.packages as [(typeof booking.packages)[0]]
        const link = `${booking.bookNow}: ${name}`
        await ui.has(the('link', fill(controls.links.newTab, { link })), {
          href: href!,
          target: '_blank',
        })
        await ui.sees(text(booking.delivery!.text))

        const { label, heading } = booking.calendar!
        journey.expect(outside.filter((address) => address.includes('cal.com'))).toEqual([])
        await ui.scrollTo(the('heading', heading))
        const calendar = titled(label)
        await journey.expect.poll(() => ui.frame(calendar)).toContain('Stand-in calendar')
        journey.expect((await ui.box(calendar)).height).toBe(900)
      },
    )

    journey(
      '[C1] the browser refuses an empty field or an invalid email address',
      async ({ ui, words }) => {
        const { inquiry } = words.contact
        const field = fieldsOf(words)
        const send = the('button', inquiry.button)
        await ui.goto('/contact')
        await ui.click(send)
        await ui.focuses(field('name'))
        await ui.fill(field('name'), INQUIRY.name)
        await ui.fill(field('message'), INQUIRY.message)
        await ui.fill(field('email'), 'nadia@')
        await ui.click(send)
        await ui.focuses(field('email'))
        await ui.has(field('email'), { 'aria-invalid': 'true' })
        await ui.hides(text(inquiry.thanks.heading))
      },
    )

    journey('[C3] a sent form says thanks and is empty again', async ({ ui, words, outside }) => {
      const { inquiry } = words.contact
      const field = fieldsOf(words)
      const thanks = text(inquiry.thanks.heading)
      await ui.goto('/contact')
      for (const name of FORM_FIELDS) await ui.fill(field(name), INQUIRY[name])
      await ui.click(the('button', inquiry.button))
      await ui.sees(thanks)
      await ui.sees(text(inquiry.thanks.text))
      journey.expect(outside.join()).toContain('https://formspree.io/f/mqkvgrdz')
      await ui.hides(thanks, THANKS)
      for (const name of FORM_FIELDS) await ui.has(field(name), { value: '' })
    })

    journey('[C4 C5 C6 C7] Contact has details, a map and a guarantee', async ({ ui, words }) => {
      const { contact, studio: facts } = words
      const { details, guarantee, serviceArea, banner } = contact
      await ui.goto('/contact')
      await ui.has(the('link', facts.phone, main), {
        href: `tel:${facts.phone!.replaceAll(' ', '')}`,
      })
      await ui.sees(text(saying(facts.city), main))
      await ui.sees(text(details.studio, main))
      await ui.sees(text(facts.serving!, main))
      await ui.sees(the('heading', guarantee!.heading))
      await ui.scrollTo(text(serviceArea!.note!))
      const map = () => ui.frame(titled(serviceArea!.label))
      await journey.expect.poll(map).toContain('Stand-in map')
      await ui.click(the('link', banner!.button))
      await ui.isAt('/booking')
    })
  })
}

function fieldsOf({ contact: { inquiry } }: StudioWords) {
  return (name: FormField) => the('textbox', saying(inquiry[name].label))
}
