import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'

import subsetFont from 'subset-font'

import type { Cache } from '../cache/cache.ts'
import { COMMON, fromRange, toRange } from './characters.ts'
import type { Typeface } from './typefaces.ts'

/** A part of a typeface: the file, as a full path, and the `unicode-range` that it draws. */
type Cut = { file: string; range: string }

/** How typefaces are cut. Raise it with every change to what is in a file. */
const RECIPE = 3

/**
 * Cuts a typeface in parts, all WOFF2: the characters that English is written with, which every page
 * needs; the rest of its Latin file, which a browser asks for when a word has one of them; and of its
 * files for more languages what pages use. Without `used` that is all.
 *
 * @param modules The `node_modules` folder.
 * @throws {Error} where a file can neither be found in the cache nor be written there.
 */
export async function cut(
  typeface: Typeface,
  modules: string,
  cache: Cache,
  used?: ReadonlySet<number>,
): Promise<Cut[]> {
  const folder = path.join(modules, typeface.package)
  const parts = await partsOf(folder, used)

  return Promise.all(
    parts.map(async ({ name, script, characters }) => {
      const original = typeface.file.replace('-latin-', `-${script}-`)
      const whole = await readFile(path.join(folder, 'files', `${original}.woff2`))
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

/** The parts that have any characters, each with the file of the package that it is cut from. */
async function partsOf(folder: string, used?: ReadonlySet<number>) {
  const ranges: Record<string, string> = JSON.parse(
    await readFile(path.join(folder, 'unicode.json'), 'utf8'),
  )
  function part(name: string, script: string, isIn: (character: number) => boolean) {
    return { name, script, characters: [...fromRange(ranges[script]!)].filter(isIn) }
  }

  return [
    part('common', 'latin', (character) => COMMON.has(character)),
    part('rest', 'latin', (character) => !COMMON.has(character)),
    ...Object.keys(ranges)
      .filter((script) => script !== 'latin')
      .map((script) => part(script, script, (character) => used?.has(character) ?? true)),
  ].filter(({ characters }) => characters.length > 0)
}
