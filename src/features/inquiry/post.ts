import { FORM_FIELDS, type Delivery } from '@studio/services/receivers/delivery'

import type { InquiryFields } from './inquiry-fields.ts'

/** What is posted: the visitor's fields, and the text of the honeypot. */
export type Written = { fields: InquiryFields; honeypot: string }

type Entry = [name: string, text: string]

/**
 * How much a browser sends on after its page is closed: 64 KB of body, in which a character takes up
 * to nine bytes. In characters.
 */
const KEEPALIVE_LIMIT = 7_000

/**
 * The request that carries an inquiry. A filled honeypot goes along, because the receiver decides
 * what that means.
 */
export function post(delivery: Delivery, written: Written): RequestInit {
  const entries = entriesOf(delivery, written)

  return {
    method: 'POST',
    ...encoders[delivery.encoding](entries),
    credentials: 'omit',
    referrerPolicy: 'strict-origin-when-cross-origin',
    keepalive: entries.flat().join().length <= KEEPALIVE_LIMIT,
  }
}

function entriesOf(delivery: Delivery, { fields, honeypot }: Written): Entry[] {
  const { extra, names } = delivery
  return [
    ...Object.entries(extra),
    ...FORM_FIELDS.map((field): Entry => [names?.[field] ?? field, fields[field]]),
    ...(delivery.honeypot && honeypot ? [[delivery.honeypot, honeypot] satisfies Entry] : []),
  ]
}

const ANSWER = { Accept: 'application/json' }

/** For the two kinds of form the browser sets the content type itself. */
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
