import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { JOURNEYS } from './table.ts'

const text = readFileSync('docs/specification.md', 'utf8')

/** The heading of the column that is printed, and how it is underlined. */
const PROOF = [' the journey that proves it |', '---|'] as const

/** Each id with the journey that proves its line, as often as a journey has it. */
const PROOFS = JOURNEYS.flatMap(({ place, says }) => {
  const [, ids = '', sentence] = /^\[(.+?)\] (.+)/.exec(says) ?? []
  return ids.split(' ').map((id) => ({ id, journey: `${place}: ${sentence}` }))
}).filter(({ id }) => id)

test('each line of the specification is proven by one journey', () => {
  const ids = Array.from(text.matchAll(/^\| ([A-Z]\d+) \|/gm), ([, id]) => id)
  expect(ids.length).toBeGreaterThan(40)
  expect(PROOFS.map(({ id }) => id).toSorted()).toEqual(ids.toSorted())
})

test('the specification names the journeys that prove it', async () => {
  await expect(printed()).toMatchFileSnapshot('../../docs/specification.md')
})

/** The specification with the journey that proves it in the last column of each line with an id. */
function printed(): string {
  return text.replaceAll(/^\| id \|.*\n(?:\|.*\n)+/gm, (table) => {
    const [head = '', , ...lines] = table.trimEnd().split('\n')
    const own = head.replace(PROOF[0], '')
    const columns = own.split('|').length - 2
    const proven = lines.map((line) => {
      const cells = line.slice(2, -2).split(' | ').slice(0, columns)
      const proof = PROOFS.filter(({ id }) => id === cells[0]).map(({ journey }) => journey)
      return { cells, proof: proof.join(', ') }
    })
    const rows = proven.map(({ cells, proof }, at) => {
      const shown = proof === proven[at - 1]?.proof ? 'the same' : proof
      return `| ${[...cells, shown].join(' | ')} |`
    })
    return [own + PROOF[0], `|${PROOF[1].repeat(columns + 1)}`, ...rows, ''].join('\n')
  })
}
