import { useRef, useState } from 'react'

import type { Delivery } from '@studio/services/receivers/delivery'

import { deliver } from './deliver.ts'
import type { Letter } from './letter.ts'
import type { Written } from './post.ts'
import type { Failure } from '@studio/services/receivers/verdict'

type Progress = { sending: boolean; failure?: Failure }

type DeliveryCallbacks = {
  onSent: (letter: Letter) => void
  onFailure: (failure: Failure) => void
}

/**
 * Sends a letter to a receiver, one at a time, and remembers why the last one did not go through.
 * Whoever has read why and presses again means it, whatever the browser believes of its connection.
 */
export function useDelivery(delivery: Delivery | undefined, callbacks: DeliveryCallbacks) {
  const [progress, setProgress] = useState<Progress>({ sending: false })
  const { sending, failure } = progress
  // A second press may come before the first has been drawn.
  const busy = useRef(false)

  async function send(written: Written) {
    if (!delivery || busy.current) return

    busy.current = true
    setProgress({ sending: true })
    const outcome = await deliver(delivery, written, { evenOffline: Boolean(failure) })
    busy.current = false

    if (outcome === 'sent') {
      setProgress({ sending: false })
      callbacks.onSent(written.letter)
    } else {
      setProgress({ sending: false, failure: outcome })
      callbacks.onFailure(outcome)
    }
  }

  const forget = () => setProgress({ sending })

  return { sending, failure, send, forget }
}
