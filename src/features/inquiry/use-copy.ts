import { useEffect, useEffectEvent, useState } from 'react'

import { BLANK_FIELDS, type InquiryFields } from './inquiry-fields.ts'
import { readSession, writeSession } from './session.ts'

const KEY = 'inquiry-copy'

/** What was sent, and when (ISO 8601). */
export type Copy = { fields: InquiryFields; date: string }

/** A copy of what was last sent in this tab, until it is closed, and `keep`. */
export function useCopy() {
  const [copy, setCopy] = useState<Copy>()

  function keep(fields: InquiryFields) {
    const sent = { fields, date: new Date().toISOString() }
    writeSession(KEY, sent)
    setCopy(sent)
  }

  const restore = useEffectEvent(() => setCopy(readCopy()))
  // At build nothing was sent.
  // oxlint-disable-next-line react/set-state-in-effect
  useEffect(() => restore(), [])

  return { copy, keep }
}

function readCopy(): Copy | undefined {
  const { fields, date } = Object(readSession(KEY)) as Partial<Copy>
  return fields && date ? { fields: { ...BLANK_FIELDS, ...fields }, date } : undefined
}
