/**
 * The budget of each page, in KB (1024 bytes) as transferred, without headers.
 *
 * Each number is slightly above the last measurement, of images 3%, because encoders round differently
 * on other processors. Lower it when a page becomes lighter. A commit that raises one says what
 * visitors get for it.
 */
export const BUDGETS: Record<string, Budget> = {
  '/': {
    files: { html: 10.5, css: 15.1, fonts: 36.6, js: 69 },
    images: {
      phone: { first: 66, end: 470 },
      'cheap phone': { first: 50, end: 265 },
      desktop: { first: 161, end: 300 },
    },
  },
  '/portfolio': {
    files: { html: 9.4, css: 13.8, fonts: 36.6, js: 73.2 },
    images: { phone: { first: 127, end: 890 }, desktop: { first: 404, end: 404 } },
  },
  '/about': {
    files: { html: 4.4, css: 10.4, fonts: 50.4, js: 65.5 },
    images: { phone: { first: 147, end: 302 }, desktop: { first: 190, end: 190 } },
  },
  '/contact': {
    files: { html: 5.2, css: 11.6, fonts: 36.6, js: 74.4 },
    images: { phone: { first: 12.2, end: 12.2 }, desktop: { first: 15.8, end: 15.8 } },
  },
  '/booking': {
    files: { html: 5.9, css: 11.2, fonts: 36.6, js: 69.9 },
    images: { phone: { first: 9.7, end: 40.4 }, desktop: { first: 9.7, end: 40.4 } },
  },
}

/** Of a page without a line above. */
export const OF_ANY_PAGE: Budget = {
  files: { html: 7, css: 10, fonts: 53, js: 70 },
  images: { phone: { first: 150, end: 400 }, desktop: { first: 300, end: 600 } },
}

/** Of everything else together, on every page: icons and speculation rules. */
export const OTHER = 1

/** Of everything in the first view of Home on a phone, as the README promises. */
export const FIRST_VIEW = 200

/** Of all scripts of the site together: more than any use of it can load. */
export const ALL_SCRIPTS = 99.5

type Budget = {
  /** Of the whole page; of scripts, before the visitor does anything. */
  files: Record<'html' | 'css' | 'fonts' | 'js', number>
  /** In the first view, and after scrolling to the end of the page. */
  images: Partial<Record<keyof typeof WINDOWS, { first: number; end: number }>>
}

const PHONE = { isMobile: true, hasTouch: true }

export const WINDOWS = {
  /** The phone that asks for most. */
  phone: { ...PHONE, viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 },
  /** Just below 736 px in all, a width in which prints are made. */
  'cheap phone': { ...PHONE, viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 },
  desktop: { viewport: { width: 1440, height: 900 } },
}
