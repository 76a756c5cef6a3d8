import type { Answer, Request } from '../request.ts'
import type { BuiltSite } from './built-site.ts'

/** Expectations of every host. Each title is one sentence, and a row of the table. */
export type Questions = Record<string, Question>

export type Question = [
  /** A string is a GET of that path, without headers. */
  requests: Requests | ((site: BuiltSite) => Requests),
  checks: Check | Check[],
  /** Headers of a second request, from the first answer. Then only the second answer is checked. */
  revalidate?: (headers: Answer['headers']) => Record<string, string>,
]

type Requests = (string | Request)[]

/** Says what is wrong with an answer; falsy if nothing is. */
export type Check = (
  answer: Answer,
  site: BuiltSite,
  request: Request,
) => string | false | undefined

export function get(path: string, headers: Record<string, string>): Request {
  return { path, headers }
}

/** The first problem that any of some checks finds. */
export function all(...checks: Check[]): Check {
  return (...parameters) => {
    for (const check of checks) {
      const problem = check(...parameters)
      if (problem) return problem
    }
  }
}

export function status(...expected: number[]): Check {
  return (answer) => !expected.includes(answer.status) && `answers ${answer.status}`
}

export function header(name: string, expected: RegExp | string): Check {
  return ({ headers }) => {
    const value = String(headers[name.toLowerCase()] ?? '')
    const matches = typeof expected === 'string' ? value === expected : expected.test(value)
    return !matches && `has ${name}: ${value || 'nothing'}`
  }
}

export function body(expected: (site: BuiltSite, request: Request) => Buffer | string): Check {
  return ({ content }, site, request) =>
    !content.equals(Buffer.from(expected(site, request))) && 'has other bytes'
}

export const empty: Check = (answer) => answer.body.length > 0 && 'sends a body'

/** The whole HTML of a page: of the one requested, unless it is named. */
export function page(name?: string, code = 200): Check {
  const html = body((site, request) => site.html(name ?? request.path))
  return all(status(code), html, header('Content-Type', /^text\/html; ?charset=utf-8$/i))
}

export const notFound = page('/404.html', 404)

/** A permanent redirect to a path of the same site. */
export function redirect(to: (site: BuiltSite, request: Request) => string): Check {
  return all(status(301, 308), ({ headers: { location = '' } }, site, request) => {
    const path = location.replace(/^https?:\/\/(127\.0\.0\.1|localhost)(:\d+)?(?=\/)/, '')
    return path !== to(site, request) && `redirects to ${location}`
  })
}

/** No redirect that a browser would follow to another site. */
export const staysHere: Check = ({ headers: { location = '/' } }) => {
  const { hostname } = new URL(location, 'http://localhost')
  return !['127.0.0.1', 'localhost'].includes(hostname) && `redirects to ${location}`
}

/** Browsers ask again on every visit. Hosts say it in different words. */
export const revalidated = header('Cache-Control', /^(no-cache|.*max-age=0, must-revalidate)$/)
