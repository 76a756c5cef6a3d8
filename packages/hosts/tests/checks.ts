import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { request as send, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

import { expect } from 'vitest'

import type { FinishedSite } from './finished-site.ts'

export type Request = {
  /** `:photograph` and the like stand for a file of the site. */
  path: string
  method?: string
  headers?: Record<string, string>
  /** Headers of a second request, from the first answer. Then only the second answer is checked. */
  again?: (headers: IncomingHttpHeaders) => Record<string, string>
}

export type Answer = {
  status: number
  headers: IncomingHttpHeaders
  /** As received. */
  body: Buffer
  /** Decompressed. */
  content: Buffer
}

/** Requests, of which a string is a GET without headers, and what must hold of each answer. */
export type Question = [
  requests: (string | Request)[] | ((site: FinishedSite) => string[]),
  ...checks: Check[],
]

/** Throws if an answer is wrong. */
export type Check = (answer: Answer, site: FinishedSite, request: Request) => unknown

/** Asks a server at a port of 127.0.0.1, and checks what it answers. */
export async function ask(port: number, site: FinishedSite, [requests, ...checks]: Question) {
  for (const one of typeof requests === 'function' ? requests(site) : requests) {
    const asked = typeof one === 'string' ? { path: one } : one
    const path = asked.path.replace(/^:(\w+)$/, (_, name) => site[name as 'photograph'])
    const request = { ...asked, path }
    let answer = await sendRequest(port, request)
    if (request.again) {
      const headers = { ...request.headers, ...request.again(answer.headers) }
      answer = await sendRequest(port, { ...request, headers })
    }
    for (const check of checks) check(answer, site, request)
  }
}

/**
 * Sends a request to a server on 127.0.0.1. The path goes out as it is: `fetch` would normalize it.
 * Rejects when the connection breaks before the answer is complete.
 */
export async function sendRequest(port: number, options: Request): Promise<Answer> {
  // Without an agent, so that no open connection keeps a server from stopping.
  const sent = send({ ...options, host: '127.0.0.1', port, agent: false }).end()
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  const { statusCode = 0, headers } = response
  const received = await buffer(response)
  const content = decompressed(received, headers['content-encoding'])
  return { status: statusCode, headers, body: received, content }
}

function decompressed(bytes: Buffer, encoding: string | undefined): Buffer {
  if (bytes.length === 0) return bytes
  if (encoding === 'br') return brotliDecompressSync(bytes)
  return encoding === 'gzip' ? gunzipSync(bytes) : bytes
}

/** What the rows at the end of docs/put-online.md accept, as `host: title`. */
export function acceptedDifferences(): string[] {
  const [, answers = ''] = readFileSync('docs/put-online.md', 'utf8').split('\n| Host |')
  const rows = answers.matchAll(/^\| (?!---)([^|]+) \| ([^|]+) \| /gm)
  return Array.from(rows, ([, host = '', titles = '']) =>
    titles.split('<br>').map((title) => `${host}: ${title}`),
  ).flat()
}

export function get(headers: Record<string, string>, ...paths: string[]): Request[] {
  return paths.map((path) => ({ path, headers }))
}

export function status(...expected: number[]): Check {
  return (answer, _site, { path }) => expect(expected, path).toContain(answer.status)
}

export function header(name: string, expected: RegExp | string): Check {
  const matching = typeof expected === 'string' ? expected : expect.stringMatching(expected)
  return ({ headers }, _site, { path }) =>
    expect(headers[name.toLowerCase()] ?? '', `${path}: ${name}`).toEqual(matching)
}

export function body(expected: (site: FinishedSite, request: Request) => Buffer): Check {
  return ({ content }, site, request) =>
    expect(content.equals(expected(site, request)), request.path).toBe(true)
}

export const empty: Check = (answer) => expect(answer.body).toHaveLength(0)

/** The whole file that was requested. */
export const requested = body((site, { path }) => site.read(path))

/** The whole HTML of a page: of the one requested, unless it is named. */
export function page(name?: string, code = 200): Check {
  const checks = [
    status(code),
    body((site, { path }) => site.read(name ?? path)),
    header('Content-Type', /^text\/html; ?charset=utf-8$/i),
  ]
  return (...parameters) => checks.forEach((check) => check(...parameters))
}

export const notFound = page('/404.html', 404)

/** The headers of a page. Each host has its own words for `Cache-Control`. */
export const secure: Check = (answer, site, request) => {
  for (const [name, value] of Object.entries(site.headers)) {
    if (name !== 'Cache-Control') header(name, value)(answer, site, request)
  }
}

/** Browsers ask again on every visit. Hosts say it in different words. */
export const revalidated = header(
  'Cache-Control',
  /^(no-cache|.*max-age=0, must-revalidate)(, no-transform)?$/,
)
