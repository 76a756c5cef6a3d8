import { expect } from 'vitest'

import type { Answer, Request } from '../request.ts'
import type { BuiltSite } from './built-site.ts'

/** Expectations of every host, by title. */
export type Questions = Record<string, Question>

export type Question = [
  /** A string is a GET of that path, without headers. */
  requests: Requests | ((site: BuiltSite) => Requests),
  checks: Check | Check[],
  /** Headers of a second request, from the first answer. Then only the second answer is checked. */
  again?: (headers: Answer['headers']) => Record<string, string>,
]

type Requests = (string | Request)[]

/** Throws if an answer is wrong. */
export type Check = (answer: Answer, site: BuiltSite, request: Request) => void

export function get(path: string, headers: Record<string, string>): Request {
  return { path, headers }
}

export function status(...expected: number[]): Check {
  return (answer, _site, { path }) => expect(expected, path).toContain(answer.status)
}

export function header(name: string, expected: RegExp | string): Check {
  const matching = typeof expected === 'string' ? expected : expect.stringMatching(expected)
  return ({ headers }, _site, { path }) =>
    expect(headers[name.toLowerCase()] ?? '', `${path}: ${name}`).toEqual(matching)
}

export function body(expected: (site: BuiltSite, request: Request) => Buffer | string): Check {
  return ({ content }, site, request) =>
    expect(content.equals(Buffer.from(expected(site, request))), request.path).toBe(true)
}

export const empty: Check = (answer) => expect(answer.body).toHaveLength(0)

/** The whole HTML of a page: of the one requested, unless it is named. */
export function page(name?: string, code = 200): Check {
  const checks = [
    status(code),
    body((site, { path }) => site.html(name ?? path)),
    header('Content-Type', /^text\/html; ?charset=utf-8$/i),
  ]
  return (...parameters) => checks.forEach((check) => check(...parameters))
}

export const notFound = page('/404.html', 404)

/** Browsers ask again on every visit. Hosts say it in different words. */
export const revalidated = header(
  'Cache-Control',
  /^(no-cache|.*max-age=0, must-revalidate)(, no-transform)?$/,
)
