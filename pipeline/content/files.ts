/** The files of content/, without their ending. */
export const FILES = [
  'film-stocks',
  'photographs',
  'prints',
  'studio',
  'home',
  'portfolio',
  'about',
  'contact',
  'booking',
  'not-found',
  'failure',
  'sharing',
] as const

export type File = (typeof FILES)[number]

/** The files that put words or photographs on pages. */
export type PageFile = Exclude<File, 'film-stocks' | 'photographs' | 'prints'>
