/** What a server does instead, and why that is accepted. Anything else it does is a failure. */
type Exception = {
  why: string
  /** Matches the problems, as in `GET /index answers 200`. */
  finds: RegExp
  /** Of the questions. */
  titles: string[]
}

const IS_OK = / answers 200$/
const FAILS = {
  why: 'The package that runs here returns 500; its network was not tested.',
  finds: / answers 500$/,
}
const NETWORK = 'Only its network does this. Not tried.'
const PARTS = [
  'A photograph can be requested in parts',
  'The last bytes of a photograph can be requested',
  'A part beyond the end of a photograph is refused',
]
const WHOLE_FILE = { why: 'It sends the whole file, as HTTP allows.', finds: IS_OK, titles: PARTS }
const NO_COMPRESSION = {
  why: NETWORK,
  finds: / has [\w-]+: nothing$/,
  titles: [
    'Text is compressed by Brotli',
    'Text is compressed by gzip for clients without Brotli',
    'Shared caches keep the variants apart',
    'The 404 page is compressed, too',
  ],
}
const TAGS_AND_DATES = [
  'A client with several versions of a file gets 304',
  'A client that knows only the date of a file gets 304',
]
const NO_CONDITIONS = {
  why: NETWORK,
  finds: IS_OK,
  titles: [
    'A 304 does not change the policy',
    'An unchanged file is not sent again',
    ...TAGS_AND_DATES,
  ],
}
const ANY_METHOD = {
  why: 'It treats every method as GET.',
  finds: IS_OK,
  titles: ['POST is refused', 'TRACE is refused'],
}
const MISSING_INDEX = ['`/index` is missing']
const REDIRECTS_INDEX = {
  why: '`/index` redirects to `/`.',
  finds: / answers 30[17]$/,
  titles: MISSING_INDEX,
}
const PATH_OF_404 = ['The 404 page has no path of its own']
const ENCODED_SLASH = 'An encoded slash gets the 404 page with its security headers'

/** By the name of the server. */
export const exceptions: Record<string, Exception[]> = {
  'npm start': [
    {
      why: 'It is plain http, where browsers ignore HSTS.',
      finds: /Strict-Transport-Security(: nothing| header not implemented\.)$/,
      titles: [
        'Browsers must use https for two years',
        'Mozilla’s Observatory grades every page A+',
      ],
    },
  ],
  Apache: [
    {
      why: 'Set `TraceEnable off` in the server’s own settings.',
      finds: IS_OK,
      titles: ['TRACE is refused'],
    },
    {
      why: 'Apache refuses it before it reads `.htaccess`. Set `AllowEncodedSlashes NoDecode` in the server’s own settings.',
      finds: /no security headers$/,
      titles: [ENCODED_SLASH],
    },
  ],
  Cloudflare: [
    {
      why: '`/404` is a file.',
      finds: /\/404(\.html)? answers (200|307)$/,
      titles: PATH_OF_404,
    },
    REDIRECTS_INDEX,
    WHOLE_FILE,
    {
      why: NETWORK,
      finds: /: (nothing|gzip)$/,
      titles: ['Text is compressed by Brotli', 'Shared caches keep the variants apart'],
    },
    { why: 'It compares one tag only, and no dates.', finds: IS_OK, titles: TAGS_AND_DATES },
    {
      why: 'It redirects to another encoding of the path, which is missing.',
      finds: / answers 307$/,
      titles: [
        'Encoded dots do not leave the folder',
        'A malformed path is refused',
        ENCODED_SLASH,
      ],
    },
  ],
  Firebase: [
    {
      why: '`/404.html` redirects to `/404`, which is missing.',
      finds: /\/404\.html answers 301$/,
      titles: PATH_OF_404,
    },
    REDIRECTS_INDEX,
    WHOLE_FILE,
    ANY_METHOD,
    NO_COMPRESSION,
    NO_CONDITIONS,
    { ...FAILS, titles: ['A malformed path is refused', 'A path that is too long is refused'] },
  ],
  Netlify: [
    { ...FAILS, titles: ['A malformed path is refused', 'TRACE is refused'] },
    {
      why: '“Pretty URLs” redirects. A rule of ours would loop.',
      finds: IS_OK,
      titles: ['`/about/` redirects to the page', 'A redirect keeps the query'],
    },
    {
      why: 'It is a file. Its `link rel="canonical"` names the page.',
      finds: /\.html answers 200$/,
      titles: ['`/about.html` redirects to the page', '`/about/index.html` redirects to the page'],
    },
    { why: '`/404` is a file.', finds: IS_OK, titles: PATH_OF_404 },
    { why: '`/index` is `index.html`.', finds: IS_OK, titles: MISSING_INDEX },
    {
      why: '`/about.html/` is `about.html`.',
      finds: IS_OK,
      titles: ['A nested unknown path is the 404 page'],
    },
    {
      why: 'Every file has an address. None is secret.',
      finds: IS_OK,
      titles: ['Settings of hosts are hidden', 'Compressed variants are hidden'],
    },
    {
      why: 'Only files have headers.',
      finds: IS_OK,
      titles: ['A redirect has the security headers'],
    },
    { why: NETWORK, finds: IS_OK, titles: PARTS },
    { why: NETWORK, finds: / has neither$/, titles: ['Every file has a tag or a date'] },
    ANY_METHOD,
    NO_COMPRESSION,
    NO_CONDITIONS,
  ],
}
