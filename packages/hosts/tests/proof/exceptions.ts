/** What is found then, and nothing else, and why it is left so. */
export type Exception = { finds: RegExp; why: string }

const IS_THERE = / answers 200$/
const IS_MOVED = / answers 30[17]$/
const FAILS = / answers 500$/
const SAYS_NOTHING = / has [\w-]+: nothing$/

const NETWORK = 'Its network does this, not the part of it that can be started here; not tried.'
const SENT_AGAIN = { finds: IS_THERE, why: NETWORK }
const NOT_COMPRESSED = { finds: SAYS_NOTHING, why: NETWORK }
const NO_PARTS = {
  finds: IS_THERE,
  why: 'Sends the whole file, which HTTP leaves a server free to do.',
}
const MOVES_INDEX = {
  finds: IS_MOVED,
  why: 'Leads to `/`: the host clears away `index` by itself.',
}
const MOVES_ODD = {
  finds: IS_MOVED,
  why: 'Leads (307) to the same address, tidily encoded, and there is nothing.',
}
const BY_ITS_OWN = {
  finds: IS_THERE,
  why: 'Netlify leads there by itself (“Pretty URLs”); a rule for it would be the same path to Netlify, and lead in circles.',
}
const IS_A_FILE = {
  finds: /\.html answers 200$/,
  why: 'Is a file like any other there; its `link rel="canonical"` tells which path is meant.',
}
const FILES_ARE_PUBLIC = {
  finds: IS_THERE,
  why: 'Every file of the folder has an address there; nothing in it is secret.',
}
const ANY_METHOD = { finds: IS_THERE, why: 'Takes every method for GET.' }
const PLAIN = 'Is plain http, on one’s own machine; browsers would ignore it.'
const THROWS = {
  finds: FAILS,
  why: 'The part that can be started here fails with 500; not tried on its network.',
}

/** What a server cannot do, by its name and the sentence of the question. */
export const exceptions: Record<string, Record<string, Exception>> = {
  'npm start': {
    'https is insisted on for two years': { finds: SAYS_NOTHING, why: PLAIN },
    'Mozilla’s Observatory gives every page an A+': {
      finds: / is given B\+: Strict-Transport-Security header not implemented\.$/,
      why: PLAIN,
    },
  },

  Cloudflare: {
    'The 404 page itself is no page': {
      finds: /\/404 answers 200$|\/404\.html answers 307$/,
      why: '`/404` is a file like any other there, and answers 200.',
    },
    '`/index` is no page': MOVES_INDEX,
    'Who takes Brotli gets pages, styles and scripts so': {
      finds: / has content-encoding: gzip$/,
      why: NETWORK,
    },
    'Shared caches keep the forms of a file apart': NOT_COMPRESSED,
    'A photograph can be had in parts': NO_PARTS,
    'A part beyond its end is refused': NO_PARTS,
    'Nor where a browser holds several versions': {
      finds: IS_THERE,
      why: 'Compares with one tag only, and sends the page again.',
    },
    'Nor where it knows only the date': {
      finds: IS_THERE,
      why: 'Goes by tags, and sends no date.',
    },
    'Nor with encoded ones': MOVES_ODD,
    'An address that is no address is refused': MOVES_ODD,
  },

  Firebase: {
    'The 404 page itself is no page': {
      finds: /\/404\.html answers 301$/,
      why: '`/404.html` leads to `/404`, and there the status is 404.',
    },
    '`/index` is no page': MOVES_INDEX,
    'What is posted to a page is refused': ANY_METHOD,
    'An answer of 304 takes no policy away': SENT_AGAIN,
    'Who takes Brotli gets pages, styles and scripts so': NOT_COMPRESSED,
    'Who takes gzip alone gets that': NOT_COMPRESSED,
    'Shared caches keep the forms of a file apart': NOT_COMPRESSED,
    'The 404 page is compressed like any other': NOT_COMPRESSED,
    'A photograph can be had in parts': NO_PARTS,
    'A part beyond its end is refused': NO_PARTS,
    'What has not changed is not sent again': SENT_AGAIN,
    'Nor where a browser holds several versions': SENT_AGAIN,
    'Nor where it knows only the date': SENT_AGAIN,
    'An address that is no address is refused': THROWS,
    'A very long address is refused': THROWS,
  },

  Netlify: {
    'A path with a slash leads to the page, for good': BY_ITS_OWN,
    '`/about/index.html` and `/index.html` lead to the page, for good': IS_A_FILE,
    '`/about.html` leads to the page, for good': IS_A_FILE,
    'A redirect keeps the query': BY_ITS_OWN,
    'The 404 page itself is no page': {
      finds: IS_THERE,
      why: '`/404` is a file like any other there, and answers 200.',
    },
    '`/index` is no page': {
      finds: IS_THERE,
      why: 'Is `index.html` there, as `/about` is `about.html`.',
    },
    'What is posted to a page is refused': ANY_METHOD,
    'So is one deep down, and one below a page': {
      finds: /\/about\.html\/ answers 200$/,
      why: '`/about.html/` is `/about.html` there.',
    },
    'What is there for hosts cannot be read': FILES_ARE_PUBLIC,
    'The compressed forms of a file have no address': FILES_ARE_PUBLIC,
    'So does a redirect': { finds: IS_THERE, why: 'Sends headers with files only.' },
    'An answer of 304 takes no policy away': SENT_AGAIN,
    'Who takes Brotli gets pages, styles and scripts so': NOT_COMPRESSED,
    'Who takes gzip alone gets that': NOT_COMPRESSED,
    'Shared caches keep the forms of a file apart': NOT_COMPRESSED,
    'The 404 page is compressed like any other': NOT_COMPRESSED,
    'A photograph can be had in parts': SENT_AGAIN,
    'A part beyond its end is refused': SENT_AGAIN,
    'Every file has a tag or a date that tells its versions apart': {
      finds: / has neither$/,
      why: NETWORK,
    },
    'What has not changed is not sent again': SENT_AGAIN,
    'Nor where a browser holds several versions': SENT_AGAIN,
    'Nor where it knows only the date': SENT_AGAIN,
    'An address that is no address is refused': THROWS,
  },
}
