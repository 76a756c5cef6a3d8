import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'

import subsetFont from 'subset-font'

import type { Cache } from '../cache/cache.ts'
import { COMMON, fromRange, toRange } from './characters.ts'
import { recode } from './recode.ts'
import type { Typeface } from './typefaces.ts'

/** A part of a typeface: the file, as a full path, and the `unicode-range` that it draws. */
type Cut = { file: string; range: string }

/** The apostrophe of a typewriter, and that of a printer. */
const STRAIGHT = 0x27
const CURLY = 0x2019

/** How typefaces are cut. Raise it with every change to what is in a file. */
const RECIPE = 2

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
    parts.map(async ({ name, script, all, characters }) => {
      const original = typeface.file.replace('-latin-', `-${script}-`)
      const whole = await readFile(path.join(folder, 'files', `${original}.woff2`))
      const curly = script === 'latin' ? typeface.curly : undefined
      const key = createHash('sha256')
        .update(whole)
        .update(JSON.stringify([RECIPE, characters, curly]))
      const font = `${typeface.file}-${name}-${key.digest('hex').slice(0, 8)}.woff2`
      await cache.getOrMake(font, async () => {
        const source = curly ? await curlyForStraight(whole, all) : whole
        return subsetFont(source, String.fromCodePoint(...characters), { targetFormat: 'woff2' })
      })
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
    const all = [...fromRange(ranges[script]!)]
    return { name, script, all, characters: all.filter(isIn) }
  }

  return [
    part('common', 'latin', (character) => COMMON.has(character)),
    part('rest', 'latin', (character) => !COMMON.has(character)),
    ...Object.keys(ranges)
      .filter((script) => script !== 'latin')
      .map((script) => part(script, script, (character) => used?.has(character) ?? true)),
  ].filter(({ characters }) => characters.length > 0)
}

/** The font, with a curly apostrophe in the place of the straight one. */
async function curlyForStraight(whole: Buffer, all: number[]): Promise<Buffer> {
  const font = await subsetFont(whole, String.fromCodePoint(...all), { targetFormat: 'sfnt' })
  return recode(font, all, STRAIGHT, CURLY)
}
