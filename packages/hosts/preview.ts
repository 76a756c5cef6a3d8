import { readFileSync, statSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import path from 'node:path'
import type { Readable } from 'node:stream'

import sirv from 'sirv'

import { canonical, fileOf } from './canonical.ts'
import { decodePath } from './decode-path.ts'
import { HEADER_RULES } from './finish.ts'
import { headersFor, type HeaderRule } from './headers.ts'
import { isHidden, NOT_FOUND } from './hidden.ts'
import { mediaType } from './mime.ts'

/**
 * Answers from a built site as its hosts do: one address for each page, status 404 for missing ones,
 * the headers of the policy.
 *
 * @param dist the folder with the site in `client/`.
 * @throws {Error} when there is no finished site.
 */
export function preview(dist: string): RequestListener {
  const site = path.join(dist, 'client')
  const rules = readRules(path.join(dist, HEADER_RULES))
  const files = sirv(site, { dev: true, etag: true, gzip: true, brotli: true, dotfiles: true })
  const pageNotFound = readFileSync(path.join(site, NOT_FOUND))
  const hasPage = (page: string) => isFile(path.join(site, fileOf(page)))

  return (request, response) => {
    const address = decodePath(request.url ?? '/')
    const send = (status: number, headers: Record<string, string>, body?: Buffer | string) => {
      response.writeHead(status, { ...headersFor(rules, NOT_FOUND), ...headers })
      response.end(request.method === 'HEAD' ? undefined : body)
    }
    const notFound = () => send(404, { 'Content-Type': 'text/html; charset=utf-8' }, pageNotFound)

    // A client that hangs up leaves the file open otherwise.
    response.once('pipe', (file: Readable) => response.once('close', () => file.destroy()))

    if (request.method !== 'GET' && request.method !== 'HEAD')
      return send(405, { Allow: 'GET, HEAD' })
    if (!address) return send(400, {}, 'Bad request')

    const page = canonical(address)
    if (page && page !== '/404' && hasPage(page)) {
      const query = /\?.*$/.exec(request.url ?? '')?.[0] ?? ''
      return send(301, { Location: page + query })
    }
    if (!isFileAddress(address)) return notFound()

    response.setHeader('Content-Type', mediaType(path.extname(address) ? address : fileOf(address)))
    for (const [name, value] of Object.entries(headersFor(rules, address))) {
      response.setHeader(name, value)
    }
    request.url = encodeURI(address)
    files(request, response, notFound)
  }
}

/** Whether an address may name a file, in the only form that a file or page has. */
function isFileAddress(address: string): boolean {
  const isOtherForm = address.endsWith('.html') || (address.endsWith('/') && address !== '/')
  return !isOtherForm && !isHidden(address) && address !== '/404' && address !== '/index'
}

function readRules(file: string): HeaderRule[] {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (cause) {
    throw new Error('There is no finished site. Build it first: npm run build', { cause })
  }
}

function isFile(file: string): boolean {
  return statSync(file, { throwIfNoEntry: false })?.isFile() ?? false
}
