import { isTakenByOthers, TIMES, type Day } from './days.ts'

/** A session that somebody has booked. */
export type Booking = { id: string; session: string; day: Day; time: string; name: string }

/** The bookings of a sample calendar, kept while it runs. */
export type Book = ReturnType<typeof openBook>

/** Opens an empty book. Each time of a day is given once, whatever the session. */
export function openBook() {
  const bookings: Booking[] = []

  function isFree(day: Day, time: string): boolean {
    const isBooked = bookings.some((one) => one.day === day && one.time === time)
    return TIMES.includes(time) && !isBooked && !isTakenByOthers(day, time)
  }

  return {
    isFree,

    /** Books a session. Undefined where its time is not free any more. */
    add(wanted: Omit<Booking, 'id'>): Booking | undefined {
      if (!isFree(wanted.day, wanted.time)) return undefined
      const booking = { ...wanted, id: crypto.randomUUID() }
      bookings.push(booking)
      return booking
    },

    find: (id: string) => bookings.find((one) => one.id === id),
  }
}
