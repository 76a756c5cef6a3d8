import { openTypeface } from './typeface.ts'

/** The site's two typefaces as cards need them: one weight each, in files that can be read here. */
export const besley = openTypeface(
  ['latin', 'latin-ext'].map((part) => `@fontsource/besley/files/besley-${part}-800-normal.woff`),
  -0.035,
)

export const archivo = openTypeface(archivoFiles(600))

/** What a maker prints along the edge of film. */
export const archivoSpaced = openTypeface(archivoFiles(600), 0.14)

function archivoFiles(weight: number): string[] {
  return ['latin', 'latin-ext'].map(
    (part) => `@fontsource/archivo-narrow/files/archivo-narrow-${part}-${weight}-normal.woff`,
  )
}
