/**
 * One photograph as a page shows it: what it is of, and where its prints are. All of it travels to
 * the browser as data in the page, so it holds no more than components need.
 */
export type Photo = {
  /**
   * Class of this photograph in its page's stylesheet, which sets `--ratio` (width ÷ height) and
   * `--focus-x` and `--focus-y` (its focal point). A class, because a strict policy blocks style attributes.
   */
  className: string
  /** What a screen reader says. */
  alt: string
  /** Left out of a photograph that is on no film. */
  film?: FilmStock
  /** Whose it is, if not the studio’s. */
  credit?: string
  /** The whole frame. */
  full: Prints
  /** A portrait crop around the focal point, for slides as tall as a phone. */
  tall?: Prints
}

/**
 * What a page wants of a photograph: it whole; a portrait crop as well; or it as one of the many frames of a
 * roll, for which a small print and a large one will do.
 */
export type Cut = 'whole' | 'tall' | 'frame'

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

/** A film stock as its tag shows it. Its hue is in the site's stylesheet, under `className`. */
export type FilmStock = {
  /** As printed on the box. */
  name: string
  /** One sentence about it, shown when someone points at the tag. */
  sentence: string
  /** Class that sets `--stock` to the stock's hue. */
  className: string
  /** Pattern of the bar next to the name, so that hue is never the only difference. */
  bars: 'solid' | 'blocks' | 'half' | 'lines'
  /** Decides what an unloaded frame looks like: the orange mask of color film, or gray. */
  process: 'color' | 'black-and-white'
}

/** A film stock with the hue of its tag, as `#rrggbb`. */
export type FilmStockWithHue = FilmStock & { hue: string }

/** Size of a picture the right way up, in pixels. */
export type Size = { width: number; height: number }

/** The point no crop may lose: across from the left and down from the top, 0 to 1. */
export type Focal = { x: number; y: number }

/** The focal point of a photograph that has none of its own: where the face of a portrait is. */
export const DEFAULT_FOCAL: Focal = { x: 0.5, y: 0.25 }

/** What is shown in the place of a photograph until it has loaded. */
export type Placeholder = {
  /** Its average color, as `#rrggbb`. */
  color: string
  /** The photograph 16 pixels long, a WebP in base64. A browser that enlarges it blurs it. */
  thumbnail: string
}

/** Whose a photograph is, and what others may do with it. Unknown fields are left out. */
export type Rights = {
  /** Name of the photographer. */
  creator?: string
  /** Address of a page of theirs, where they are not the studio’s. */
  page?: string
  /** The credit line. */
  credit?: string
  /** The copyright line. */
  copyright?: string
  /** Address of the terms of use. */
  license?: string
}

/** How scans become prints. */
export type PrintSettings = {
  /** `auto` measures the grain of each scan and keeps it. `off` is for digital pictures. */
  grain: 'auto' | 'off'
  /** `wide` keeps the colors of Display P3. */
  colors: 'srgb' | 'wide'
  /** Written into prints. */
  rights: Rights
}

/** What is known of a photograph before its scan has been opened. */
export type Description = {
  /** Its name in uploads/. */
  file: string
  alt: string
  film?: FilmStockWithHue
  focal: Focal
  /** Files of all scans on that film, this one among them. Empty without a film. */
  roll: string[]
  /** Whose it is, if not the studio’s. */
  credit?: { name: string; link?: string }
  settings: PrintSettings
}

/** A photograph as its page gets it, with what only the build needs to know. */
export type Photograph = {
  photo: Photo
  placeholder: Placeholder
  focal: Focal
  /** Whether it is shown small wherever it is, so that its average color is placeholder enough. */
  isSmall?: boolean
  /** Hue of its film stock, as `#rrggbb`. */
  hue?: string
  rights: Rights
}

/**
 * How a scan is to be decoded, found by examining it. Types of pages lead to this one, so it uses none of the decoder's
 * types: these would bring Node's types to code for browsers.
 */
export type Reading = {
  /** Whether the scan has a color profile, or is CMYK. Otherwise its colors are sRGB. */
  profiled: boolean
  gray: boolean
  /** For a scan with channels beyond its colors: the color space without them. */
  without?: 'srgb' | 'rgb16' | 'b-w' | 'grey16' | 'cmyk'
}
