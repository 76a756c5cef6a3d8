import { expect, test } from 'vitest'
import { parse, stringify } from 'yaml'

import { OPTIONAL_FIELDS, without as leaveOut } from './tests/optional-fields.ts'
import { temporarySite } from './tests/temporary-site.ts'
import { thirdPartyOrigins } from './third-party-origins.ts'

test('all optional content may be left out at once', async () => {
  const site = await temporarySite()
  for (const [file, fields] of Object.entries(OPTIONAL_FIELDS)) {
    await site.rewrite(file, (text) => without(text, fields))
  }
  await site.rewrite('photographs.yaml', (text) =>
    text.replaceAll(/^( +)film: .+/gm, '$1film: none'),
  )

  expect(await site.report()).toBe('No mistakes.')
  const { content } = await site.read()
  expect(content.serviceArea).toBeUndefined()
  expect(thirdPartyOrigins(content)).toEqual({ frames: [], payments: [], receivers: [], forms: [] })
  expect(content.pages.home.slideshow.slides[0]!.image).not.toHaveProperty('film')
})

test('a setting that needs text on a page asks for that text', async () => {
  const site = await temporarySite()
  await site.rewrite('booking.yaml', (text) => without(text, ['calendar']))
  await site.rewrite('contact.yaml', (text) => without(text, ['serviceArea', 'details.phone']))

  const report = await site.report()
  expect(report).toContain('3 mistakes')
  expect(report).toContain('calendar\n  "calendar" is missing, and studio.yaml has a calendar')
  expect(report).toContain('serviceArea\n  "serviceArea" is missing, and studio.yaml has a service')
  expect(report).toContain(
    'details.phone\n  "phone" is missing, and studio.yaml has a phone number',
  )
})

test('a package without its own page links to the calendar, if there is one', async () => {
  const site = await temporarySite()
  await site.edit('studio.yaml', 'calendar: sample', 'calendar: https://calendly.com/june')
  const page = 'booking: https://calendly.com/june/basic'
  await site.edit('booking.yaml', 'name: BASIC Package', `name: BASIC Package\n    ${page}`)
  const [first, second] = (await site.read()).content.pages.booking.packages
  expect(first!.booking).toBe('https://calendly.com/june')
  expect(second!.booking).toBe('https://calendly.com/june/basic')

  await site.rewrite('studio.yaml', (text) => without(text, ['scheduling']))
  expect((await site.read()).content.pages.booking.packages[0]!.booking).toBeUndefined()
})

test('visitors are asked before another site’s calendar, not before the sample, and no offer leads to that', async () => {
  const site = await temporarySite()
  await site.edit('studio.yaml', 'embeds: near', 'embeds: ask')
  const content = async () => (await site.read()).content
  const { pages, offers } = await content()
  expect(pages.booking.calendar!.ask).toBeUndefined()
  expect(pages.booking.packages[1]!.booking).toBe('/sample-calendar?package=2')
  expect(offers[1]!.booking).toBeUndefined()

  await site.edit('studio.yaml', 'calendar: sample', 'calendar: https://calendly.com/june')
  expect((await content()).pages.booking.calendar!.ask).toBeDefined()
  expect((await content()).offers[1]!.booking).toBe('https://calendly.com/june')
})

test('search engines get only unambiguous prices as money', async () => {
  const site = await temporarySite()
  await site.edit('booking.yaml', 'price: $120', 'price: from $120')
  await site.edit('booking.yaml', 'price: $250', 'price: €250')
  await site.edit('booking.yaml', '    price: $420\n', '')

  expect((await site.read()).content.offers).toMatchObject([
    { name: 'Basic Model Package', money: { amount: 80, currency: 'USD' } },
    { name: 'BASIC Package', money: undefined },
    { name: 'STANDARD Package', money: { amount: 250, currency: 'EUR' } },
  ])
})

test('outside North America a plain $ is no offer, on either side of the figures', async () => {
  const site = await temporarySite()
  await site.edit('studio.yaml', 'phone: (704) 555-0136', "phone: '+61 2 5550 0136'")
  await site.edit('booking.yaml', 'price: $120', 'price: 120 $')
  await site.edit('booking.yaml', 'price: $250', 'price: 250 US$')

  const { offers } = (await site.read()).content
  const prices = offers.map(({ money }) => money?.amount)
  expect(prices).toEqual([undefined, undefined, 250, undefined])
})

test('an area outside the United States has towns and a radius instead of counties', async () => {
  const site = await temporarySite()
  const serviceArea = { towns: { Oslo: '59.9139, 10.7522' }, radius: '60 km' }
  await site.rewrite('studio.yaml', (text) => stringify({ ...parse(text), serviceArea }))
  expect((await site.read()).content.serviceArea).toMatchObject({ towns: ['Oslo'], counties: [] })
})

test('a studio is told to name its hours, and the sites that it makes visitors ask are named', async () => {
  const site = await temporarySite()
  await site.edit('studio.yaml', 'city: Charlotte', 'hours: By appointment\ncity: Charlotte')
  expect(await site.report()).toContain('details.hours\n  "hours" is missing, and studio.yaml has')

  const words = { heading: 'Asked', text: 'No cookies.', link: 'Privacy' }
  const privacy = { ...words, calendar: 'Dates', map: 'The map', form: 'Messages' }
  await site.rewrite('contact.yaml', (text) => {
    const { details, ...contact } = parse(text)
    return stringify({ ...contact, details: { ...details, hours: 'Hours' }, privacy })
  })
  const { contact } = (await site.read()).content.pages
  expect(contact.privacy?.asked).toEqual([{ what: 'The map', host: 'www.openstreetmap.org' }])
})

test('news and a mini session are left out once their day is over', async () => {
  const site = await temporarySite()
  const write = (days: string[]) =>
    site.rewrite('booking.yaml', (text) => {
      const sessions = days.map((date, at) => ({ name: `Garden ${at}`, date }))
      const news = { text: 'June is full.', until: days[0] }
      return stringify({ ...parse(text), news, miniSessions: { heading: 'Soon', sessions } })
    })
  const booking = async () => (await site.read()).content.pages.booking

  await write(['2020-06-20', '2999-06-20'])
  expect((await booking()).news).toBeUndefined()
  expect((await booking()).miniSessions?.sessions).toMatchObject([{ name: 'Garden 1' }])

  await write(['2020-06-20'])
  expect((await booking()).miniSessions).toBeUndefined()
})

function without(text: string, fields: string[]): string {
  return stringify(leaveOut(parse(text), fields))
}
