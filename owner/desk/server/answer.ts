import type { IncomingMessage, ServerResponse } from 'node:http'

/** In bytes. Nothing that is typed is longer. */
const LONGEST = 2_000_000

/** An answer that is not what was asked for, with its status. */
export class Refusal extends Error {
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

/** What a request holds, as JSON. Only that type: a form of another site cannot send it. */
export async function readJson(request: IncomingMessage): Promise<unknown> {
  if (request.headers['content-type'] !== 'application/json') throw new Refusal(415, 'Not JSON.')
  const parts: Buffer[] = []
  let length = 0
  for await (const part of request as AsyncIterable<Buffer>) {
    length += part.length
    if (length > LONGEST) throw new Refusal(413, 'That is too long.')
    parts.push(part)
  }
  try {
    return JSON.parse(Buffer.concat(parts).toString('utf8'), withoutPrototype)
  } catch {
    throw new Refusal(400, 'This is not JSON that the desk understands, so nothing was changed.')
  }
}

/** What copies an object would take this name for what the object inherits from. */
function withoutPrototype(key: string, value: unknown): unknown {
  if (key === '__proto__') throw new Error('No field has that name.')
  return value
}

/** Answers in JSON, which no browser keeps. */
export function sendJson(response: ServerResponse, body: unknown, status = 200) {
  response.statusCode = status
  response.setHeader('Content-Type', 'application/json')
  response.setHeader('Cache-Control', 'no-store')
  response.end(JSON.stringify(body))
}

/** Writes lines as they come, then one line of JSON that says how it ended. */
export async function sendLines(
  response: ServerResponse,
  task: (say: (line: string) => void) => Promise<unknown>,
) {
  response.setHeader('Content-Type', 'text/plain; charset=utf-8')
  response.setHeader('Cache-Control', 'no-store')
  const outcome = await task((line) => response.write(`${line}\n`))
  response.end(JSON.stringify(outcome))
}
