import { calendarAddressIn, calendarAt, SAMPLE } from '@studio/services/scheduling/resolve-calendar'
import { SERVICES } from '@studio/services/scheduling/services'

import type { Path } from '../../document/merge.ts'

/** What is understood of a setting, for its owner to see; nothing of most. */
export function remarkOn(path: Path, words: string): string | undefined {
  const field = path.join('.')
  if (field === 'inquiries.receiver' && words === 'none') {
    return 'No message is received: what visitors write is not sent to anyone.'
  }
  return field === 'scheduling.calendar' ? calendarIn(words) : undefined
}

function calendarIn(words: string): string | undefined {
  if (words.trim().toLowerCase() === SAMPLE) {
    return 'A sample, in which nobody can really book. Paste your own calendar here.'
  }
  const found = calendarAddressIn(words)
  const calendar = 'result' in found ? calendarAt(found.result) : found
  if ('mistake' in calendar) return undefined
  const { service } = calendar.result
  return service === 'other'
    ? 'A page that is shown as it is. A short link stays empty online: paste the long address that it leads to.'
    : `Understood: a calendar of ${SERVICES[service].name}.`
}
