import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'

import type { ReceiverSettings } from '@studio/services/receivers/settings'
import type { Failure } from '@studio/services/receivers/verdict'
import { useWindowEvent } from '#src/ui/use-window-event.ts'

import { deliver } from './deliver.ts'
import type { InquiryFields } from './inquiry-fields.ts'

type Progress = {
  sending: boolean
  failure?: Failure
  /** Since the failure. */
  isBackOnline?: boolean
}

/** Sends inquiries to a receiver, one at a time. A retry ignores `navigator.onLine`. */
export function useSend(
  receiver: ReceiverSettings | undefined,
  onSent: (fields: InquiryFields) => void,
) {
  const [progress, setProgress] = useState<Progress>({ sending: false })
  // A second press may come before the first one is rendered.
  const busy = useRef(false)

  const setOnline = (online: boolean) =>
    setProgress((now) => ({
      ...now,
      isBackOnline: online && now.failure?.reason === 'offline',
    }))
  useWindowEvent('online', () => setOnline(true))
  useWindowEvent('offline', () => setOnline(false))

  async function send(fields: InquiryFields) {
    if (!receiver || busy.current) return

    busy.current = true
    setProgress({ sending: true })
    const evenOffline = Boolean(progress.failure)
    const outcome = await deliver(receiver, fields, { evenOffline })

    // Before another press: focus leaves the button for the thank-you.
    flushSync(() => {
      if (outcome === 'sent') onSent(fields)
      setProgress({ sending: false, failure: outcome === 'sent' ? undefined : outcome })
    })
    busy.current = false
  }

  const clearFailure = () => setProgress(({ sending }) => ({ sending }))

  return { ...progress, send, clearFailure }
}
