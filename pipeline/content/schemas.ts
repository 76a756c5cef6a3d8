import { about } from './about.ts'
import { booking } from './booking.ts'
import { contact } from './contact.ts'
import { failure } from './error.ts'
import { filmStocks } from './film-stocks.ts'
import { home } from './home.ts'
import { notFound } from './not-found.ts'
import { photographs } from './photographs.ts'
import type { Pictures } from './pictures.ts'
import { portfolio } from './portfolio.ts'
import { studio } from './studio.ts'

/** The files of content/ that have photographs or words on a page, without their ending. */
export type PageFile = keyof ReturnType<typeof pageSchemas>

/** The files of content/, without their ending. */
export const FILES = [
  'film-stocks',
  'photographs',
  'studio',
  'home',
  'portfolio',
  'about',
  'contact',
  'booking',
  'not-found',
  'error',
] as const

export type File = (typeof FILES)[number]

/** What the files that describe film and photographs must say. */
export function albumSchemas(stocks: string[]) {
  return { 'film-stocks': filmStocks, photographs: photographs(stocks) }
}

/** What the files that put words on pages must say. */
export function pageSchemas(pictures: Pictures) {
  return {
    studio: studio(pictures),
    home: home(pictures),
    portfolio: portfolio(pictures),
    about: about(pictures),
    contact,
    booking,
    'not-found': notFound(pictures),
    error: failure,
  }
}
