/**
 * The pages that a browser may prerender. `moderate` starts when a visitor hovers over a link or
 * begins to press it.
 *
 * @see https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API
 */
export const speculationRules = {
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: ['/assets/*', '/uploads/*'] } },
          { not: { selector_matches: ['[target=_blank]', '[download]', '[data-lightbox]'] } },
          // Links within the current page.
          { not: { selector_matches: ['[href^="#"]', '[aria-current=page]'] } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
}
