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

/** What a build says at its end, mostly of a scan: “uploads/dim.jpg is only 900 × 600 pixels.” */
export function fromNotice(says: string): Finding {
  const [, scan, rest] = /^uploads\/(.+?\.\w{3,4}) ([^]+)/.exec(says) ?? []
  return scan
    ? { topic: 'Photographs', says: `${THIS} ${rest}`, stops: false, fields: [], scans: [scan] }
    : { topic: 'The build', says, stops: false, fields: [], scans: [] }
}
