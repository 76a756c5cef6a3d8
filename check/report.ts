import type { Advice } from '../pipeline/advice/advice.ts'
import { byPlace, type Place } from '../pipeline/model/mistake.ts'

/** How many lines of one file are named. */
const LINES = 6

/** What the owner reads at the end: what is wrong first, then what is only advice. */
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

function entry({ message, alsoIn = [], ...place }: Advice): string {
  const places = [place, ...alsoIn].toSorted(byPlace)
  const files = [...new Set(places.map(({ file }) => file))]
  return [
    `  ${message}`,
    ...files.map((file) => `    ${file}${linesOf(places.filter((one) => one.file === file))}`),
  ].join('\n')
}

function linesOf(places: Place[]): string {
  const lines = [...new Set(places.flatMap(({ line }) => line ?? []))]
  if (lines.length === 0) return ''
  const more = lines.length > LINES ? ` and ${lines.length - LINES} more` : ''
  return `:${lines.slice(0, LINES).join(', ')}${more}`
}
