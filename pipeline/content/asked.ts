import { urlOf } from '@studio/services/pasted/address'
import { shownArea } from './schemas/service-area.ts'
import type { Written } from './files.ts'

/** Another site that a page asks something of: for what, in the studio's words, and which one. */
export type Asked = { what: string; host: string }

/** The sites that are asked because of the studio's settings. */
export function askedSites(
  {
    scheduling,
    serviceArea,
    inquiries,
  }: Pick<Written['studio'], 'scheduling' | 'serviceArea' | 'inquiries'>,
  words: NonNullable<Written['contact']['privacy']>,
): Asked[] {
  const map = serviceArea && shownArea(serviceArea).map
  const asked = [
    [words.calendar, scheduling?.calendar.page],
    [words.map, map?.source],
    [words.form, inquiries?.endpoint],
  ] as const
  return asked.flatMap(([what, address = '']) => {
    const host = urlOf(address)?.hostname
    return host ? [{ what, host }] : []
  })
}
