import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'

import type { Calendar } from '@studio/services/scheduling/calendar'
import { TALKERS } from '@studio/services/scheduling/messages'
import { hasFailed, isOver } from '#src/ui/embed/embed-state.ts'
import { useEmbed } from '#src/ui/embed/use-embed.ts'

import { useFrameMessages } from './use-frame-messages.ts'

/** How long a page that has loaded may say nothing, in ms. */
const SILENCE_TIMEOUT_MS = 10_000

/**
 * The calendar in its place: its `frame`, or that it has `failed`, and then what the `slip` in its
 * place needs. Also what its page has said: `booked`, a `height` in px, or nothing, so that it may be
 * `empty`.
 */
export function useCalendar(calendar: Calendar, place: RefObject<HTMLElement | null>) {
  const { state, frame, retry, showAnyway } = useEmbed(calendar.frame, place)
  const { hasSpoken, booked, height } = useFrameMessages(frame.ref, calendar)
  const [empty, setEmpty] = useState(false)
  const focusLost = useRef(false)

  const { attempt, stage, trigger, refused } = state
  const failed = hasFailed(state)
  const isShown = stage === 'shown'
  const shown = (isShown || stage === 'loading') && !failed

  // Its page may have refused to be framed: a browser shows an error page, and tells nobody.
  const isSilent = isShown && !hasSpoken && TALKERS.includes(calendar.service)
  useEffect(() => {
    if (!isSilent) return

    const timer = setTimeout(() => setEmpty(true), SILENCE_TIMEOUT_MS)
    return () => {
      clearTimeout(timer)
      setEmpty(false)
    }
  }, [isSilent])

  useEffect(() => {
    if (shown && focusLost.current) frame.ref.current?.focus({ preventScroll: true })
    focusLost.current = false
  }, [frame.ref, shown])

  return {
    attempt,
    frame: { ...frame, shown, seeThrough: !isShown },
    hasFrame: attempt > 0 && stage !== 'unreachable',
    failed,
    slip: {
      trying: failed && trigger === 'retry' && !isOver(state),
      onTryAgain: retry,
      onShowAnyway: refused ? showAnyway : undefined,
      onLoseFocus: useCallback(() => void (focusLost.current = true), []),
    },
    empty,
    booked,
    height,
  }
}
