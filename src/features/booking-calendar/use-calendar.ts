import { useRef, useState, type RefObject } from 'react'

import type { Calendar } from '@studio/services/scheduling/resolve-calendar'
import { MESSAGE_SENDERS, parseMessage } from '@studio/services/scheduling/messages'
import { scrollToTop } from '#src/ui/embed/scroll-to-top.ts'
import { useEmbed } from '#src/ui/embed/use-embed.ts'
import { useWindowEvent } from '#src/ui/use-window-event.ts'

/** The calendar's largest height, in px. The rest of the page must stay within reach. */
const MAX_HEIGHT = 3000

/**
 * The state of the calendar, with what its page has said: that a visitor has `booked`, and its `height` in px, which
 * never shrinks, because pages request a few pixels while they load. `empty` if it is shown unseen, and has said nothing.
 */
export function useCalendar(
  calendar: Calendar,
  place: RefObject<HTMLElement | null>,
  allowed: boolean,
) {
  const { service, sources } = calendar
  const speaks = MESSAGE_SENDERS.includes(service)
  const embed = useEmbed(calendar.frame, place, { allowed, speaks })
  const [booked, setBooked] = useState(false)
  const [height, setHeight] = useState<number>()
  const [empty, setEmpty] = useState(true)
  const last = useRef(0)
  const { arrive, frame, forced } = embed

  // Any page can post messages to any window, so both the frame and its origin must be right.
  useWindowEvent('message', ({ source, origin, data }) => {
    const isFrame = source !== null && source === frame.ref.current?.contentWindow
    const from = origin === window.origin ? "'self'" : origin
    const message = isFrame && sources.includes(from) ? parseMessage(service, data) : undefined
    if (!message) return

    arrive()
    setEmpty(false)
    if (message.booked) setBooked(true)
    const next = message.height
    if (next === undefined || next === last.current) return
    last.current = next
    setHeight((before = 0) => Math.max(before, Math.min(Math.ceil(next), MAX_HEIGHT)))
    // The next step of a booking, which has little left in view.
    const { top } = place.current!.getBoundingClientRect()
    if (top + next < innerHeight / 2) scrollToTop(place.current!)
  })

  return { ...embed, booked, height, empty: empty && forced }
}
