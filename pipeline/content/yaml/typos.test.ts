import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'
import { parseDocument, visit } from 'yaml'

import { TYPOS } from '../../tests/typos.ts'
import { FILES, SCHEMAS, type ContentFile } from '../files.ts'
import { readDocument } from './document.ts'

const ORIGINALS = FILES.map((file) => {
  const text = shortened(readFileSync(`demo/content/${file}.yaml`, 'utf8'))
  return { file, text, value: valueOf(file, text) }
})

test('there are more than sixty kinds of typos', () => {
  expect(Object.keys(TYPOS).length).toBeGreaterThan(60)
})

test(
  'at least 95 % of typos are reported within a line of where they are',
  { timeout: 300_000 },
  () => {
    const typos = Object.keys(TYPOS).flatMap((typo) =>
      ORIGINALS.flatMap((original) => made(typo, original) ?? []),
    )
    const isNear = ({ line, reported }: (typeof typos)[number]) =>
      reported.every((other) => Math.abs(other - line) <= 1)

    expect(typos.length).toBeGreaterThan(500)
    expect(typos.filter(({ reported }) => reported.length === 0)).toEqual([])
    expect(typos.filter(isNear).length / typos.length).toBeGreaterThan(0.95)
  },
)

/** A typo on the first line of a file where it changes something, and the lines that are reported. */
function made(typo: string, { file, text, value }: (typeof ORIGINALS)[number]) {
  for (const at of text.split('\n').keys()) {
    const lines = text.split('\n')
    const wrong = TYPOS[typo]!(lines[at]!, lines, at)
    if (wrong === undefined) continue

    const after = readDocument(file, lines.with(at, wrong).join('\n'), SCHEMAS[file])
    const reported = [...after.mistakes, ...after.advice].map(({ line = 0 }) => line)
    if (reported.length > 0 || JSON.stringify(after.value) !== value) {
      return { typo, file, line: at + 1, reported }
    }
  }
  return undefined
}

/** A file with four entries in each list: as many kinds of lines, and less to read again and again. */
function shortened(text: string): string {
  const yaml = parseDocument(text)
  visit(yaml, { Seq: (_, { items }) => void items.splice(4) })
  return yaml.toString({ lineWidth: 100 })
}

function valueOf(file: ContentFile, text: string): string {
  return JSON.stringify(readDocument(file, text, SCHEMAS[file]).value)
}
