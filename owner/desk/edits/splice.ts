/** What one change did to a text, with the text around it, so that it can be found again. */
export type Splice = { at: number; removed: string; inserted: string; lead: string; tail: string }

/** How much of the text around a change is remembered, in characters. */
const AROUND = 120

/** The smallest change that makes one text of another. */
export function spliceBetween(before: string, after: string): Splice {
  const most = Math.min(before.length, after.length)
  let at = 0
  while (at < most && before[at] === after[at]) at++
  let end = 0
  while (end < most - at && before.at(-1 - end) === after.at(-1 - end)) end++

  return {
    at,
    removed: before.slice(at, before.length - end),
    inserted: after.slice(at, after.length - end),
    lead: before.slice(Math.max(0, at - AROUND), at),
    tail: before.slice(before.length - end, before.length - end + AROUND),
  }
}

/** The same change the other way round. */
export function inverse(splice: Splice): Splice {
  return { ...splice, removed: splice.inserted, inserted: splice.removed }
}

/**
 * The text with a change made in the place it was made for, wherever other changes have moved that.
 * Nothing where the place is not there any more, or in doubt.
 */
export function applySplice(text: string, splice: Splice): string | undefined {
  for (const around of [AROUND, 60, 24]) {
    const lead = splice.lead.slice(-around)
    const tail = splice.tail.slice(0, around)
    const part = lead + splice.removed + tail
    const at = text.indexOf(part)
    if (at !== text.lastIndexOf(part)) return undefined
    if (at >= 0) {
      const start = at + lead.length
      return text.slice(0, start) + splice.inserted + text.slice(start + splice.removed.length)
    }
  }
  return undefined
}
