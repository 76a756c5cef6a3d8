import { ask } from './ask.ts'
import type { Question } from './question.ts'
import { headers } from './questions/headers.ts'
import { missing } from './questions/missing.ts'
import { observed } from './questions/observed.ts'
import { odd } from './questions/odd.ts'
import { pages } from './questions/pages.ts'
import { transfer } from './questions/transfer.ts'
import { apache } from './servers/apache.ts'
import { caddy } from './servers/caddy.ts'
import { cloudflare } from './servers/cloudflare.ts'
import { firebase } from './servers/firebase.ts'
import { netlify } from './servers/netlify.ts'
import { nginx } from './servers/nginx.ts'
import { own } from './servers/own.ts'
import type { Server } from './servers/server.ts'
import type { Site } from './site.ts'

export const servers: Server[] = [own, nginx, caddy, apache, cloudflare, firebase, netlify]

/** By the heading under which they stand in the table. */
export const questions: Record<string, Question[]> = {
  Pages: pages,
  'Missing pages': missing,
  Headers: [...headers, ...observed],
  Transfer: transfer,
  'Odd addresses': odd,
}

/** All that is wrong with a server's answers, by the sentence of the question. */
export type Findings = Map<string, string[]>

/** Asks one server everything. */
export async function examine(server: Server, site: Site): Promise<Findings> {
  const { port, stop } = await server.start(site)
  const findings: Findings = new Map()

  try {
    for (const question of Object.values(questions).flat()) {
      findings.set(question.says, await put(question, port, site))
    }
  } finally {
    await stop()
  }
  return findings
}

async function put({ asked, held, wrong }: Question, port: number, site: Site) {
  const all: string[] = []

  for (const one of asked(site)) {
    const said = `${one.method ?? 'GET'} ${one.path.slice(0, 60)}`
    try {
      const first = await ask(port, one)
      const again = held && { ...one, headers: { ...one.headers, ...held(first.headers) } }
      const found = wrong(again ? await ask(port, again) : first, site, one)
      if (found) all.push(`${said} ${found}`)
    } catch (error) {
      all.push(`${said} breaks: ${String(error)}`)
    }
  }
  return all
}
