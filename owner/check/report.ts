import type { Advice } from '#pipeline/advice/advice.ts'
import { byFile, byLocation } from '#pipeline/model/mistake.ts'

/** The report for the owner: mistakes first, then advice. */
export function report(mistakes: string[], notices: string[], advice: Advice[]): string {
  const topics = [...new Set(advice.map(({ topic }) => topic))]
  const count = notices.length + advice.length
  return [
    verdict(mistakes),
    ...mistakes,
    ...(count > 0 ? [`${things(count)} worth a look. Nothing here stops the site.`] : []),
    ...notices,
    ...topics.map((topic) =>
      [topic, ...advice.filter((one) => one.topic === topic).map(entry)].join('\n'),
    ),
  ].join('\n\n')
}

function verdict(mistakes: string[]): string {
  if (mistakes.length === 0) return '\n✓ Every page opens as it should, on phones and on desktops.'
  return `\n✗ ${things(mistakes.length)} wrong with the built site:`
}

function things(count: number): string {
  return count === 1 ? '1 thing is' : `${count} things are`
}

function entry({ message, alsoIn = [], ...location }: Advice): string {
  return [
    `  ${message}`,
    ...byFile([location, ...alsoIn].toSorted(byLocation)).map((name) => `    ${name}`),
  ].join('\n')
}
