import { cp, rm } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

import type { Site } from '../site.ts'
import { emptyFolder } from './child.ts'
import { fromNpm, missingFromNpm, versionFromNpm } from './from-npm.ts'
import { listen } from './in-process.ts'
import type { Running, Server } from './server.ts'

/**
 * The parts of Netlify's own development server that read `_redirects` and `_headers` and find files,
 * put together as it does. What its network adds (compression, conditions, parts, `/about/`) is in
 * none of them.
 */
export const netlify: Server = {
  name: 'Netlify',
  program: () =>
    `Netlify's @netlify/headers ${versionFromNpm('@netlify/headers')}, redirects, static`,
  missing: () => missingFromNpm('@netlify/static'),
  start,
}

async function start({ root: site, hosts }: Site): Promise<Running> {
  const projectDir = await emptyFolder()
  const root = path.join(projectDir, 'site')
  await cp(site, root, { recursive: true })
  await cp(path.join(hosts, 'netlify'), root, { recursive: true })

  const { StaticHandler } = fromNpm('@netlify/static')
  const { RedirectsHandler } = fromNpm('@netlify/redirects')
  const { HeadersHandler } = fromNpm('@netlify/headers')

  const nobody = { configRedirects: [], jwtSecret: '', jwtRoleClaim: '' }
  const parts = {
    files: new StaticHandler({ directory: root }),
    redirects: new RedirectsHandler({ ...nobody, projectDir, publicDir: root }),
    headers: new HeadersHandler({
      configHeaders: [],
      projectDir,
      publishDir: root,
      logger: console,
    }),
  }
  const { port, stop } = await listen((request, response) => {
    answer(parts, request, response).catch(() => response.writeHead(500).end())
  })
  return { port, stop: () => stop().then(() => rm(projectDir, { recursive: true })) }
}

type Parts = { files: any; redirects: any; headers: any }

async function answer(parts: Parts, request: IncomingMessage, response: ServerResponse) {
  const asked = new Request(new URL(request.url ?? '', 'http://localhost'), {
    method: request.method,
  })
  const { status, headers, body } = await answerTo(parts, asked)

  response.writeHead(status, Object.fromEntries(headers))
  if (request.method === 'HEAD' || !body) return void response.end()
  await pipeline(Readable.fromWeb(body as any), response)
}

async function answerTo({ files, redirects, headers }: Parts, asked: Request): Promise<Response> {
  const file = await files.match(asked)
  const moved = await redirects.match(asked)

  // Headers are for files alone.
  if (moved && (moved.force || !file)) {
    return redirects.handle(asked, moved, () => Promise.resolve(file?.handle))
  }

  const found = file ?? (await files.match(new Request(new URL('/404.html', asked.url))))
  const answered = await found.handle()
  await headers.apply(asked, answered)
  return file ? answered : new Response(answered.body, { status: 404, headers: answered.headers })
}
