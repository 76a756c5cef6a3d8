import { useEffect, useRef, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'

import type { InquiryFields } from './inquiry-fields.ts'

/** How long the thank-you stays before the empty form is back, in ms (C3, K1). */
const THANKS_MS = 3000

/**
 * The thank-you after an inquiry: shown and focused, then gone, with the form empty again. The focus
 * goes back to the first field unless a visitor has moved on meanwhile.
 */
export function useThanks(form: RefObject<HTMLFormElement | null>) {
  const thanks = useRef<HTMLDivElement>(null)
  const [received, setReceived] = useState<{ fields: InquiryFields; date: Date }>()

  useEffect(() => {
    if (!received) return

    thanks.current?.focus({ preventScroll: true })
    thanks.current?.querySelector('h2')?.scrollIntoView({ block: 'nearest' })

    const timer = setTimeout(() => {
      const waited = isWaitingIn(thanks.current)
      // At once, since the fields cannot take the focus while the form is inert.
      flushSync(() => setReceived(undefined))
      form.current?.reset()
      if (waited) firstField(form.current)?.focus()
    }, THANKS_MS)

    return () => clearTimeout(timer)
  }, [received, form])

  const thank = (fields: InquiryFields) => setReceived({ fields, date: new Date() })

  return { thanks, received, thank }
}

function isWaitingIn(thanks: HTMLElement | null) {
  const { activeElement, body } = document
  return activeElement === body || Boolean(thanks?.contains(activeElement))
}

function firstField(form: HTMLFormElement | null) {
  return form?.querySelector<HTMLElement>('[name=name]')
}
