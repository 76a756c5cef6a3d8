import { exceptions } from './exceptions.ts'
import { groups } from './questions.ts'

/** What is wrong with the answers of each server, by its name and the title of the question. */
export type Results = Map<string, Map<string, string[]>>

/** Problems that are no known exception, and exceptions that no longer occur. */
export function failures(results: Results): string[] {
  return [...results].flatMap(([name, answers]) =>
    [...answers].flatMap(([title, problems]) => {
      const exception = exceptionFor(name, title)
      const unknown = problems.filter((problem) => !exception?.finds.test(problem))
      if (unknown.length > 0) return [`${name}: ${title}: ${unknown.join(', ')}`]
      return exception && problems.length === 0
        ? [`${name}: ${title}: is right now. Remove it from exceptions.ts.`]
        : []
    }),
  )
}

/**
 * docs/hosts.md: how many answers of each server are right, and all the others with the reason.
 *
 * @param programs name and version of each server, in the order of the results.
 */
export function document(results: Results, programs: string[]): string {
  const row = (cells: string[]) => `| ${cells.join(' | ')} |`
  const counts = [...results.values()].map((answers, at) => {
    const right = [...answers.values()].filter((problems) => problems.length === 0).length
    return `- ${programs[at]}: ${right} of ${answers.size}`
  })

  return `# What each host answers

Written by \`npm run test:hosts -- --write\`. Each server runs on this machine with the settings that
the build wrote for it, and gets the same [questions](../packages/hosts/tests/proof/questions). An
answer that is neither right nor listed here fails that command. Right answers:

${counts.join('\n')}

All others:

${row(['Host', 'Expected', 'Why it differs'])}
${row(['---', '---', '---'])}
${differences(results).map(row).join('\n')}

Vercel, GitHub Pages and Amazon CloudFront cannot run here. Their settings have unit tests
([\`dialects/\`](../packages/hosts/dialects)), which run the function for CloudFront. Their answers were
not tried.
`
}

/** Hosts, questions and reason of what differs; what has the same hosts and reason is one row. */
function differences(results: Results): string[][] {
  const rows = new Map<string, { titles: string[]; hosts: string; why: string }>()
  for (const title of Object.values(groups).flatMap(Object.keys)) {
    const hostsByReason = new Map<string, string[]>()
    for (const name of results.keys()) {
      if (isRight(results, name, title)) continue
      const why = exceptionFor(name, title)?.why ?? 'Fails.'
      hostsByReason.set(why, [...(hostsByReason.get(why) ?? []), name])
    }
    for (const [why, names] of hostsByReason) {
      const hosts = names.join(', ')
      const titles = rows.get(hosts + why)?.titles ?? []
      rows.set(hosts + why, { titles: [...titles, title], hosts, why })
    }
  }
  return [...rows.values()].map(({ titles, hosts, why }) => [hosts, titles.join('<br>'), why])
}

function isRight(results: Results, name: string, title: string): boolean {
  return !results.get(name)?.get(title)?.length
}

function exceptionFor(name: string, title: string) {
  return exceptions[name]?.find(({ titles }) => titles.includes(title))
}
