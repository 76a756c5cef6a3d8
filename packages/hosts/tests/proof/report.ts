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

/** docs/hosts.md: a table of questions by servers, and why a server differs. */
export function document(results: Results, programs: string[]): string {
  const names = [...results.keys()]
  const notes: string[] = []

  const cell = (name: string, title: string) => {
    if (!results.get(name)?.get(title)?.length) return '✓'
    const note = `${name}: ${exceptionFor(name, title)?.why ?? 'fails.'}`
    if (!notes.includes(note)) notes.push(note)
    return `[${notes.indexOf(note) + 1}]`
  }
  const row = (cells: string[]) => `| ${cells.join(' | ')} |`
  const rows = Object.entries(groups).flatMap(([heading, questions]) => [
    row([`**${heading}**`, ...names.map(() => '')]),
    ...Object.keys(questions).map((title) =>
      row([title, ...names.map((name) => cell(name, title))]),
    ),
  ])

  return `# What each host answers

Written by \`npm run test:hosts -- --write\`. Each server runs on this machine with the settings that
the build wrote for it, and gets the same requests
([\`questions/\`](../packages/hosts/tests/proof/questions)). ✓ means that every answer is right. A number
says what a server does instead, and why that is accepted.

${row(['', ...names])}
${row(['---', ...names.map(() => ':-:')])}
${rows.join('\n')}

${notes.map((note, index) => `${index + 1}. ${note}`).join('\n')}

Tried with:

${programs.map((program) => `- ${program}`).join('\n')}

Vercel, GitHub Pages and Amazon CloudFront cannot run here. Their settings have unit tests
([\`dialects/\`](../packages/hosts/dialects)), which run the function for CloudFront; their answers were
not tried. GitHub Pages has neither headers nor redirects: the policy is inside the pages, without
\`frame-ancestors\`, and \`/about/\` is a copy of \`/about\`.
`
}

function exceptionFor(name: string, title: string) {
  return exceptions[name]?.find(({ titles }) => titles.includes(title))
}
