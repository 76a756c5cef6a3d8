import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'

import { FORM_FIELDS, type ReceiverSettings } from '@studio/services/receivers/settings'
import { failure, verdict, type Failure } from '@studio/services/receivers/verdict'

import { PAGE_DATA } from '#pipeline/content/pages.ts'
import { useWindowEvent } from '#src/ui/use-window-event.ts'

import type { InquiryFields } from './inquiry-fields.ts'

/** A mark of this site's own pages. A host that takes no posts may answer with such a page, whatever the status. */
const OWN_PAGE = `id="${PAGE_DATA}"`

type Entry = [name: string, text: string]

/** How long a receiver may take to answer, in ms. */
const TIMEOUT_MS = 15_000

/** The most characters of a request with `keepalive`. It may have 64 KB, and a character takes up to 9 bytes. */
const KEEPALIVE_LIMIT = 7_000

/**
 * Posts an inquiry once. Never throws: errors are in the result. `evenOffline` ignores
 * `navigator.onLine`, which is wrong behind some VPNs.
 */
export async function deliver(
  receiver: ReceiverSettings,
  fields: InquiryFields,
  { evenOffline }: { evenOffline: boolean },
): Promise<'sent' | Failure> {
  if (!navigator.onLine && !evenOffline) return failure('offline')

  const timeout = new AbortController()
  const timer = setTimeout(() => timeout.abort(), TIMEOUT_MS)

  try {
    const { signal } = timeout
    const response = await fetch(receiver.endpoint, { ...post(receiver, fields), signal })
    // If the connection breaks during the body, the status still counts.
    const body = await response.text().catch(() => '')
    if (response.ok && body.includes(OWN_PAGE)) return failure('unclear')
    const retryAfter = response.headers.get('Retry-After')
    return verdict(receiver, { status: response.status, body, retryAfter })
  } catch {
    return failure(timeout.signal.aborted ? 'late' : 'unreachable')
  } finally {
    clearTimeout(timer)
  }
}

/**
 * The request for an inquiry. Its honeypot is always empty. Autofill may have filled in the form's honeypot, and
 * receivers would thank the visitor and drop her message. Bots seldom run scripts.
 */
export function post(receiver: ReceiverSettings, fields: InquiryFields): RequestInit {
  const entries: Entry[] = [
    ...Object.entries(receiver.extra),
    ...FORM_FIELDS.map((field): Entry => [receiver.names?.[field] ?? field, fields[field]]),
  ]

  return {
    method: 'POST',
    ...encoders[receiver.encoding](entries),
    credentials: 'omit',
    referrerPolicy: 'strict-origin-when-cross-origin',
    keepalive: entries.flat().join().length <= KEEPALIVE_LIMIT,
  }
}

const ANSWER = { Accept: 'application/json' }

/** Encoders of a request's body. The browser sets the content type of forms. */
const encoders = {
  json: (entries: Entry[]) => ({
    headers: { ...ANSWER, 'Content-Type': 'application/json' },
    body: JSON.stringify(Object.fromEntries(entries)),
  }),
  multipart: (entries: Entry[]) => {
    const body = new FormData()
    for (const [name, text] of entries) body.append(name, text)
    return { headers: ANSWER, body }
  },
  urlencoded: (entries: Entry[]) => ({ headers: ANSWER, body: new URLSearchParams(entries) }),
}

type Progress = {
  sending: boolean
  failure?: Failure
  /** Whether the browser is online again after the failure. */
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

    // Rendered at once, so that focus leaves the button for the thank-you before another press.
    flushSync(() => {
      if (outcome === 'sent') onSent(fields)
      setProgress({ sending: false, failure: outcome === 'sent' ? undefined : outcome })
    })
    busy.current = false
  }

  const clearFailure = () => setProgress(({ sending }) => ({ sending }))

  return { ...progress, send, clearFailure }
}
