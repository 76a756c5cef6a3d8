import { journey } from './journey.ts'
import { text, the, titled } from './ui/ui.ts'

const PACKAGES = [
  {
    name: 'Basic Model Package',
    page: 1,
    icon: '2 rolls of film',
    says: ['$80', '2 rolls of film', '45–60 min', 'Ektar 100 / Kodak Gold / HP5 Plus'],
  },
  {
    name: 'BASIC Package',
    page: 2,
    icon: '3 rolls of film',
    says: ['$120', '3 rolls', '60–90 min', 'Optional upgrades'],
  },
  {
    name: 'STANDARD Package',
    page: 3,
    icon: '5 rolls of film',
    says: ['$250', '5 rolls', '1–2 hours', 'Editorial sessions or brand shoots'],
  },
  {
    name: 'PREMIUM Package',
    page: 4,
    icon: '7 to 10 rolls of film',
    says: ['$420', '7–10 rolls', '2–4 hours', 'Multi-location or event coverage'],
  },
]

journey('[B1 B2 B4 F1] Booking shows four packages and the delivery time', async ({ ui }) => {
  await ui.goto('/booking')
  const cards = await ui.look(the('article'))
  journey.expect(cards.length).toBe(4)
  for (const [index, { name, page, icon, says }] of PACKAGES.entries()) {
    for (const words of [name, ...says]) journey.expect(cards[index]!.text).toContain(words)
    await ui.sees(the('heading', name))
    await ui.sees(the('img', icon))
    const link = the('link', `Book Now: ${name} (opens in a new tab)`)
    await ui.has(link, { href: `/sample-calendar?package=${page}`, target: '_blank' })
  }
  await ui.sees(text(/Galleries are delivered within 2–3 weeks after the session\./))
})

journey('[B3 K1] the calendar loads when it is near, 900 px high', async ({ ui, outside }) => {
  const calendar = titled('Booking calendar')
  await ui.resize(390, 844)
  await ui.goto('/booking')
  await ui.counts(calendar, 0)
  journey.expect(outside).toEqual([])

  await ui.scrollTo(the('heading', 'Find your date'))
  await journey.expect.poll(() => ui.frame(calendar)).toContain('Pick a day')
  journey.expect((await ui.box(calendar)).height).toBe(900)
  const link = the('link', 'Open the calendar in a new tab')
  await ui.has(link, { href: '/sample-calendar', target: '_blank' })
})
