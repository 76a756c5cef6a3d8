import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'

import subsetFont from 'subset-font'

import type { Cache } from '../cache/cache.ts'
import { COMMON, fromRange, toRange } from './characters.ts'
import { readFont } from './read-font.ts'
import type { Typeface } from './typefaces.ts'

/** A part of a typeface: the file, as a full path, and the `unicode-range` that it draws. */
type Cut = { file: string; range: string }

/** What a site is written with: every letter on its pages, and those that its language is spelled with. */
export type Letters = { used: ReadonlySet<number>; alphabet: ReadonlySet<number> }

/** How typefaces are cut. Raise it with every change to what is in a file. */
const RECIPE = 3

/**
 * Cuts a typeface in parts, all WOFF2: the characters that English is written with, which every page
 * needs; the rest of its Latin letters, which a browser asks for when a word has one of them; and of its
 * letters for more languages what pages use. Without `letters` that is all. The name of a part that every page
 * needs begins with `common`.
 *
 * @throws {Error} where a file can neither be found in the cache nor be written there.
 */
export async function cut(typeface: Typeface, cache: Cache, letters?: Letters): Promise<Cut[]> {
  const parts = 'font' in typeface.from ? partsOfFont : partsOfPackage
  const isCommon = (characters: number[]) =>
    characters.some((one) => letters?.alphabet.has(one) && !COMMON.has(one))

  return Promise.all(
    (await parts(typeface, letters?.used)).map(async ({ name: own, original, characters }) => {
      const name = isCommon(characters) ? `common-${own}` : own
      const whole = await readFile(original)
      const key = createHash('sha256')
        .update(whole)
        .update(JSON.stringify([RECIPE, characters]))
      const font = `${typeface.file}-${name}-${key.digest('hex').slice(0, 8)}.woff2`
      await cache.getOrMake(font, () =>
        subsetFont(whole, String.fromCodePoint(...characters), { targetFormat: 'woff2' }),
      )
      const file = await cache.fileOf(font)
      if (!file) throw new Error(`${font} has to be written to .cache/, and cannot be.`)
      return { file, range: toRange(characters) }
    }),
  )
}

/** Characters of one file that go into a file of their own. */
type Part = { name: string; original: string; characters: number[] }

/** The parts that have any characters, each with the file of the package that it is cut from. */
async function partsOfPackage(
  { from, file }: Typeface,
  used?: ReadonlySet<number>,
): Promise<Part[]> {
  const folder = (from as { package: string }).package
  const ranges = await rangesOf(folder)
  function part(name: string, script: string, isIn: (character: number) => boolean): Part {
    const original = path.join(folder, 'files', `${inScript(file, script)}.woff2`)
    return { name, original, characters: [...fromRange(ranges[script]!)].filter(isIn) }
  }

  return [
    part('common', 'latin', (character) => COMMON.has(character)),
    part('rest', 'latin', (character) => !COMMON.has(character)),
    ...Object.keys(ranges)
      .filter((script) => script !== 'latin')
      .map((script) =>
        part(script.replace(/[[\]]/g, ''), script, (character) => used?.has(character) ?? true),
      ),
  ].filter(({ characters }) => characters.length > 0)
}

/** The `unicode-range` of each file of a package, by its script, or its number in brackets. */
export async function rangesOf(folder: string): Promise<Record<string, string>> {
  return JSON.parse(await readFile(path.join(folder, 'unicode.json'), 'utf8'))
}

/** The name of the file with letters of another script: of `besley-latin-wght-normal` for Greek, or for `[7]`. */
export function inScript(file: string, script: string): string {
  return file.replace('-latin-', `-${script.replace(/[[\]]/g, '')}-`)
}

/** The last letter of Latin-1. */
const LAST_LATIN = 0xff

/** The parts of a font that has all its letters in one file. */
async function partsOfFont({ from }: Typeface, used?: ReadonlySet<number>): Promise<Part[]> {
  const original = (from as { font: string }).font
  const known = [...(await readFont(await readFile(original))).characters]
  const rest = known.filter((character) => !COMMON.has(character))
  return [
    { name: 'common', characters: known.filter((character) => COMMON.has(character)) },
    { name: 'rest', characters: rest.filter((character) => character <= LAST_LATIN) },
    {
      name: 'more',
      characters: rest.filter((one) => one > LAST_LATIN && (used?.has(one) ?? true)),
    },
  ]
    .map((part) => ({ ...part, original }))
    .filter(({ characters }) => characters.length > 0)
}
