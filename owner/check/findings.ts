import type { Advice } from '#pipeline/advice/advice.ts'

import type { Finding } from '../finding.ts'
import type { Problem } from './examine-page.ts'

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
  return { topic: 'Photographs', says, stops: true, fields: [], scans: [scan] }
}

/** What a build says at its end, mostly of a scan: “uploads/dim.jpg is only 900 × 600 pixels.” */
export function fromNotice(says: string): Finding {
  const scans = /^uploads\/(.+?\.\w{3,4}) /.exec(says)?.slice(1) ?? []
  const topic = scans.length > 0 ? 'Photographs' : 'The build'
  return { topic, says: says.replace(/^uploads\//, ''), stops: false, fields: [], scans }
}
