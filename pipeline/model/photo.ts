import type { FilmStock } from './film-stock.ts'

/**
 * One photograph as a page shows it: what it is of, and where its prints are. All of it travels to
 * the browser as data in the page, so it holds no more than components need.
 */
export type Photo = {
  /**
   * Class of this photograph in its page's stylesheet, which sets `--ratio` (width ÷ height) and
   * `--focus` (an `object-position`). A class, because a strict policy blocks style attributes.
   */
  className: string
  /** What a screen reader says. */
  alt: string
  film: FilmStock
  /** The whole frame. */
  full: Prints
  /** A portrait crop around the focal point, for slides as tall as a phone. */
  tall?: Prints
}

/** The prints of one crop: the same picture in every width and format a browser may choose. */
export type Prints = {
  /** Intrinsic size in pixels, so that the page keeps the picture's place. */
  width: number
  height: number
  /**
   * Address of every print, with `{width}` and `{format}` in the place of what differs, like
   * `/uploads/veil-{width}-0a1b2c3d.{format}`.
   */
  address: string
  /** Widths in pixels of the AVIF prints, narrowest first. */
  avif: number[]
  /** The same of the JPEG prints, for browsers without AVIF. */
  jpg: number[]
}
