import { journey } from './journey.ts'
import { text, the, titled } from './ui/target.ts'

const PACKAGES = [
  ['Basic Model Package', '$80', '2 rolls of film'],
  ['BASIC Package', '$120', '3 rolls of film'],
  ['STANDARD Package', '$250', '5 rolls of film'],
  ['PREMIUM Package', '$420', '7 to 10 rolls of film'],
] as const

const calendar = titled('Booking calendar')

journey('[B1 B4] four packages in order, and when galleries are delivered', async ({ ui }) => {
  await ui.goto('/booking')
  const cards = await ui.look(the('article'))
  journey.expect(cards.length).toBe(4)
  for (const [index, [name, price, rolls]] of PACKAGES.entries()) {
    journey.expect(cards[index]!.text).toContain(name)
    journey.expect(cards[index]!.text).toContain(price)
    await ui.sees(the('heading', name))
    await ui.sees(the('img', rolls))
    await ui.sees(the('link', `Book Now: ${name} (opens in a new tab)`))
  }
  await ui.sees(text(/Galleries are delivered within 2–3 weeks after the session\./))
})

journey('[B2] Book Now opens that package’s own page in a new tab', async ({ ui }) => {
  await ui.goto('/booking')
  await ui.click(the('link', /^Book Now: STANDARD Package/))
  const page = 'https://calendly.com/dogwood-and-silver-demo/standard'
  const tabs = () => ui.addresses()
  await journey.expect.poll(tabs).toEqual([journey.expect.stringMatching(/\/booking$/), page])
})

journey(
  '[B3 K1] the calendar stands in the page, 900 px high, once it is near',
  async ({ ui, outside }) => {
    await ui.resize(390, 844)
    await ui.goto('/booking')
    journey.expect(outside.filter((address) => address.includes('calendly'))).toEqual([])

    await ui.scrollTo(the('heading', 'Find your date'))
    await journey.expect.poll(() => ui.frame(calendar)).toContain('Stand-in calendar')
    const { height } = await ui.box(calendar)
    journey.expect(height).toBe(900)
  },
)
