import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'

import { headerRules, withoutRewriting } from '@studio/hosts/headers'
import { isLoopback, type LocalPages } from '@studio/hosts/preview'
import { answer, openBook, type SampleWords } from '@studio/services/sample/answer'
import { SAMPLE_ORIGIN } from '@studio/services/scheduling/sample'

import type { PipelineApi } from '../pipeline/plugin.ts'

/** Nobody types more into its form. */
const MAX_FORM_BYTES = 10_000

/** What the sample shows, beside the pages that show it. */
const WORDS = 'sample.json'

/** The headers of those pages. */
const HEADERS = 'headers.json'

type Sample = NonNullable<Awaited<ReturnType<PipelineApi['sample']>>>

/** Writes what a server needs to show the sample, into the folder that has its pages. */
export async function writeSample(folder: string, { shows, origins }: Sample): Promise<void> {
  const { general } = withoutRewriting(headerRules(origins))
  await writeFile(path.join(folder, WORDS), JSON.stringify(shows))
  await writeFile(path.join(folder, HEADERS), JSON.stringify(general))
}

/** Serves the sample of a built site, and gives the pages that show it. Nothing where the site has none. */
export async function openSample(folder: string): Promise<LocalPages | undefined> {
  if (!existsSync(path.join(folder, WORDS))) return undefined

  const read = async (file: string) => readFile(path.join(folder, file), 'utf8')
  const words: SampleWords = JSON.parse(await read(WORDS))
  const origin = await serveSample(async () => words)
  const here = async (file: string) => (await read(file)).replaceAll(SAMPLE_ORIGIN, origin)
  const files = (await readdir(folder)).filter((file) => file.endsWith('.html'))
  const pages = files.map(async (file) => [`/${file}`, await here(file)] as const)
  return { pages: new Map(await Promise.all(pages)), general: JSON.parse(await here(HEADERS)) }
}

/** Serves the sample at a free port of this machine, as long as the process runs. Returns its origin. */
export async function serveSample(words: () => Promise<SampleWords>): Promise<string> {
  const server = createServer(answerWith(words)).listen(0, '127.0.0.1').unref()
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

function answerWith(words: () => Promise<SampleWords>): RequestListener {
  const book = openBook()

  return async (request, response) => {
    const { method, url = '/', headers } = request
    const { host = '', origin } = headers
    const isPost = method === 'POST'
    // No other site may read it through a name of its own, or send its form.
    const isForeign = !isLoopback(host) || (isPost && origin && origin !== `http://${host}`)
    if (isForeign) return void response.writeHead(403).end()
    if (!isPost && method !== 'GET' && method !== 'HEAD') return void response.writeHead(405).end()

    try {
      const form = isPost ? new URLSearchParams(await textOf(request)) : undefined
      const { status, headers: own, body } = answer({ url, form }, await words(), book)
      response.writeHead(status, own).end(body)
    } catch {
      response.writeHead(400).end()
    }
  }
}

/** @throws {Error} where it is too long. */
async function textOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const piece of request.setEncoding('utf8')) {
    text += piece
    if (text.length > MAX_FORM_BYTES) throw new Error('Too long.')
  }
  return text
}
