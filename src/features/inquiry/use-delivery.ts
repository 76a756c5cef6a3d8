import { useRef, useState } from 'react'

import type { Delivery } from '@studio/services/receivers/delivery'
import type { Failure } from '@studio/services/receivers/verdict'

import { deliver } from './deliver.ts'
import type { InquiryFields } from './inquiry-fields.ts'
import type { Written } from './post.ts'

type Progress = { sending: boolean; failure?: Failure }

type DeliveryCallbacks = {
  onSent: (fields: InquiryFields) => void
  onFailure: (failure: Failure) => void
}

/**
 * Sends inquiries to a receiver, one at a time, and keeps why the last one failed. A retry ignores
 * `navigator.onLine`.
 */
export function useDelivery(delivery: Delivery | undefined, callbacks: DeliveryCallbacks) {
  const [progress, setProgress] = useState<Progress>({ sending: false })
  const { sending, failure } = progress
  // A second press may come before the first is rendered.
  const busy = useRef(false)

  async function send(written: Written) {
    if (!delivery || busy.current) return

    busy.current = true
    setProgress({ sending: true })
    const outcome = await deliver(delivery, written, { evenOffline: Boolean(failure) })
    busy.current = false

    if (outcome === 'sent') {
      setProgress({ sending: false })
      callbacks.onSent(written.fields)
    } else {
      setProgress({ sending: false, failure: outcome })
      callbacks.onFailure(outcome)
    }
  }

  const forgetFailure = () => setProgress({ sending })

  return { sending, failure, send, forgetFailure }
}
