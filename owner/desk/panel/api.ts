import type { Received } from '../photographs/receive.ts'

const GONE =
  'The desk does not answer. Start it again: what you have changed is kept here, and saved then.'

/** How long to wait before a lost connection is tried again, in ms. */
const RETRY_MS = 500

/** The desk does not answer at all. */
export class Gone extends Error {
  override message = GONE
}

/** Sends something to the desk, and gives its answer. @throws {Gone} where it does not answer. */
export async function post<Answer>(path: string, body: object): Promise<Answer> {
  try {
    return await (await send(path, body)).json()
  } catch {
    throw new Gone()
  }
}

/** Sends a scan, or sends it again. @throws {Gone} where the desk does not answer. */
export function sendScan(file: File, isAgain: boolean): Promise<Received> {
  return post(`scans?name=${encodeURIComponent(file.name)}${isAgain ? '&again' : ''}`, file)
}

/** Asks the desk. A connection that is lost is tried again, `tries` times in all. */
export async function get<Body>(path: string, tries = 3): Promise<Body> {
  const response = await fetch(`/__desk/${path}`).catch(() => undefined)
  if (!response && tries > 1) {
    await new Promise((settle) => setTimeout(settle, RETRY_MS))
    return get(path, tries - 1)
  }
  if (!response) throw new Gone()
  if (!response.ok) throw new Error(((await response.json()) as { failure: string }).failure)
  return response.json()
}

/** Starts something long, and reports each line of its output. Resolves to how it ended. */
export async function follow<End>(path: string, say: (line: string) => void): Promise<End> {
  const response = await send(path, {})
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  for (;;) {
    const { value, done } = await reader.read()
    if (done) return JSON.parse(rest) as End
    const lines = (rest + value).split('\n')
    rest = lines.pop()!
    for (const line of lines) say(line)
  }
}

function send(path: string, body: object): Promise<Response> {
  // One that was dropped on the page is a `File` of that window, not of this one.
  const isFile = 'arrayBuffer' in body
  return fetch(`/__desk/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': isFile ? 'application/octet-stream' : 'application/json' },
    body: isFile ? (body as File) : JSON.stringify(body),
  })
}

/** Address of the small picture of a scan. */
export function pictureOf(file: string): string {
  return `/__desk/scan?file=${encodeURIComponent(file)}`
}
