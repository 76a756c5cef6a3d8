import { sendRequest, type Request } from '../request.ts'
import type { BuiltSite } from './built-site.ts'
import { all, type Question } from './question.ts'
import { groups } from './questions.ts'
import type { Server } from './servers/server.ts'

/** Puts all questions to a server. Returns what is wrong with its answers, by title. */
export async function askAll(server: Server, site: BuiltSite): Promise<Map<string, string[]>> {
  const { port, stop } = await server.start(site)
  const problems = new Map<string, string[]>()

  try {
    for (const [title, question] of Object.values(groups).flatMap(Object.entries)) {
      problems.set(title, await ask(question, port, site))
    }
  } finally {
    await stop()
  }
  return problems
}

async function ask([requests, checks, revalidate]: Question, port: number, site: BuiltSite) {
  const problems: string[] = []

  for (const one of typeof requests === 'function' ? requests(site) : requests) {
    const request: Request = typeof one === 'string' ? { path: one } : one
    const name = `${request.method ?? 'GET'} ${request.path.slice(0, 60)}`
    try {
      let answer = await sendRequest(port, request)
      if (revalidate) {
        const headers = { ...request.headers, ...revalidate(answer.headers) }
        answer = await sendRequest(port, { ...request, headers })
      }
      const problem = all(...[checks].flat())(answer, site, request)
      if (problem) problems.push(`${name} ${problem}`)
    } catch (error) {
      problems.push(`${name} breaks: ${String(error)}`)
    }
  }
  return problems
}
