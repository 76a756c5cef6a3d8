import { useEffect, useState, type RefObject } from 'react'

import type { Calendar } from '@studio/services/scheduling/calendar'
import { understand } from '@studio/services/scheduling/messages'

/** How high the calendar is at first, in px (K1). */
const MIN_HEIGHT = 900

/** The most it grows to, in px: the rest of our page must stay within reach. */
const MAX_HEIGHT = 3000

/**
 * What the calendar in the frame has said so far. A message counts only if it comes from that frame
 * and from a page of the service: any page may post anything to any window.
 *
 * `height` is in px, and undefined until it is more than the stylesheet's own.
 */
export function useFrameMessages(
  frame: RefObject<HTMLIFrameElement | null>,
  { service, sources }: Calendar,
) {
  const [hasSpoken, setHasSpoken] = useState(false)
  const [booked, setBooked] = useState(false)
  const [height, setHeight] = useState<number>()

  useEffect(() => {
    function receive({ source, origin, data }: MessageEvent) {
      const isFrame = source !== null && source === frame.current?.contentWindow
      const message = isFrame && sources.includes(origin) ? understand(service, data) : undefined
      if (!message) return

      setHasSpoken(true)
      if (message.booked) setBooked(true)
      const { height: asked } = message
      if (asked) setHeight((before) => grow(asked, before))
    }

    window.addEventListener('message', receive)
    return () => window.removeEventListener('message', receive)
  }, [frame, service, sources])

  return { hasSpoken, booked, height }
}

/** The height of a frame whose page asks for another, in px. Never less: loading pages ask for a few. */
export function grow(asked: number, before?: number): number | undefined {
  const height = Math.min(Math.ceil(asked), MAX_HEIGHT)
  return height > (before ?? MIN_HEIGHT) ? height : before
}
