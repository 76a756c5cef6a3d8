import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'

import type { Calendar } from '@studio/services/scheduling/calendar'
import { MESSAGE_SENDERS } from '@studio/services/scheduling/messages'
import { hasFailed, isOver } from '#src/ui/embed/embed-state.ts'
import { useEmbed } from '#src/ui/embed/use-embed.ts'

import { useFrameMessages } from './use-frame-messages.ts'

/** How long a loaded page may send no message, in ms. */
const SILENCE_TIMEOUT_MS = 10_000

/**
 * The state of the calendar: its `frame`, or that it has `failed`, with the props of the `slip` that
 * replaces it. By the messages of its page: `booked`, `height` in px, and `empty` if there are none.
 */
export function useCalendar(calendar: Calendar, place: RefObject<HTMLElement | null>) {
  const { state, frame, retry, showAnyway } = useEmbed(calendar.frame, place)
  const { hasMessage, booked, height } = useFrameMessages(frame.ref, calendar)
  const [empty, setEmpty] = useState(false)
  const focusLost = useRef(false)

  const { attempt, stage, trigger, refused } = state
  const failed = hasFailed(state)
  const isShown = stage === 'shown'
  const shown = (isShown || stage === 'loading') && !failed

  // A page that refuses to be framed becomes an error page, which looks loaded from outside.
  const isSilent = isShown && !hasMessage && MESSAGE_SENDERS.includes(calendar.service)
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
