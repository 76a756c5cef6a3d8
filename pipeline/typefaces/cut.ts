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
 * Cuts a typeface in two parts, both WOFF2: the characters that English is written with, which every
 * page needs, and the rest of Latin, which a browser asks for when a word has one of them.
 *
 * @param modules The `node_modules` folder.
 * @throws {Error} where a file can neither be found in the cache nor be written there.
 */
export async function cut(typeface: Typeface, modules: string, cache: Cache): Promise<Cut[]> {
  const folder = path.join(modules, typeface.package)
  const whole = await readFile(path.join(folder, 'files', `${typeface.file}.woff2`))
  const { latin } = JSON.parse(await readFile(path.join(folder, 'unicode.json'), 'utf8'))
  const all = [...fromRange(latin)]

  const parts = {
    common: all.filter((character) => COMMON.has(character)),
    rest: all.filter((character) => !COMMON.has(character)),
  }
  return Promise.all(
    Object.entries(parts).map(async ([part, characters]) => {
      const key = createHash('sha256')
        .update(whole)
        .update(JSON.stringify([RECIPE, characters]))
      const name = `${typeface.file}-${part}-${key.digest('hex').slice(0, 8)}.woff2`
      await cache.getOrMake(name, () =>
        subsetFont(whole, String.fromCodePoint(...characters), { targetFormat: 'woff2' }),
      )
      const file = await cache.fileOf(name)
      if (!file) throw new Error(`${name} has to be written to .cache/, and cannot be.`)
      return { file, range: toRange(characters) }
    }),
  )
}
