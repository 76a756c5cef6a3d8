import { useEffect, useRef, type RefObject } from 'react'

import type { Calendar } from '#pipeline/scheduling/calendar.ts'
import { useNear } from '#src/ui/use-near.ts'
import { useReachable } from '#src/ui/use-reachable/use-reachable.ts'

import { useArrival } from './use-arrival.ts'
import { useFrameMessages } from './use-frame-messages.ts'
import { useSilence } from './use-silence.ts'

/**
 * How the calendar stands in its place: `asked` for, with its frame `shown`, or `failed`, and then
 * perhaps `trying` again. A second attempt counts only when its page is there. Besides, what its
 * page has said: `booked`, a `height` in px, or nothing, so that it may be `empty`.
 */
export function useCalendar(calendar: Calendar, place: RefObject<HTMLElement | null>) {
  const frame = useRef<HTMLIFrameElement>(null)
  const tried = useRef(false)

  const address = calendar.frame
  const awaited = useNear(place, '0px')
  const { state, attempt, retry } = useReachable(address, place)
  const answered = state === 'answers'
  const { arrival, onLoad } = useArrival(frame, { address, attempt, awaited, answered, retry })
  const { spoke, booked, height } = useFrameMessages(frame, calendar)

  const here = answered && arrival === 'here'
  const gaveUp = state === 'silent' || arrival === 'late'
  const failed = gaveUp || (attempt > 1 && !here)
  const shown = answered && !failed
  const empty = useSilence(calendar.service, here && !spoke)

  function tryAgain() {
    tried.current = true
    retry()
  }

  useEffect(() => {
    // The button that was pressed has gone, and the focus with it.
    const lost = tried.current && document.activeElement === document.body
    if (shown && lost) frame.current?.focus()
  }, [shown])

  return {
    /** Each has a frame of its own. */
    attempt,
    frame: { ref: frame, onLoad, shown, seeThrough: !here },
    asked: attempt > 0 && state !== 'silent',
    failed,
    trying: failed && !gaveUp,
    tryAgain,
    empty,
    booked,
    height,
  }
}
