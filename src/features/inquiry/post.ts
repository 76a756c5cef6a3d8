import { FORM_FIELDS, type Delivery } from '@studio/services/receivers/delivery'

import type { Letter } from './letter.ts'
import { wellFormed } from './well-formed.ts'

/** What a visitor wrote, and what stands in the field that visitors do not see. */
export type Written = { letter: Letter; trap: string }

type Entry = [name: string, text: string]

/**
 * The request that carries an inquiry. A trap that has caught something goes along, since it is the
 * receiver who decides what that means.
 */
export function post(delivery: Delivery, written: Written): RequestInit {
  const entries = entriesOf(delivery, written)

  return {
    method: 'POST',
    ...encoders[delivery.encoding](entries),
    credentials: 'omit',
    referrerPolicy: 'strict-origin-when-cross-origin',
  }
}

function entriesOf({ extra, names, honeypot }: Delivery, { letter, trap }: Written): Entry[] {
  return [
    ...Object.entries(extra),
    ...FORM_FIELDS.map((field): Entry => [names?.[field] ?? field, wellFormed(letter[field])]),
    ...(honeypot && trap ? [[honeypot, wellFormed(trap)] satisfies Entry] : []),
  ]
}

const ANSWER = { Accept: 'application/json' }

/** Of forms the browser itself says what they are. */
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
