import { expect, test } from 'vitest'

import { answer, openBook } from './answer.ts'
import { dayAt, isOffered, isTakenByOthers, momentOf, TIMES, weeksFrom } from './days.ts'

const NOW = new Date('2026-11-26T17:00Z')
const WORDS = {
  studio: 'Dogwood & Silver',
  packages: [{ name: 'BASIC' }, { name: 'PREMIUM', price: '$420' }],
  delivery: 'Galleries are delivered within 2–3 weeks after the session.',
}

/** A day and a time that nobody has. */
const [day, time] = weeksFrom(dayAt(NOW))
  .flat()
  .filter((one) => isOffered(one, dayAt(NOW)))
  .flatMap((one) => TIMES.map((at) => [one, at] as const))
  .find((slot) => !isTakenByOthers(...slot))!

/** A time of the form, in that state. */
function inputOf(value: string, state: '' | 'disabled') {
  return new RegExp(String.raw`value="${value}"\s+required\s+${state}\s*/>`)
}

function visitor(book = openBook()) {
  const get = (url: string) => answer({ url }, WORDS, book, NOW)
  const send = (url: string, fields: Record<string, string>) =>
    answer({ url, form: new URLSearchParams(fields) }, WORDS, book, NOW)
  return { get, send }
}

test('a visitor books a package and gets a confirmation with a file for her own calendar', () => {
  const { get, send } = visitor()
  expect(get('/2').body).toContain(`href="/2?day=${day}#times"`)
  expect(get(`/2?day=${day}`).body).toMatch(inputOf(time, ''))

  const { status, headers } = send(`/2?day=${day}`, { time, name: 'June <b>' })
  expect(status).toBe(303)
  const page = get(headers.Location!).body
  for (const words of ['PREMIUM', 'June &lt;b&gt;', WORDS.delivery]) expect(page).toContain(words)

  const file = get(`${headers.Location}.ics`)
  expect(file.headers['Content-Type']).toBe('text/calendar; charset=utf-8')
  expect(file.body).toContain('SUMMARY:PREMIUM\\, Dogwood & Silver (sample)\r\n')
  const start = momentOf(day, time)
    .toISOString()
    .replace(/[-:]|\.\d+/g, '')
  expect(file.body).toContain(`DTSTART:${start}\r\n`)
})

test('a time is given once, whatever the session, and the second visitor is told', () => {
  const { get, send } = visitor()
  send(`/1?day=${day}`, { time, name: 'June' })

  const second = send(`/?day=${day}`, { time, session: 'PREMIUM', name: 'Ada' })
  expect(second.status).toBe(409)
  expect(second.body).toContain('was just taken by someone else')
  expect(second.body).toContain('value="Ada"')
  expect(second.body).toMatch(/<option selected>PREMIUM/)
  expect(get(`/1?day=${day}`).body).toMatch(inputOf(time, 'disabled'))
})

test.for([
  ['no time', { name: 'June' }],
  ['no name', { time, name: ' ' }],
  ['a session that there is not', { time, name: 'June', session: 'DELUXE' }],
])('with %s nothing is booked', ([, fields]) => {
  expect(visitor().send(`/?day=${day}`, fields as Record<string, string>).status).toBe(422)
})

test.for(['2026-11-26', '2026-11-29', '2027-02-02', '1', '<b>'])(
  'nothing can be booked on %s: today, a day off, too far away, or no day',
  (wanted) => {
    const { get, send } = visitor()
    expect(get(`/?day=${wanted}`).body).toContain('Choose a day to see its times.')
    const { status, body } = send(`/?day=${wanted}`, { time, name: 'June', session: 'BASIC' })
    expect([status, body]).toEqual([200, expect.stringContaining('Choose a day')])
  },
)

test('a day has free and taken times, in the zone of the studio, also when clocks change', () => {
  const slots = weeksFrom('2026-11-26').flatMap((week) =>
    week.flatMap((one) => TIMES.map((at) => isTakenByOthers(one, at))),
  )
  expect(new Set(slots)).toEqual(new Set([true, false]))
  expect(dayAt(new Date('2026-11-27T04:59Z'))).toBe('2026-11-26')
  expect(momentOf('2026-10-31', '09:00').toISOString()).toBe('2026-10-31T13:00:00.000Z')
  expect(momentOf('2026-11-01', '09:00').toISOString()).toBe('2026-11-01T14:00:00.000Z')
  expect(weeksFrom('2026-11-01')[0]![0]).toBe('2026-11-01')
})

test('any other address is no page', () => {
  for (const url of ['/3', '/0', '/booked/x', '/x']) expect(visitor().get(url).status).toBe(404)
})
