import { useEffect, useState, type RefObject } from 'react'

import type { Calendar } from '@studio/services/scheduling/resolve-calendar'
import {
  MESSAGE_SENDERS,
  parseMessage,
  type FrameMessage,
} from '@studio/services/scheduling/messages'
import { hasFailed, isOver } from '#src/ui/embed/embed-state.ts'
import { useEmbed } from '#src/ui/embed/use-embed.ts'
import { useWindowEvent } from '#src/ui/use-window-event.ts'

/** How long a loaded page may send no message, in ms. */
const SILENCE_TIMEOUT_MS = 10_000

/** The calendar's largest height, in px. The rest of the page must stay within reach. */
const MAX_HEIGHT = 3000

/**
 * The state of the calendar: its `frame`, or that it has `failed`, with the props of the `slip` that
 * replaces it. Nothing is asked for until it is `allowed`. By the messages of its page: `booked`, `height` in px, and `empty` if there are none.
 */
export function useCalendar(
  calendar: Calendar,
  place: RefObject<HTMLElement | null>,
  allowed: boolean,
) {
  const { service, sources } = calendar
  const { state, frame, retry, showAnyway } = useEmbed(calendar.frame, place, allowed)
  const [said, setSaid] = useState<FrameMessage>()
  const [empty, setEmpty] = useState(false)

  const { stage, trigger, offline } = state
  const failed = hasFailed(state)
  const isShown = stage === 'shown'

  // Any page can post messages to any window, so both the frame and its origin must be right.
  useWindowEvent('message', ({ source, origin, data }) => {
    const isFrame = source !== null && source === frame.ref.current?.contentWindow
    const from = origin === window.origin ? "'self'" : origin
    const message = isFrame && sources.includes(from) ? parseMessage(service, data) : undefined
    if (message) setSaid((before) => together(before, message))
  })

  // A page that refuses to be framed becomes an error page, which looks loaded from outside.
  const isSilent = isShown && !said && MESSAGE_SENDERS.includes(service)
  useEffect(() => {
    if (!isSilent) return

    const timer = setTimeout(() => setEmpty(true), SILENCE_TIMEOUT_MS)
    return () => {
      clearTimeout(timer)
      setEmpty(false)
    }
  }, [isSilent])

  return {
    frame: {
      ...frame,
      shown: (isShown || stage === 'loading') && !failed,
      seeThrough: !isShown,
    },
    failed,
    slip: {
      frame: frame.ref,
      trying: failed && trigger === 'retry' && !isOver(state),
      onTryAgain: retry,
      onShowAnyway: offline ? undefined : showAnyway,
    },
    empty,
    ...said,
  }
}

/** The height never shrinks, because pages request a few pixels while they load. */
function together(before: FrameMessage = {}, { booked, height = 0 }: FrameMessage): FrameMessage {
  return {
    booked: before.booked ?? booked,
    height: Math.max(before.height ?? 0, Math.min(Math.ceil(height), MAX_HEIGHT)),
  }
}
