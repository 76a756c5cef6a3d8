import { expect, test } from 'vitest'
import { parse, parseDocument, stringify } from 'yaml'

import { FILES } from './content/files.ts'
import { leaveOut, temporarySite } from './tests/temporary-site.ts'
import { thirdPartyOrigins } from './plugin.ts'

test('all optional content may be left out at once', async () => {
  const site = await temporarySite()
  for (const file of FILES) {
    await site.rewrite(`${file}.yaml`, (text) => {
      const data = parse(text)
      leaveOut(file, data)
      return stringify(data)
    })
  }

  expect(await site.report()).toBe('No mistakes.')
  const { content } = await site.read()
  expect(content.serviceArea).toBeUndefined()
  expect(thirdPartyOrigins(content)).toEqual({ frames: [], payments: [], receivers: [], forms: [] })
  expect(content.pages.home.slideshow.slides[0]!.image).not.toHaveProperty('film')
})

test('a setting that needs text on a page asks for that text', async () => {
  const site = await temporarySite([
    'studio.yaml',
    'city: Charlotte',
    'hours: By appointment\ncity: Charlotte',
  ])
  await site.rewrite('booking.yaml', (text) => without(text, 'calendar'))
  await site.rewrite('contact.yaml', (text) => without(text, 'serviceArea', 'details.phone'))

  const report = await site.report()
  expect(report).toContain('4 mistakes')
  expect(report).toContain('calendar\n  "calendar" is missing, and studio.yaml has a calendar')
  expect(report).toContain('serviceArea\n  "serviceArea" is missing, and studio.yaml has a service')
  expect(report).toContain('details.phone\n  "phone" is missing, and studio.yaml has a phone numb')
  expect(report).toContain('details.hours\n  "hours" is missing, and studio.yaml has')
})

test('a package without its own page links to the calendar, if there is one, and visitors are asked before it', async () => {
  const site = await temporarySite(['studio.yaml', 'embeds: near', 'embeds: ask'])
  const booking = async () => {
    const { pages, offers } = (await site.read()).content
    const { calendar, packages } = pages.booking
    return [Boolean(calendar?.ask), packages[0]!.booking, packages[1]!.booking, offers[1]!.booking]
  }
  // The sample is no other site, and no offer leads to it.
  const sample = [1, 2].map((number) => `/sample-calendar?package=${number}`)
  expect(await booking()).toEqual([false, ...sample, undefined])

  const june = 'https://calendly.com/june'
  await site.edit('studio.yaml', 'calendar: sample', `calendar: ${june}`)
  const page = `${june}/basic`
  const basic = 'name: BASIC Package'
  await site.edit('booking.yaml', basic, `${basic}\n    booking: ${page}`)
  expect(await booking()).toEqual([true, june, page, page])

  await site.rewrite('studio.yaml', (text) => without(text, 'scheduling'))
  expect((await booking()).slice(1)).toEqual([undefined, page, page])
})

test('search engines get only unambiguous prices as money, and outside North America no plain $', async () => {
  const site = await temporarySite(
    ['booking.yaml', 'price: $120', 'price: from $120'],
    ['booking.yaml', 'price: $250', 'price: €250'],
    ['booking.yaml', 'price: $420', 'price: 420 US$'],
  )
  const prices = async () => (await site.read()).content.offers.map(({ money }) => money)
  const others = [undefined, { amount: 250, currency: 'EUR' }, { amount: 420, currency: 'USD' }]
  expect(await prices()).toEqual([{ amount: 80, currency: 'USD' }, ...others])
  await site.edit('studio.yaml', 'phone: (704) 555-0136', "phone: '+61 2 5550 0136'")
  expect(await prices()).toEqual([undefined, ...others])
})

test('news and a mini session are left out once their day is over, the price from what search engines get', async () => {
  const site = await temporarySite()
  const write = (days: string[]) =>
    site.rewrite('booking.yaml', (text) => {
      const sessions = days.map((date, at) => ({ name: `Garden ${at}`, date, price: '$60' }))
      const news = { text: 'June is full.', until: days[0] }
      return stringify({ ...parse(text), news, miniSessions: { heading: 'Soon', sessions } })
    })
  const booking = async () => (await site.read()).content.pages.booking

  await write(['2020-06-20', '2999-06-20'])
  expect((await booking()).news).toBeUndefined()
  expect((await booking()).miniSessions?.sessions).toMatchObject([{ name: 'Garden 1' }])
  expect((await site.read()).content.priceRange).toBe('$60–$420')

  await write(['2020-06-20'])
  expect((await booking()).miniSessions).toBeUndefined()
  expect((await site.read()).content.priceRange).toBe('$80–$420')
})

function without(text: string, ...fields: string[]): string {
  const document = parseDocument(text)
  for (const field of fields) document.deleteIn(field.split('.'))
  return String(document)
}
