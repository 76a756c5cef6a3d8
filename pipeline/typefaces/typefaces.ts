/** A typeface as its package brings it. */
export type Typeface = {
  family: string
  /** A package of `@fontsource`, and the file of Latin letters in it. */
  package: string
  file: string
  /** The `font-weight` descriptor: one weight, or a range. */
  weight: string
  style?: 'italic'
}

/** The typefaces of each stylesheet: one that every page has, and one for the page that quotes. */
export const TYPEFACES: Record<string, Typeface[]> = {
  site: [
    {
      family: 'Besley',
      package: '@fontsource-variable/besley',
      file: 'besley-latin-wght-normal',
      weight: '400 900',
    },
    {
      family: 'Archivo Narrow',
      package: '@fontsource-variable/archivo-narrow',
      file: 'archivo-narrow-latin-wght-normal',
      weight: '400 700',
    },
  ],
  quote: [
    {
      family: 'Besley',
      package: '@fontsource/besley',
      file: 'besley-latin-500-italic',
      weight: '500',
      style: 'italic',
    },
  ],
}
