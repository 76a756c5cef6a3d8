import type { Delivery } from '@studio/services/receivers/delivery'

import { post, type Written } from './post.ts'
import { failure, verdict, type Failure } from '@studio/services/receivers/verdict'

/** How long a receiver may take to answer, in ms. */
const PATIENCE = 15_000

type DeliverOptions = {
  /** Browsers may believe that they have no connection when they have one, as behind some VPNs. */
  evenOffline: boolean
}

/** Posts an inquiry once. Never throws: what went wrong is in the answer. */
export async function deliver(
  delivery: Delivery,
  written: Written,
  { evenOffline }: DeliverOptions,
): Promise<'sent' | Failure> {
  if (!navigator.onLine && !evenOffline) return failure('offline')

  const giveUp = new AbortController()
  const timer = setTimeout(() => giveUp.abort(), PATIENCE)

  try {
    const answer = await fetch(delivery.endpoint, {
      ...post(delivery, written),
      signal: giveUp.signal,
    })
    return verdict(delivery, { status: answer.status, body: await answer.text() })
  } catch {
    return failure(giveUp.signal.aborted ? 'late' : 'unreachable')
  } finally {
    clearTimeout(timer)
  }
}
