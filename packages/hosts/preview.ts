import { existsSync, readFileSync, statSync } from 'node:fs'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import path from 'node:path'
import type { Readable } from 'node:stream'

import send from 'send'

import { HEADER_RULES, headersFor, type HeaderRules } from './headers.ts'
import { mediaType, textExtensions } from './media-types.ts'
import { aliases, decodePath, filesIn, isHidden, NOT_FOUND, pageFile, pagesIn } from './paths.ts'

/** A `Host` header that names this machine: `localhost`, a name below it, or a loopback address. */
const LOOPBACK = /^(([\w-]+\.)*localhost|127(\.\d{1,3}){3}|\[::1\])\.?(:\d+)?$/i

/** Makes a file of that path which is not in the folder yet. Nothing for any other path. */
export type MakeFile = (path: string) => Promise<Uint8Array | undefined>

type PreviewOptions = {
  isKnown?: (host: string) => boolean
  unknown?: string
  make?: MakeFile | undefined
}

/** Whether a `Host` header names this machine. */
export function isLoopback(host: string): boolean {
  return LOOPBACK.test(host)
}

/**
 * Serves a built site as its hosts do: one path for each page, a 404 page with status 404, the same
 * headers. It answers only under names of this machine, so that no other site can read it through a
 * name of its own (DNS rebinding).
 *
 * @param dist the folder with the site in `client/`.
 * @param options `isKnown` tells under which other names it answers, and `unknown` is what it says
 *   under all that are left. `make` makes files that are not there yet.
 * @throws {Error} when there is no finished site.
 */
export function preview(
  dist: string,
  { isKnown = () => false, unknown = 'Unknown host', make }: PreviewOptions = {},
): RequestListener {
  const site = path.join(dist, 'client')
  const rules = readRules(path.join(dist, HEADER_RULES))
  const pages = pagesIn(filesIn(site))

  return async (request, response) => {
    const { url = '', method = '', headers } = request
    const address = decodePath(url)
    const { host = '' } = headers
    setHeaders(response, rules.general)

    if (!isLoopback(host) && !isKnown(host)) return refuse(response, 421, unknown)
    if (method !== 'GET' && method !== 'HEAD') {
      return refuse(response.setHeader('Allow', 'GET, HEAD'), 405, 'Method not allowed')
    }
    if (!address) return refuse(response, 400, 'Bad request')

    const page = pages.find((one) => aliases(one).includes(address))
    if (page) {
      const query = /\?.*$/.exec(url)?.[0] ?? ''
      return void response.writeHead(301, { Location: page + query }).end()
    }

    const file = pages.includes(address) ? pageFile(address) : address
    const isThere = !isHidden(address) && isFile(path.join(site, file))
    const made = isThere ? undefined : await make?.(address).catch(() => undefined)
    if (isThere || made) {
      setHeaders(response, { 'Content-Type': mediaType(file), ...headersFor(rules, address) })
      if (made) return void response.end(made)
      return sendFile(request, response, site, file)
    }
    // The 404 page is sent whole, whatever is asked of the file that it stands in for.
    for (const name of ['range', 'if-match', 'if-unmodified-since']) delete headers[name]
    response.statusCode = 404
    setHeaders(response, { 'Content-Type': mediaType(NOT_FOUND) })
    sendFile(request, response, site, NOT_FOUND)
  }
}

/** Sends a file, compressed if the client accepts it and there is such a variant. */
function sendFile(request: IncomingMessage, response: ServerResponse, site: string, file: string) {
  if (textExtensions().includes(path.extname(file))) response.setHeader('Vary', 'Accept-Encoding')
  const variant = Object.entries({ br: '.br', gzip: '.gz' }).find(
    ([encoding, extension]) =>
      accepts(request, encoding) && isFile(path.join(site, file + extension)),
  )
  if (variant) response.setHeader('Content-Encoding', variant[0])

  response.once('pipe', (source: Readable) => {
    const stop = () => source.destroy()
    // A pipelined response that never gets its turn does not close, but its request does.
    if (request.destroyed) stop()
    else request.once('close', stop)
  })

  const name = encodeURIComponent(file + (variant?.[1] ?? ''))
  send(request, name, { root: site, dotfiles: 'allow', cacheControl: false }).pipe(response)
}

/** Whether a client accepts an encoding by name (RFC 9110, 12.5.3). */
function accepts({ headers }: IncomingMessage, encoding: string): boolean {
  const offers = `${headers['accept-encoding']}`.toLowerCase().replaceAll(/\s/g, '').split(',')
  return offers.some((offer) => {
    const [name, quality = '1'] = offer.split(';q=')
    return name === encoding && Number(quality) > 0
  })
}

function refuse(response: ServerResponse, status: number, reason: string) {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(`${reason}\n`)
}

function setHeaders(response: ServerResponse, headers: Record<string, string>) {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
}

function readRules(file: string): HeaderRules {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (cause) {
    throw new Error('There is no finished site. Build it first: npm run build', { cause })
  }
}

/** False also for a name that the file system refuses, such as one that is too long. */
function isFile(file: string): boolean {
  return existsSync(file) && statSync(file).isFile()
}
