import { HOST, type Answer, type Asked } from './ask.ts'
import type { Site } from './site.ts'

/**
 * One thing that visitors, their browsers or search engines may expect of any host. Asked anew of
 * each server; `answers` are in the order of `asked`.
 */
export type Question = {
  /** One sentence, and the name of the question in the table. */
  says: string
  asked: (site: Site) => Asked[]
  /** Asks twice, and the second time with these headers, made from those of the first answer. */
  held?: (headers: Answer['headers']) => Record<string, string>
  /** What is wrong with an answer; nothing when all is well. */
  wrong: (answer: Answer, site: Site, asked: Asked) => string | false | undefined
}

/** A `Cache-Control` that has a browser ask again each time, in the words of one host or another. */
export const REVALIDATED = /^(no-cache|public, max-age=0, must-revalidate)$/

/** Asked without a browser's usual headers, unless they are given. */
export function get(path: string, headers: Record<string, string> = {}): Asked {
  return { path, headers }
}

/** That a page has come, whole and with its type. */
export function isPage(answer: Answer, site: Site, page: string, status = 200) {
  return (
    hasStatus(answer, status) ||
    (!answer.content.equals(site.html(page)) && `says something else than ${page}`) ||
    (!/^text\/html; ?charset=utf-8$/i.test(answer.headers['content-type'] ?? '') &&
      `is ${answer.headers['content-type']}`)
  )
}

export function isMissing(answer: Answer, site: Site) {
  return isPage(answer, site, '/404.html', 404)
}

export function isRedirect({ status, headers: { location = '' } }: Answer, to: string) {
  if (status !== 301 && status !== 308) return `answers ${status}`
  return withoutHost(location) !== to && `leads to ${location || 'nowhere'}`
}

/** An address below the host that was asked; any other one as it is. */
function withoutHost(location: string): string {
  return location.replace(new RegExp(`^https?://(${HOST}|localhost)(:\\d+)?(?=/)`), '')
}

export function hasStatus({ status }: Answer, ...wanted: number[]) {
  return !wanted.includes(status) && `answers ${status}`
}

/** That an answer carries a header, if it is the answer of one host or of `npm start`. */
export function has({ headers }: Answer, name: string, wanted: RegExp | string) {
  const value = String(headers[name.toLowerCase()] ?? '')
  const right = typeof wanted === 'string' ? value === wanted : wanted.test(value)
  return !right && `has ${name}: ${value || 'nothing'}`
}
