import type { ReceiverSettings } from '@studio/services/receivers/settings'
import { failure, verdict, type Failure } from '@studio/services/receivers/verdict'

import { post, type Submission } from './post.ts'

/** How long a receiver may take to answer, in ms. */
const TIMEOUT_MS = 15_000

type DeliverOptions = {
  /** Ignores `navigator.onLine`, which is wrong behind some VPNs. */
  evenOffline: boolean
}

/** Posts an inquiry once. Never throws: errors are in the result. */
export async function deliver(
  receiver: ReceiverSettings,
  submission: Submission,
  { evenOffline }: DeliverOptions,
): Promise<'sent' | Failure> {
  if (!navigator.onLine && !evenOffline) return failure('offline')

  const timeout = new AbortController()
  const timer = setTimeout(() => timeout.abort(), TIMEOUT_MS)

  try {
    const { signal } = timeout
    const response = await fetch(receiver.endpoint, { ...post(receiver, submission), signal })
    // If the connection breaks during the body, the status still counts.
    const body = await response.text().catch(() => '')
    const retryAfter = response.headers.get('Retry-After')
    return verdict(receiver, { status: response.status, body, retryAfter })
  } catch {
    return failure(timeout.signal.aborted ? 'late' : 'unreachable')
  } finally {
    clearTimeout(timer)
  }
}
