/** The zone of the studio in the demo. Days and times are those on a clock there. */
const ZONE = 'America/New_York'

/** What a visitor reads for it. */
export const ZONE_NAME = 'Eastern Time'

/** When sessions begin. None takes more than the four hours between two. */
export const TIMES = ['09:00', '13:00', '17:00']

const WEEKS = 5
const DAY_MS = 24 * 60 * 60 * 1000
const DAYS_OFF = [0, 1]

/** A day on the studio's calendar, like 2026-11-28. */
export type Day = string

/** The studio's day at a moment. */
export function dayAt(moment: Date): Day {
  return new Intl.DateTimeFormat('en-CA', { timeZone: ZONE }).format(moment)
}

/** The weeks of a month from a day on, each from Sunday to Saturday. */
export function weeksFrom(today: Day): Day[][] {
  const sunday = noon(today).getTime() - noon(today).getUTCDay() * DAY_MS
  const dayOf = (at: number) => new Date(sunday + at * DAY_MS).toISOString().slice(0, 10)
  const count = (length: number) => [...Array(length).keys()]
  return count(WEEKS).map((week) => count(7).map((day) => dayOf(week * 7 + day)))
}

/** Whether sessions can be booked on a day: from tomorrow on, Tuesday to Saturday. */
export function isOffered(day: string, today: Day): boolean {
  const isShown = weeksFrom(today).flat().includes(day)
  return isShown && day > today && !DAYS_OFF.includes(noon(day).getUTCDay())
}

/** Whether somebody else has the time: the same ones whenever the sample is started. */
export function isTakenByOthers(day: Day, time: string): boolean {
  let sum = 0
  for (const letter of day + time) sum = (sum * 31 + letter.charCodeAt(0)) % 9973
  return sum % 5 < 2
}

/** Like `Saturday, November 28`. */
export function dayInWords(day: Day): string {
  return inWords(noon(day), { weekday: 'long', month: 'long', day: 'numeric' })
}

/** The months of some days, like `November – December 2026`. */
export function monthsInWords(days: Day[]): string {
  const [first, last] = [noon(days[0]!), noon(days.at(-1)!)]
  const month = new Intl.DateTimeFormat('en-US', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
  return month.formatRange(first, last)
}

/** Like `1:00 PM`. */
export function timeInWords(time: string): string {
  return inWords(new Date(`1970-01-01T${time}Z`), { hour: 'numeric', minute: '2-digit' })
}

/** The moment at which it is that time on that day in the studio's zone. */
export function momentOf(day: Day, time: string): Date {
  const asIfUtc = new Date(`${day}T${time}Z`)
  const [shownDay, shownTime] = new Intl.DateTimeFormat('sv-SE', {
    timeZone: ZONE,
    dateStyle: 'short',
    timeStyle: 'medium',
  })
    .format(asIfUtc)
    .split(' ')
  const offset = asIfUtc.getTime() - new Date(`${shownDay}T${shownTime}Z`).getTime()
  return new Date(asIfUtc.getTime() + offset)
}

function inWords(moment: Date, format: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat('en-US', { ...format, timeZone: 'UTC' }).format(moment)
}

/** Safe from the hour that a change of clocks adds or takes. */
function noon(day: Day): Date {
  return new Date(`${day}T12:00Z`)
}
