import { FORM_FIELDS, type ReceiverSettings } from '@studio/services/receivers/settings'

import type { InquiryFields } from './inquiry-fields.ts'

export type Submission = { fields: InquiryFields; honeypot: string }

type Entry = [name: string, text: string]

/** Requests with `keepalive` may have 64 KB. A character takes up to 9 bytes. In characters. */
const KEEPALIVE_LIMIT = 7_000

/** The request for an inquiry. It includes a filled honeypot: the receiver handles spam. */
export function post(receiver: ReceiverSettings, submission: Submission): RequestInit {
  const entries = entriesOf(receiver, submission)

  return {
    method: 'POST',
    ...encoders[receiver.encoding](entries),
    credentials: 'omit',
    referrerPolicy: 'strict-origin-when-cross-origin',
    keepalive: entries.flat().join().length <= KEEPALIVE_LIMIT,
  }
}

function entriesOf(receiver: ReceiverSettings, { fields, honeypot }: Submission): Entry[] {
  const { extra, names } = receiver
  return [
    ...Object.entries(extra),
    ...FORM_FIELDS.map((field): Entry => [names?.[field] ?? field, fields[field]]),
    ...(receiver.honeypot && honeypot ? [[receiver.honeypot, honeypot] satisfies Entry] : []),
  ]
}

const ANSWER = { Accept: 'application/json' }

/** For forms the browser sets the content type. */
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
