import { mkdir, writeFile } from 'node:fs/promises'
import { createServer, request as ask, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'

import { onTestFinished } from 'vitest'

import { finish } from '../finish.ts'
import { preview } from '../preview.ts'
import { temporaryFolder } from './temporary-folder.ts'

const HOME = '<h1>Home</h1>'
export const ABOUT = '<h1>About</h1>'
export const MISSING = '<h1>404</h1>'

type Answer = { status: number; headers: IncomingMessage['headers']; body: Buffer; text: string }

/** Serves a small site while a test runs, and gives back a way to ask it for something. */
export async function visit(files: Record<string, string | Buffer> = {}) {
  const folder = await temporaryFolder()
  const root = path.join(folder, 'client')
  const all = { 'index.html': HOME, 'about.html': ABOUT, '404.html': MISSING, ...files }

  for (const [name, content] of Object.entries(all)) {
    await mkdir(path.dirname(path.join(root, name)), { recursive: true })
    await writeFile(path.join(root, name), content)
  }

  await finish(folder, { frames: [], payments: [], receivers: [], forms: [] })
  const server = createServer(preview(folder)).listen(0)
  onTestFinished(() => void server.close())

  // Paths are sent as they are written: `fetch` would tidy up the odd ones before they leave.
  return Object.assign(
    (at: string, headers: Record<string, string> = {}, method = 'GET') =>
      new Promise<Answer>((settle, fail) => {
        const { port } = server.address() as AddressInfo
        ask({ port, path: at, headers, method }, async (response) => {
          const body = await buffer(response)
          const { statusCode = 0 } = response
          settle({ status: statusCode, headers: response.headers, body, text: body.toString() })
        })
          .on('error', fail)
          .end()
      }),
    { root },
  )
}
