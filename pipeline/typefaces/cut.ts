import { readFile } from 'node:fs/promises'

import subsetFont from 'subset-font'

import type { Cache } from '../cache/cache.ts'
import { sha256 } from '../model/sha256.ts'
import { COMMON, toRange, type Typeface } from './typefaces.ts'

/** A part of a typeface: the full path of its file, and the `unicode-range` that it draws. */
type Cut = { file: string; range: string }

/** The letters of a site: those on its pages (`used`), and those that its language is spelled with. */
export type Letters = { used: ReadonlySet<number>; alphabet: ReadonlySet<number> }

/** Raise this number when this code or a new `subset-font` makes another file of the same letters. */
const CUT_VERSION = 4

/**
 * The OpenType features that browsers use unasked (CSS Fonts 4, section 7.1), and the two that styles ask for. The glyphs
 * of all others, such as small capitals and fractions, would be up to an eighth of a file.
 */
const FEATURES = [
  'rvrn ccmp locl rlig liga clig calt rclt kern curs dist mark mkmk abvm blwm',
  // Of Arabic and Syriac, Indic scripts, and Hangul.
  'isol init medi med2 fina fin2 fin3 mset stch',
  'nukt akhn rphf rkrf pref blwf abvf half pstf vatu cjct pres abvs blws psts haln',
  'ljmo vjmo tjmo',
  'lnum tnum',
].flatMap((tags) => tags.split(' '))

/**
 * Cuts a typeface in parts, all WOFF2. One has the characters of English, which every page needs. One has the other Latin
 * letters, which a browser asks for when a word has one of them. Others have letters of more languages: those that pages
 * use, or all without `letters`. The name of a part that every page needs begins with `common`.
 *
 * @throws {Error} where a file can neither be found in the cache nor be written there.
 */
export async function cut(typeface: Typeface, cache: Cache, letters?: Letters): Promise<Cut[]> {
  const isCommon = (characters: number[]) =>
    characters.some((one) => letters?.alphabet.has(one) && !COMMON.has(one))

  return Promise.all(
    partsOf(typeface, letters?.used).map(async ({ path, name, characters }) => {
      const whole = await readFile(path)
      const key = sha256(JSON.stringify([CUT_VERSION, characters, sha256(whole)])).slice(0, 8)
      const part = isCommon(characters) ? `common-${name}` : name
      const font = `${typeface.name}-${part}-${key}.woff2`
      await cache.getOrMake(font, () =>
        subsetFont(whole, String.fromCodePoint(...characters), {
          targetFormat: 'woff2',
          keepFeatures: FEATURES,
        }),
      )
      const file = await cache.fileOf(font)
      if (!file) throw new Error(`${font} has to be written to .cache/, and cannot be.`)
      return { file, range: toRange(characters) }
    }),
  )
}

/** The last letter of Latin-1. */
const LAST_LATIN = 0xff

/** The parts of a typeface: a source file, and the characters of it that get a file of their own. */
function partsOf({ files }: Typeface, used?: ReadonlySet<number>) {
  return files
    .flatMap(({ path, characters }) => {
      const common = [...characters].filter((one) => COMMON.has(one))
      const rest = [...characters].filter((one) => !COMMON.has(one))
      const more = rest.filter((one) => one > LAST_LATIN && (used?.has(one) ?? true))
      return [
        { path, name: 'common', characters: common },
        { path, name: 'rest', characters: rest.filter((one) => one <= LAST_LATIN) },
        { path, name: 'more', characters: more },
      ]
    })
    .filter(({ characters }) => characters.length > 0)
}
