import { useEffect, useRef, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'

import { useWindowEvent } from '#src/ui/use-window-event.ts'

import type { InquiryFields } from './inquiry-fields.ts'

/** How long the thank-you is shown, in ms (C3, K1). */
const THANKS_MS = 3000

/**
 * Shows and focuses the thank-you for a moment, then the empty form. Focus returns to the first field,
 * unless the visitor has moved it elsewhere.
 */
export function useThanks(form: RefObject<HTMLFormElement | null>) {
  const thanks = useRef<HTMLDivElement>(null)
  const [received, setReceived] = useState<{ fields: InquiryFields; date: Date }>()

  useEffect(() => {
    if (!received) return

    thanks.current?.focus({ preventScroll: true })
    thanks.current?.querySelector('h2')?.scrollIntoView({ block: 'nearest' })

    const timer = setTimeout(() => {
      const { activeElement, body } = document
      const focusStayed = activeElement === body || thanks.current?.contains(activeElement)
      // Synchronously, because the form is inert until it is rendered.
      flushSync(() => setReceived(undefined))
      form.current?.reset()
      // Without scrolling: the visitor may be reading another part of the page.
      const first = form.current?.querySelector<HTMLElement>('[name=name]')
      if (focusStayed) first?.focus({ preventScroll: true })
    }, THANKS_MS)

    return () => clearTimeout(timer)
  }, [received, form])

  // Left meanwhile, the form would come back as it was sent.
  useWindowEvent('pagehide', () => received && form.current?.reset())

  const thank = (fields: InquiryFields) => setReceived({ fields, date: new Date() })

  return { thanks, received, thank }
}
