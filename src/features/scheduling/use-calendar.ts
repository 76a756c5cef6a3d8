import { useCallback, useEffect, useRef, type RefObject } from 'react'

import type { Calendar } from '@studio/services/scheduling/calendar'
import { useVisit } from '#src/ui/embed/use-visit.ts'
import { failed as hasFailed, gaveUp } from '#src/ui/embed/visit.ts'

import { useFrameMessages } from './use-frame-messages.ts'
import { useSilence } from './use-silence.ts'

/**
 * How the calendar stands in its place: `asked` for, with its frame `shown`, or `failed`, and then
 * what a `slip` in its place needs. Besides, what its page has said: `booked`, a `height` in px, or
 * nothing, so that it may be `empty`.
 */
export function useCalendar(calendar: Calendar, place: RefObject<HTMLElement | null>) {
  const { visit, frame, tryAgain, showAnyway } = useVisit(calendar.frame, place)
  const { spoke, booked, height } = useFrameMessages(frame.ref, calendar)
  const focusLost = useRef(false)

  const { attempt, stage, wanted, refused } = visit
  const here = stage === 'here'
  const failed = hasFailed(visit)
  const shown = (here || stage === 'coming') && !failed
  const empty = useSilence(calendar.service, here && !spoke)

  useEffect(() => {
    if (shown && focusLost.current) frame.ref.current?.focus({ preventScroll: true })
    focusLost.current = false
  }, [frame.ref, shown])

  return {
    /** Each has a frame of its own. */
    attempt,
    frame: { ...frame, shown, seeThrough: !here },
    asked: attempt > 0 && stage !== 'silent',
    failed,
    slip: {
      trying: failed && wanted === 'visitor' && !gaveUp(visit),
      onTryAgain: tryAgain,
      onShowAnyway: refused ? showAnyway : undefined,
      onLoseFocus: useCallback(() => void (focusLost.current = true), []),
    },
    empty,
    booked,
    height,
  }
}
