import { expect, test } from 'vitest'
import type { z } from 'zod'

import { FILES, SCHEMAS } from '../files.ts'
import { definitionOf, optionsOf, wrappers, type Schema } from '../walk-fields.ts'
import { inquiries } from './inquiries.ts'
import { scheduling } from './scheduling.ts'
import { serviceArea } from './service-area.ts'

type Part = { path: string; schema: Schema }

test.for(FILES)('every word that can be chosen in %s.yaml has a name for owners', (file) => {
  const unnamed = partsOf({ path: file, schema: SCHEMAS[file] }).flatMap(({ path, schema }) => {
    const labels = optionsOf(schema) ?? {}
    return wordsOf(schema)
      .filter((word) => !/^\p{Lu}/u.test(labels[word] ?? ''))
      .map((word) => `${path} ${word}`)
  })
  expect(unnamed).toEqual([])
})

test('what decides between forms is named as a whole', () => {
  const receivers = optionsOf(SCHEMAS.studio.shape.inquiries)
  expect(Object.values(receivers ?? {})).toEqual(
    expect.arrayContaining(['Nobody yet', 'Formspree', 'Web3Forms']),
  )
})

/** A part of a file and all parts inside it, whatever a studio has chosen. */
function partsOf(part: Part): Part[] {
  const def = definitionOf(wrappers(part.schema).at(-1)!)
  const inside = (parts: object) =>
    Object.entries(parts as Record<string, Schema>).flatMap(([key, schema]) =>
      partsOf({ path: `${part.path}.${key}`, schema }),
    )
  switch (def.type) {
    case 'object':
      return [part, ...inside(def.shape)]
    case 'array':
      return [part, ...inside({ item: def.element })]
    case 'record':
      return [part, ...inside({ value: def.valueType })]
    case 'tuple':
      return [part, ...inside(def.items)]
    case 'union':
      return [part, ...inside(def.options)]
    default:
      return [part]
  }
}

/** The words that can be chosen in a field, or in what decides between the forms of a part. */
function wordsOf(schema: Schema): string[] {
  const def = definitionOf(wrappers(schema).at(-1)!)
  if (def.type === 'enum') return Object.values(def.entries).map(String)
  if (def.type === 'literal') return def.values.map(String)
  if (def.type !== 'union' || !('discriminator' in def)) return []
  const { options, discriminator } = def as z.core.$ZodDiscriminatedUnionDef
  return options
    .flatMap((option) => [...(option._zod.propValues?.[discriminator] ?? [])])
    .map(String)
}

const SETTINGS: Record<string, (words: string) => unknown> = {
  calendar: (calendar) => scheduling.safeParse({ calendar }),
  map: (map) => serviceArea.safeParse({ map, towns: { Charlotte: '35.2, -80.8' } }),
  town: (Charlotte) => serviceArea.safeParse({ towns: { Charlotte } }),
  form: (form) => inquiries.safeParse({ receiver: 'formspree', form }),
  key: (key) => inquiries.safeParse({ receiver: 'web3forms', key }),
  'name of a form': (form) => inquiries.safeParse({ receiver: 'netlify', form }),
}

/** What may be repeated in it. */
const PIECES = [
  ['<a ', '<iframe src="', '<form ', '<input name="access_key" ', '<!--', '-->', '<', '>', '"'],
  ['&amp;', '&', '\\/', ' ', '…', '...', '%20', ']('],
  ['https://', 'https%3A', 'https://a.example ', '//', '"//a', '/embed', 'a.', 'a', 'a@', '-'],
  ['.js', '(', ')', 'calLink: ', 'access_key', 'formspree.io/', '1', '1,', '°', '@35.2,'],
].flat()

const LENGTH = 4_000
const FACTOR = 8

/** How much longer a text takes that is eight times as long: about eight times, or as its square, 64 times. */
function growth(read: (words: string) => unknown, piece: string) {
  const took = (length: number) => {
    const words = `${piece.repeat(length / piece.length)}!`
    const start = process.cpuUsage()
    read(words)
    return process.cpuUsage(start).user / 1000
  }
  let [long, short] = [Infinity, Infinity]
  // What this process does besides only adds to it, so the least is right.
  for (let attempt = 0; attempt < 5; attempt++) {
    long = Math.min(long, took(LENGTH * FACTOR))
    // Below this nobody notices, whatever it grows as.
    if (long < 100) return 0
    short = Math.min(short, took(LENGTH))
  }
  return long / short
}

test.for(Object.entries(SETTINGS))(
  'however long a text is that is pasted for the %s, each letter takes as long to read',
  ([, read]) => {
    expect(PIECES.filter((piece) => growth(read, piece) > FACTOR * 3)).toEqual([])
  },
)
