import { useState, type RefObject } from 'react'

import type { Calendar } from '@studio/services/scheduling/calendar'
import { parseMessage } from '@studio/services/scheduling/messages'
import { useWindowEvent } from '#src/ui/use-window-event.ts'

/** The calendar's height at first, in px (K1). */
const MIN_HEIGHT = 900

/** Its largest height, in px. The rest of the page must stay within reach. */
const MAX_HEIGHT = 3000

/**
 * The messages of the calendar's page so far. A message must come from the frame and from an origin of
 * the service, because any page can post messages to any window.
 *
 * `height` is in px, and undefined until it is more than the stylesheet's.
 */
export function useFrameMessages(
  frame: RefObject<HTMLIFrameElement | null>,
  { service, sources }: Calendar,
) {
  const [hasMessage, setHasMessage] = useState(false)
  const [booked, setBooked] = useState(false)
  const [height, setHeight] = useState<number>()

  useWindowEvent('message', ({ source, origin, data }) => {
    const isFrame = source !== null && source === frame.current?.contentWindow
    const message = isFrame && sources.includes(origin) ? parseMessage(service, data) : undefined
    if (!message) return

    setHasMessage(true)
    if (message.booked) setBooked(true)
    const { height: requested } = message
    if (requested) setHeight((current) => grow(requested, current))
  })

  return { hasMessage, booked, height }
}

/** Never shrinks, because pages request a few pixels while they load. */
function grow(requested: number, current?: number): number | undefined {
  const height = Math.min(Math.ceil(requested), MAX_HEIGHT)
  return height > (current ?? MIN_HEIGHT) ? height : current
}
