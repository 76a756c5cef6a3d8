import type { FilmStock } from './film-stock.ts'

/**
 * One photograph as a page shows it: what it is of, and where its prints are. Everything here
 * travels to the browser as data in the page, so it holds no more than `Picture` needs.
 */
export type Photo = {
  /**
   * Class of this photograph in its page's stylesheet, which sets `--ratio` (width ÷ height) and
   * `--focus` (an `object-position`). A class, because a strict policy blocks style attributes.
   */
  className: string
  /** What someone hears who cannot see it. */
  alt: string
  film: FilmStock
  /** The whole frame. */
  full: Prints
  /** A portrait crop around the focal point, for slides as tall as a phone. */
  tall?: Prints
  /** Address of the largest JPEG, for opening the photograph as a file. */
  file: string
}

/** The prints of one crop: the same picture in every width and format a browser may choose. */
export type Prints = {
  /** Intrinsic size in pixels, so that the page keeps the picture's place. */
  width: number
  height: number
  /** `srcset` of the AVIF prints. */
  avif: string
  /** `srcset` of the JPEG prints, for browsers without AVIF. */
  jpeg: string
  /** Address of the JPEG that everything else falls back to. */
  src: string
}
