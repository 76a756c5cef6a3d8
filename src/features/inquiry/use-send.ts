import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'

import type { ReceiverSettings } from '@studio/services/receivers/settings'
import type { Failure } from '@studio/services/receivers/verdict'

import { deliver } from './deliver.ts'
import type { InquiryFields } from './inquiry-fields.ts'
import type { Submission } from './post.ts'

type Progress = { sending: boolean; failure?: Failure }

type SendCallbacks = {
  onSent: (fields: InquiryFields) => void
  onFailure: (failure: Failure) => void
}

/** Sends inquiries to a receiver, one at a time. A retry ignores `navigator.onLine`. */
export function useSend(receiver: ReceiverSettings | undefined, callbacks: SendCallbacks) {
  const [progress, setProgress] = useState<Progress>({ sending: false })
  const { sending, failure } = progress
  // A second press may come before the first one is rendered.
  const busy = useRef(false)

  async function send(submission: Submission) {
    if (!receiver || busy.current) return

    busy.current = true
    setProgress({ sending: true })
    const outcome = await deliver(receiver, submission, { evenOffline: Boolean(failure) })

    // Before another press: focus leaves the button for the thank-you.
    flushSync(() => {
      if (outcome === 'sent') {
        setProgress({ sending: false })
        callbacks.onSent(submission.fields)
      } else {
        setProgress({ sending: false, failure: outcome })
        callbacks.onFailure(outcome)
      }
    })
    busy.current = false
  }

  const clearFailure = () => setProgress({ sending })

  return { sending, failure, send, clearFailure }
}
