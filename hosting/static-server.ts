import { createReadStream } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'

import { isFresh, mayContinue } from './freshness.ts'
import { headersFor, type HeaderRule } from './headers.ts'
import { range, type Part } from './range.ts'
import { represent, type Representation } from './representation.ts'
import { isFile, movedTo, NOT_FOUND, requestPath, resolve } from './resolve.ts'

type StaticServerOptions = {
  /** The folder to serve, as a full path without symbolic links. */
  root: string
  rules: HeaderRule[]
}

const REFUSALS = {
  400: 'Bad request',
  404: 'Not found',
  405: 'Method not allowed',
  500: 'Internal server error',
}

type Exchange = { request: IncomingMessage; response: ServerResponse }

/** Answers requests from a folder the way a static host does. */
export function staticServer({ root, rules }: StaticServerOptions) {
  return (request: IncomingMessage, response: ServerResponse) => {
    const exchange = { request, response }
    answer(exchange).catch(() => fail(exchange))
  }

  async function answer(exchange: Exchange) {
    const { request, response } = exchange
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD')
      return refuse(response, 405)
    }

    const requested = requestPath(request.url ?? '')
    if (requested === undefined) return refuse(response, 400)

    const page = await movedTo(root, requested)
    if (page !== undefined) return redirect(exchange, page)

    const name = await resolve(root, requested)
    if (name === undefined && !(await isFile(root, NOT_FOUND))) return refuse(response, 404)

    const form = await represent(root, name ?? NOT_FOUND, request.headers['accept-encoding'])
    // A missing file is told by the headers of the page that says so; it must not be kept for long.
    const headers = { ...form.headers, ...headersFor(rules, name ?? NOT_FOUND) }

    setHeaders(response, headers)
    return name === undefined ? send(exchange, 404, form) : sendFound(exchange, form)
  }

  function redirect({ request, response }: Exchange, page: string) {
    const query = request.url?.match(/\?[^#]*/)?.[0] ?? ''
    setHeaders(response, headersFor(rules, page))
    response.setHeader('Location', encodeURI(page) + query)
    response.writeHead(301).end()
  }

  function refuse(response: ServerResponse, status: keyof typeof REFUSALS) {
    setHeaders(response, headersFor(rules, NOT_FOUND))
    response.setHeader('Content-Type', 'text/plain; charset=utf-8')
    response.writeHead(status).end(`${REFUSALS[status]}\n`)
  }

  function fail({ response }: Exchange) {
    // Past the headers, only a broken connection still says that the rest is missing.
    if (response.headersSent) response.destroy()
    else refuse(response, 500)
  }
}

function setHeaders(response: ServerResponse, headers: Record<string, string>) {
  for (const [header, value] of Object.entries(headers)) response.setHeader(header, value)
}

async function sendFound(exchange: Exchange, form: Representation) {
  const { request, response } = exchange
  const { validators } = form
  if (isFresh(request.headers, validators)) return void response.writeHead(304).end()

  const partial = request.method === 'GET' && form.encoding === 'identity'
  const asked = partial && mayContinue(request.headers, validators) && request.headers.range
  const part = range(asked || undefined, form.size)
  if (part === 'whole') return send(exchange, 200, form)

  if (part === 'outside') {
    response.setHeader('Content-Range', `bytes */${form.size}`)
    return void response.writeHead(416).end()
  }

  response.setHeader('Content-Range', `bytes ${part.start}-${part.end}/${form.size}`)
  return send(exchange, 206, form, part)
}

async function send(
  { request, response }: Exchange,
  status: number,
  { file, size }: Representation,
  { start, end }: Part = { start: 0, end: size - 1 },
) {
  response.writeHead(status, { 'Content-Length': end - start + 1 })

  // A read stream cannot be told to read nothing.
  if (request.method === 'HEAD' || size === 0) return void response.end()
  await pipeline(createReadStream(file, { start, end }), response)
}
