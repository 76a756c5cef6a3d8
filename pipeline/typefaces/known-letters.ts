import { readFile } from 'node:fs/promises'

import { fromRange } from './characters.ts'
import { rangesOf } from './cut.ts'
import { readFont } from './read-font.ts'
import { nearest, type Family } from './typefaces.ts'

/** Letters of these words that a family has not, each once. */
export async function unknownLetters(family: Family, words: string): Promise<string[]> {
  const known = await charactersIn(family)
  const letters = new Set(words.normalize('NFC').match(/\p{L}/gu))
  return [...letters].filter((letter) => !known.has(letter.codePointAt(0)!))
}

async function charactersIn(family: Family): Promise<Set<number>> {
  const { from } = nearest(family, 400)!
  if ('font' in from) return (await readFont(await readFile(from.font))).characters
  return new Set(
    Object.values(await rangesOf(from.package)).flatMap((range) => [...fromRange(range)]),
  )
}
