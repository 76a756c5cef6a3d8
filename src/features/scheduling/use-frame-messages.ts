import { useEffect, useState, type RefObject } from 'react'

import type { Calendar } from '@studio/services/scheduling/calendar'

import { growth } from '#src/features/scheduling/growth.ts'
import { understand } from '@studio/services/scheduling/messages'

/**
 * What the calendar in the frame has said so far. It is heard only when the message comes from that
 * frame, and from a page of the service: any page may post anything to any window.
 *
 * `height` is in px, and undefined until it is more than the frame has anyway.
 */
export function useFrameMessages(
  frame: RefObject<HTMLIFrameElement | null>,
  { service, sources }: Calendar,
) {
  const [spoke, setSpoke] = useState(false)
  const [booked, setBooked] = useState(false)
  const [height, setHeight] = useState<number>()

  useEffect(() => {
    function hear({ source, origin, data }: MessageEvent) {
      const itself = source !== null && source === frame.current?.contentWindow
      const message = itself && sources.includes(origin) ? understand(service, data) : undefined
      if (!message) return

      setSpoke(true)
      if (message.booked) setBooked(true)
      if (message.height) setHeight(growth(message.height))
    }

    window.addEventListener('message', hear)
    return () => window.removeEventListener('message', hear)
  }, [frame, service, sources])

  return { spoke, booked, height }
}
