import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

import type { Font } from 'satori'

const require = createRequire(import.meta.url)

/** Each typeface in files with other letters each. One has a name of its own, to be asked for. */
const besley = open('besley', 800, ['latin', 'latin-ext'])
const archivo = open('archivo-narrow', 600, ['latin', 'latin-ext', 'vietnamese'])

/** Everything that a card can be set in. A letter that one file lacks is taken from the next. */
export const FONTS: Font[] = [...besley, ...archivo]

/** The typefaces as CSS knows them. */
export const FAMILIES = { besley: namesOf(besley), archivo: namesOf(archivo) }

function open(family: string, weight: 600 | 800, parts: string[]): Font[] {
  return parts.map((part) => {
    const file = `@fontsource/${family}/files/${family}-${part}-${weight}-normal.woff`
    return { name: `${family} ${part}`, weight, data: readFileSync(require.resolve(file)) }
  })
}

function namesOf(fonts: Font[]): string {
  return fonts.map(({ name }) => name).join(', ')
}
