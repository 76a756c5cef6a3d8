import type { Booking } from './book.ts'
import { momentOf } from './days.ts'

const HOURS = 2
const HOUR_MS = 60 * 60 * 1000

/** A booking for the visitor's own calendar (RFC 5545). */
export function calendarFile(
  studio: string,
  { id, session, day, time }: Booking,
  now: Date,
): string {
  const start = momentOf(day, time)
  const end = new Date(start.getTime() + HOURS * HOUR_MS)
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Sample calendar//EN',
    'BEGIN:VEVENT',
    `UID:${id}`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(start)}`,
    `DTEND:${stamp(end)}`,
    `SUMMARY:${escaped(`${session}, ${studio} (sample)`)}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n')
}

function stamp(moment: Date): string {
  return moment.toISOString().replace(/[-:]|\.\d+/g, '')
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\s+/g, ' ')
}
