import type { Advice } from '#pipeline/advice/advice.ts'

import type { Finding } from '../finding.ts'
import type { Problem } from './examine-page.ts'

/** Stands for a scan’s name: the desk shows the photograph, and a terminal adds the name. */
const THIS = 'This photograph'

/** A problem of a built page. */
export function fromPage({ page, says }: Problem): Finding {
  return { topic: 'Pages', says, stops: true, fields: [], scans: [], page }
}

export function fromAdvice({ topic, message, misleads = false, ...about }: Advice): Finding {
  const fields = about.fields.map(({ file, path, location: { line } }) => {
    return { file, path: path as Finding['fields'][number]['path'], line }
  })
  return { topic, says: message, stops: misleads, fields, scans: about.scans }
}

/** A scan that the studio's git host would refuse. */
export function fromTooLarge({ scan, says }: { scan: string; says: string }): Finding {
  const unnamed = says.replace(scan, THIS)
  return { topic: 'Photographs', says: unnamed, stops: true, fields: [], scans: [scan] }
}

/** What a build says at its end, mostly of one of the scans: “uploads/dim.jpg is only 900 × 600 pixels.” */
export function fromNotice(says: string, scans: string[]): Finding {
  const named = scans.filter((scan) => says.startsWith(`uploads/${scan} `))
  const scan = named.toSorted((one, other) => other.length - one.length)[0]
  if (!scan) return { topic: 'The build', says, stops: false, fields: [], scans: [] }
  const unnamed = says.replace(`uploads/${scan}`, THIS)
  return { topic: 'Photographs', says: unnamed, stops: false, fields: [], scans: [scan] }
}
