import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { listen } from '../../../listen.ts'
import { fromNpm, missingFromNpm, type Server } from './server.ts'

/**
 * The parts of Netlify's development server that read `_redirects` and `_headers` and find files,
 * combined as it does. They lack what Netlify's network adds: compression, conditional requests,
 * ranges, `/about/`.
 */
export const netlify: Server = {
  name: 'Netlify',
  missing: () => missingFromNpm('@netlify/static'),

  async start({ root, hosts }) {
    const folder = await mkdtemp(path.join(tmpdir(), 'netlify-'))
    await cp(root, folder, { recursive: true })
    await cp(path.join(hosts, 'netlify'), folder, { recursive: true })
    const answer = answerFrom(folder)

    const { port, stop } = await listen(async ({ url = '', method }, response) => {
      try {
        const { status, headers, body } = await answer(
          new Request(new URL(url, 'http://localhost'), { method }),
        )
        const content = method === 'HEAD' ? undefined : await new Response(body).bytes()
        response.writeHead(status, Object.fromEntries(headers)).end(content)
      } catch {
        response.writeHead(500).end()
      }
    })
    return { port, stop: () => stop().then(() => rm(folder, { recursive: true })) }
  },
}

function answerFrom(folder: string) {
  const { StaticHandler } = fromNpm('@netlify/static')
  const { RedirectsHandler } = fromNpm('@netlify/redirects')
  const { HeadersHandler } = fromNpm('@netlify/headers')

  const folders = { projectDir: folder, publicDir: folder, publishDir: folder }
  const files = new StaticHandler({ directory: folder })
  const secrets = { jwtSecret: '', jwtRoleClaim: '' }
  const redirects = new RedirectsHandler({ ...folders, ...secrets, configRedirects: [] })
  const headers = new HeadersHandler({ ...folders, configHeaders: [], logger: console })

  return async (request: Request): Promise<Response> => {
    const file = await files.match(request)
    const redirect = await redirects.match(request)
    if (redirect && (redirect.force || !file)) {
      return redirects.handle(request, redirect, async () => file?.handle)
    }

    const found = file ?? (await files.match(new Request(new URL('/404.html', request.url))))
    const answer: Response = await found.handle()
    await headers.apply(request, answer)
    return file ? answer : new Response(answer.body, { status: 404, headers: answer.headers })
  }
}
