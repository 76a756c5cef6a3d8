import type { Book } from './book.ts'
import { calendarFile } from './calendar-file.ts'
import { dayAt, dayInWords, isOffered, timeInWords } from './days.ts'
import { FRAME_SCRIPT } from './frame-script.ts'
import type { Draft, SampleWords } from './choices.ts'
import { bookedPage, calendarPage, missingPage } from './pages.ts'
import { STYLE } from './style.ts'

export { openBook, type Book } from './book.ts'
export type { SampleWords } from './choices.ts'

/** A request: its path with its query, and, of a form that was sent, the fields. */
export type Asked = { url: string; form?: URLSearchParams | undefined }

export type Answered = { status: number; headers: Record<string, string>; body: string }

/** Only pages on this machine may show it. */
const POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  "script-src 'self'",
  'img-src data:',
  "form-action 'self'",
  "base-uri 'none'",
  'frame-ancestors http://localhost:* http://*.localhost:* http://127.0.0.1:*',
].join('; ')

const HEADERS = {
  'Content-Security-Policy': POLICY,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'Cache-Control': 'no-store',
}

/** What a scheduling service answers, as far as a sample needs it. It books nothing outside of its `book`. */
export function answer(asked: Asked, words: SampleWords, book: Book, now = new Date()): Answered {
  const { pathname: path, searchParams } = new URL(asked.url, 'http://sample.invalid')
  if (path === '/style.css') return answered(200, STYLE, 'text/css')
  if (path === '/frame.js') return answered(200, FRAME_SCRIPT, 'text/javascript')

  const [, id = '', isFile] = /^\/booked\/([\w-]+)(\.ics)?$/.exec(path) ?? []
  const booking = book.find(id)
  if (booking && isFile) {
    return answered(200, calendarFile(words.studio, booking, now), 'text/calendar')
  }
  if (booking) return answered(200, bookedPage(words, booking))

  const chosen = words.packages[Number(path.slice(1)) - 1]
  if (path !== '/' && !chosen) return answered(404, missingPage(words))

  const today = dayAt(now)
  const wanted = searchParams.get('day') ?? ''
  const day = isOffered(wanted, today) ? wanted : undefined
  const place = { path, today, book, words }
  if (!asked.form || !day) return answered(200, calendarPage(place, { chosen, day }))

  const draft = { chosen, day, ...filledIn(asked.form) }
  const session = chosen ?? words.packages.find(({ name }) => name === draft.session)
  const { time, name } = draft
  if (!session || !time || !name) {
    const mistake = 'Choose a time, and write your name.'
    return answered(422, calendarPage(place, { ...draft, mistake }))
  }
  const booked = book.add({ session: session.name, day, time, name })
  if (booked)
    return { status: 303, headers: { ...HEADERS, Location: `/booked/${booked.id}` }, body: '' }

  const mistake = `${timeInWords(time)} on ${dayInWords(day)} was just taken by someone else. Choose another time or day.`
  return answered(409, calendarPage(place, { ...draft, mistake }))
}

function filledIn(form: URLSearchParams): Pick<Draft, 'time' | 'session' | 'name'> {
  const field = (name: string) => form.get(name)?.trim().slice(0, 100)
  return { time: field('time'), session: field('session'), name: field('name') }
}

function answered(status: number, body: string, type = 'text/html'): Answered {
  return { status, headers: { ...HEADERS, 'Content-Type': `${type}; charset=utf-8` }, body }
}
