import { readFileSync, writeFileSync } from 'node:fs'

import { JOURNEYS } from './table.ts'

export const SPECIFICATION = 'docs/specification.md'

/** The heading of the column that is printed, and how it is underlined. */
const PROOF = [' the journey that proves it |', '---|'] as const

/** Each id with the journey that proves its line, as often as a journey has it. */
export const PROOFS = Object.entries(JOURNEYS).flatMap(([page, journeys]) =>
  journeys.flatMap(({ id, says }) =>
    (id?.split(' ') ?? []).map((one) => ({ id: one, journey: `${page}: ${says}` })),
  ),
)

/** Writes into the tables of the specification which journey proves each line. */
export function main() {
  writeFileSync(SPECIFICATION, printed(readFileSync(SPECIFICATION, 'utf8')))
}

/** The specification with the journey that proves it in the last column of each line with an id. */
export function printed(text: string): string {
  return text.replaceAll(/^\| id \|.*\n(?:\|.*\n)+/gm, (table) => {
    const [head = '', , ...lines] = table.trimEnd().split('\n')
    const own = head.replace(PROOF[0], '')
    const columns = own.split('|').length - 2
    const rows = lines.map((line) => {
      const cells = line.slice(2, -2).split(' | ').slice(0, columns)
      const proof = PROOFS.filter(({ id }) => id === cells[0]).map(({ journey }) => journey)
      return `| ${[...cells, proof.join(', ')].join(' | ')} |`
    })
    return [own + PROOF[0], `|${PROOF[1].repeat(columns + 1)}`, ...rows, ''].join('\n')
  })
}
