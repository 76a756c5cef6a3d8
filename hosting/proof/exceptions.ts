const NETWORK = 'Its network does this, not the part of it that can be started here; not tried.'
const NO_PARTS = 'Sends the whole file, which HTTP leaves a server free to do.'
const MOVES_INDEX = 'Leads to `/`: the host clears away `index` by itself.'
const MOVES_ODD = 'Leads (307) to the same address, tidily encoded, and there is nothing.'
const BY_ITS_OWN_FILES =
  'Netlify leads there by itself (“Pretty URLs”); a rule for it would be the same path to Netlify, and lead in circles.'
const FILES_ARE_PUBLIC = 'Every file of the folder has an address there; nothing in it is secret.'
const THROWS = 'The part that can be started here fails with 500; not tried on its network.'

/** What a server cannot do, by its name and the sentence of the question, and why. */
export const exceptions: Record<string, Record<string, string>> = {
  'npm start': {
    'https is insisted on for two years':
      'Is plain http, on one’s own machine; browsers would ignore it.',
  },

  Cloudflare: {
    'The 404 page itself is no page': '`/404` is a file like any other there, and answers 200.',
    '`/index` is no page': MOVES_INDEX,
    'Who takes Brotli gets pages, styles and scripts so': NETWORK,
    'Shared caches keep the forms of a file apart': NETWORK,
    'A photograph can be had in parts': NO_PARTS,
    'A part beyond its end is refused': NO_PARTS,
    'Nor where a browser holds several versions':
      'Compares with one tag only, and sends the page again.',
    'Nor where it knows only the date': 'Goes by tags, and sends no date.',
    'Nor with encoded ones': MOVES_ODD,
    'An address that is no address is refused': MOVES_ODD,
  },

  Firebase: {
    'The 404 page itself is no page': '`/404.html` leads to `/404`, and there the status is 404.',
    '`/index` is no page': MOVES_INDEX,
    'What is posted to a page is refused': 'Takes every method for GET.',
    'An answer of 304 takes no policy away': NETWORK,
    'Who takes Brotli gets pages, styles and scripts so': NETWORK,
    'Who takes gzip alone gets that': NETWORK,
    'Shared caches keep the forms of a file apart': NETWORK,
    'The 404 page is compressed like any other': NETWORK,
    'A photograph can be had in parts': NO_PARTS,
    'A part beyond its end is refused': NO_PARTS,
    'What has not changed is not sent again': NETWORK,
    'Nor where a browser holds several versions': NETWORK,
    'Nor where it knows only the date': NETWORK,
    'An address that is no address is refused': THROWS,
    'A very long address is refused': THROWS,
  },

  Netlify: {
    'A path with a slash leads to the page, for good': BY_ITS_OWN_FILES,
    '`/about/index.html` and `/index.html` lead to the page, for good':
      '`/index.html` is a file like any other there; its `link rel="canonical"` tells which path is meant.',
    '`/about.html` leads to the page, for good': BY_ITS_OWN_FILES,
    'A redirect keeps the query': BY_ITS_OWN_FILES,
    'The 404 page itself is no page': '`/404` is a file like any other there, and answers 200.',
    '`/index` is no page': 'Is `index.html` there, as `/about` is `about.html`.',
    'What is posted to a page is refused': 'Takes every method for GET.',
    'So is one deep down, and one below a page': '`/about.html/` is `/about.html` there.',
    'What is there for hosts cannot be read': FILES_ARE_PUBLIC,
    'The compressed forms of a file have no address': FILES_ARE_PUBLIC,
    'So does a redirect': 'Sends headers with files only.',
    'An answer of 304 takes no policy away': NETWORK,
    'Who takes Brotli gets pages, styles and scripts so': NETWORK,
    'Who takes gzip alone gets that': NETWORK,
    'Shared caches keep the forms of a file apart': NETWORK,
    'The 404 page is compressed like any other': NETWORK,
    'A photograph can be had in parts': NETWORK,
    'A part beyond its end is refused': NETWORK,
    'Every file has a tag or a date that tells its versions apart': NETWORK,
    'What has not changed is not sent again': NETWORK,
    'Nor where a browser holds several versions': NETWORK,
    'Nor where it knows only the date': NETWORK,
    'An address that is no address is refused': THROWS,
  },
}
