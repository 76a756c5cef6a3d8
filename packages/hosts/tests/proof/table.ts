import { exceptions } from './exceptions.ts'
import { questions, type Findings } from './suite.ts'

/** What each server was found to do, by its name. */
export type Results = Map<string, Findings>

/** Question by server, as Markdown, and why a server cannot do a thing. */
export function table(results: Results): string {
  const names = [...results.keys()]
  const notes: string[] = []

  const noteFor = (name: string, says: string) => {
    const note = `${name}: ${exceptions[name]?.[says]?.why ?? 'fails.'}`
    if (!notes.includes(note)) notes.push(note)
    return `[${notes.indexOf(note) + 1}]`
  }
  const rows = Object.entries(questions).flatMap(([heading, all]) => [
    `| **${heading}** |${' |'.repeat(names.length)}`,
    ...all.map(({ says }) => {
      const cells = names.map((name) =>
        results.get(name)?.get(says)?.length ? noteFor(name, says) : '✓',
      )
      return `| ${says} | ${cells.join(' | ')} |`
    }),
  ])

  return [
    `| | ${names.join(' | ')} |`,
    `| --- |${' :-: |'.repeat(names.length)}`,
    ...rows,
    '',
    ...notes.map((note, index) => `${index + 1}. ${note}`),
  ].join('\n')
}

/**
 * What has to be looked at: an answer that was right before, one that is wrong in another way than it
 * is said to be, and one that is said to be wrong and is right now.
 */
export function complaints(results: Results): string[] {
  return [...results].flatMap(([name, findings]) =>
    [...findings].flatMap(([says, found]) => {
      const excused = exceptions[name]?.[says]
      const others = found.filter((one) => !excused?.finds.test(one))
      if (others.length > 0) return [`${name}: ${says}: ${others.join(', ')}`]
      if (found.length === 0 && excused) {
        return [`${name}: ${says}: does so now. Take it out of hosting/proof/exceptions.ts.`]
      }
      return []
    }),
  )
}
