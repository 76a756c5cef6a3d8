/**
 * Which pages a browser may make ready before they are asked for. `moderate` means once a visitor
 * rests on a link or begins to press it, so the page is there when the finger lifts.
 *
 * https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API
 */
export const speculationRules = {
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: ['/assets/*', '/uploads/*'] } },
          { not: { selector_matches: ['[target=_blank]', '[download]', '[data-lightbox]'] } },
          // Places within the page that is shown already.
          { not: { selector_matches: ['[href^="#"]', '[aria-current=page]'] } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
}
