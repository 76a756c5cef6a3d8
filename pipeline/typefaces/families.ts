import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'

import { getOrCreate } from '../model/memoize.ts'
import { slug } from '../model/names.ts'
import { fromRange, type Faces, type Family, type Typeface } from './typefaces.ts'
import { readFont, type FontFacts } from './read-font.ts'
import { DEMO_FACES, type Look } from '../look/look.ts'

/** Where npm has put the packages that this project needs. */
const MODULES = path.resolve(import.meta.dirname, '../../node_modules')

/** Scopes of font packages, the preferred first: one font for all weights is less to load than one for each. */
const SCOPES = ['@fontsource-variable', '@fontsource']

/** Hidden files are those of systems: a Mac leaves one beside each file on a disk of another kind. */
const FONT = /^[^.].*\.(woff2|ttf|otf)$/i

/** Names of license files beside fonts, such as `OFL.txt`. */
const LICENSE = /^[^.].*\.txt$/i

/** A file in the studio's folder of fonts that cannot be used, and why. */
type Unusable = { file: string; message: string }

/**
 * The typefaces that a site can be set in: those in the studio's folder of fonts, which come first, and
 * those that are installed.
 */
export async function findFamilies(
  fonts?: string,
): Promise<{ families: Map<string, Family>; unusable: Unusable[] }> {
  const [own, installed] = await Promise.all([ownFamilies(fonts), packages()])
  const families = new Map(installed.map((family) => [family.name, family]))
  for (const family of own.families) families.set(family.name, family)
  return { families, unusable: own.unusable }
}

function emptyFamily(name: string, licenses: Family['licenses'] = new Map()): Family {
  return { name, fonts: [], licenses }
}

async function ownFamilies(folder = '') {
  const names = folder ? await readdir(folder).catch(() => []) : []
  const texts = names.filter((name) => LICENSE.test(name))
  const licenses = new Map(texts.map((name) => [name, path.join(folder, name)]))
  const families = new Map<string, Family>()
  const unusable: Unusable[] = []

  for (const name of names.filter((one) => FONT.test(one)).toSorted()) {
    const font = path.join(folder, name)
    const facts = await fontFacts(font)
    if (!facts?.family) {
      unusable.push({
        file: name,
        message: 'This is no font that can be read. Save it again as WOFF2 or TTF.',
      })
      continue
    }
    const { family, weights, style, characters } = facts
    const all = families.get(family) ?? emptyFamily(family, licenses)
    const own = `${slug(family)}-${weights.join('-')}-${style}`
    all.fonts.push({ family, name: own, files: [{ path: font, characters }], weights, style })
    families.set(family, all)
  }
  return { families: [...families.values()], unusable }
}

/** The facts of each font file, by its path, time and size. They are kept because the desk asks after every change. */
const known = new Map<string, Promise<FontFacts | undefined>>()

async function fontFacts(font: string): Promise<FontFacts | undefined> {
  const { mtimeMs, size } = await stat(font)
  const key = `${font} ${mtimeMs} ${size}`
  const facts = getOrCreate(known, key, () => readFile(font).then(readFont))
  return facts.catch(() => undefined)
}

/** The content of `metadata.json` in a package of fontsource. */
type Metadata = {
  id: string
  family: string
  styles: Typeface['style'][]
  weights: number[]
  variable: false | { wght?: { min: string; max: string } }
}

async function packages(): Promise<Family[]> {
  const families = new Map<string, Family>()
  for (const scope of SCOPES) {
    for (const name of await readdir(path.join(MODULES, scope)).catch(() => [])) {
      const folder = path.join(MODULES, scope, name)
      const read = async (file: string) =>
        JSON.parse(await readFile(path.join(folder, file), 'utf8'))
      const { id, family, styles, weights, variable }: Metadata = await read('metadata.json')
      // Latin letters come first.
      const ranges: Record<string, string> = { latin: '', ...(await read('unicode.json')) }
      const names = await readdir(path.join(folder, 'files'))
      const all = families.get(family) ?? emptyFamily(family)
      for (const [weight, own] of weightsOf(scope, weights, variable)) {
        for (const style of styles) {
          const files = Object.entries(ranges).flatMap(([script, range]) => {
            // A script with many letters is numbered, like [7].
            const file = `${id}-${script.replace(/[[\]]/g, '')}-${weight}-${style}.woff2`
            const at = path.join(folder, 'files', file)
            return names.includes(file) ? [{ path: at, characters: fromRange(range) }] : []
          })
          const font = { family, name: `${id}-${weight}-${style}`, files, weights: own, style }
          if (files.length > 0) all.fonts.push(font)
        }
      }
      all.licenses.set(`${name}.txt`, path.join(folder, 'LICENSE'))
      if (all.fonts.length > 0) families.set(family, all)
    }
  }
  return [...families.values()]
}

/** The weights of a package: as in the names of its files, and as in the font. */
function weightsOf(
  scope: string,
  weights: Metadata['weights'],
  variable: Metadata['variable'],
): [name: string, Typeface['weights']][] {
  if (scope === '@fontsource') return weights.map((one) => [`${one}`, [one, one]])
  const range = variable && variable.wght
  return range ? [['wght', [Number(range.min), Number(range.max)]]] : []
}

/** The families of a look, among those that were found. */
export function facesOf(
  { text, labels }: Look['faces'],
  families: ReadonlyMap<string, Family>,
): Faces {
  return { text: families.get(text)!, labels: families.get(labels)! }
}

/** The families that the demo is set in. */
export async function demoFaces(): Promise<Faces> {
  return facesOf(DEMO_FACES, (await findFamilies()).families)
}
