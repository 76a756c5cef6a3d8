import { Agent, request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'

import type { Running } from './servers/server.ts'
import { askedInTurn, type Site } from './site.ts'

/** In milliseconds: how long visitors ask before the end, and after the server is back. */
const BEFORE = 2_000
const AFTER = 3_000
const BEFORE_ASKING_AGAIN = 100

/** How many answers came whole, broke off, were refused or came with other bytes. */
export type Tally = {
  answered: number
  broken: number
  refused: number
  wrong: number
  /** In milliseconds. */
  down: number
}

/** Lets visitors ask while a server is ended and started again. */
export async function throughRestart(
  { port, restart }: Running,
  site: Site,
  visitors: number,
): Promise<Tally> {
  const tally: Tally = { answered: 0, broken: 0, refused: 0, wrong: 0, down: 0 }
  const agent = new Agent({ keepAlive: true, maxSockets: visitors })
  const paths = askedInTurn(site).map((path) => ({
    path,
    content: path.includes('.') ? site.read(path) : site.html(path),
  }))
  const visits = { over: false }

  const all = Array.from({ length: visitors }, async (_, visitor) => {
    for (let turn = visitor; !visits.over;) {
      const { path, content } = paths[turn % paths.length]!
      const outcome = await askOnce(agent, port, path, content)
      tally[outcome] += 1
      if (outcome === 'answered') turn += 1
      else await setTimeout(BEFORE_ASKING_AGAIN)
    }
  })

  await setTimeout(BEFORE)
  const ended = performance.now()
  await restart?.()
  tally.down = Math.round(performance.now() - ended)
  await setTimeout(AFTER)
  visits.over = true
  await Promise.all(all)
  agent.destroy()
  return tally
}

type Outcome = 'answered' | 'broken' | 'refused' | 'wrong'

function askOnce(agent: Agent, port: number, path: string, content: Buffer): Promise<Outcome> {
  return new Promise((settle) => {
    const sent = request({ agent, host: '127.0.0.1', port, path })

    sent.on('response', (response) => {
      buffer(response).then(
        (body) =>
          settle(response.statusCode === 200 && body.equals(content) ? 'answered' : 'wrong'),
        () => settle('broken'),
      )
    })
    sent.on('error', ({ code }: NodeJS.ErrnoException) =>
      settle(code === 'ECONNREFUSED' ? 'refused' : 'broken'),
    )
    sent.end()
  })
}
