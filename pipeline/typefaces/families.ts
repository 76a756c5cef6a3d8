import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'

import { slug } from '../model/names.ts'
import { readFont, type FontFacts } from './read-font.ts'
import type { Family, Typeface } from './typefaces.ts'

/** Where npm has put the packages that this project needs. */
const MODULES = path.resolve(import.meta.dirname, '../../node_modules')

/** One font for all weights is less to load than one for each. */
const SCOPES = ['@fontsource-variable', '@fontsource']

const FONT = /\.(woff2|ttf|otf)$/i

/** What is written beside fonts, such as `OFL.txt`. */
const LICENSE = /\.txt$/i

/** A file in the studio's folder of fonts that cannot be used, and why. */
type Unusable = { file: string; message: string }

/**
 * The typefaces that a site can be set in: those in the studio's folder of fonts, which come first, and
 * those that are installed.
 */
export async function findFamilies(
  fonts?: string,
): Promise<{ families: Map<string, Family>; unusable: Unusable[] }> {
  const [own, installed] = await Promise.all([fonts ? ownFamilies(fonts) : none(), packages()])
  const families = new Map(installed.map((family) => [family.name, family]))
  for (const family of own.families) families.set(family.name, family)
  return { families, unusable: own.unusable }
}

function emptyFamily(name: string, licenses: Family['licenses'] = new Map()): Family {
  return { name, fonts: [], licenses }
}

const none = async () => ({ families: [] as Family[], unusable: [] as Unusable[] })

async function ownFamilies(folder: string) {
  const names = await readdir(folder).catch(() => [])
  const texts = names.filter((name) => LICENSE.test(name))
  const licenses = new Map(texts.map((name) => [name, path.join(folder, name)]))
  const families = new Map<string, Family>()
  const unusable: Unusable[] = []

  for (const name of names.filter((one) => FONT.test(one)).toSorted()) {
    const font = path.join(folder, name)
    const facts = await factsOf(font)
    if (!facts?.family) {
      unusable.push({
        file: name,
        message: 'This is no font that can be read. Save it again as WOFF2 or TTF.',
      })
      continue
    }
    const { family, weights, style } = facts
    const file = `${slug(family)}-${weights.join('-')}-${style}`
    const all = families.get(family) ?? emptyFamily(family, licenses)
    all.fonts.push({ family, file, from: { font }, weights, style })
    families.set(family, all)
  }
  return { families: [...families.values()], unusable }
}

/** What was read of each file, by its path, time and size: the desk asks after every change. */
const known = new Map<string, Promise<FontFacts | undefined>>()

async function factsOf(font: string): Promise<FontFacts | undefined> {
  const { mtimeMs, size } = await stat(font)
  const key = `${font} ${mtimeMs} ${size}`
  const facts = known.get(key) ?? readFile(font).then(readFont)
  known.set(key, facts)
  return facts.catch(() => undefined)
}

/** What `metadata.json` of a package of fontsource says. */
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
      const metadata: Metadata = JSON.parse(
        await readFile(path.join(folder, 'metadata.json'), 'utf8'),
      )
      const { family } = metadata
      const all = families.get(family) ?? emptyFamily(family)
      const files = await readdir(path.join(folder, 'files'))
      all.fonts.push(
        ...fontsOf(folder, metadata).filter(({ file }) => files.includes(`${file}.woff2`)),
      )
      all.licenses.set(`${name}.txt`, path.join(folder, 'LICENSE'))
      if (all.fonts.length > 0) families.set(family, all)
    }
  }
  return [...families.values()]
}

function fontsOf(folder: string, { id, family, styles, weights, variable }: Metadata): Typeface[] {
  const isVariable = folder.includes(SCOPES[0]!)
  const range = variable && variable.wght
  const ranges: [string, Typeface['weights']][] = isVariable
    ? range
      ? [['wght', [Number(range.min), Number(range.max)]]]
      : []
    : weights.map((weight) => [`${weight}`, [weight, weight]])
  return ranges.flatMap(([name, own]) =>
    styles.map((style): Typeface => {
      const file = `${id}-latin-${name}-${style}`
      return { family, file, from: { package: folder }, weights: own, style }
    }),
  )
}
