/** The other sites that pages use, as sources of a content security policy (CSP). */
export type ThirdPartyOrigins = {
  /** Shown in frames: origins, or `'self'` where a page shows another one of the site. */
  frames: string[]
  /** Frames that may ask a visitor to pay. */
  payments: string[]
  /** Where scripts post inquiries to. */
  receivers: string[]
  /** Where a form without script may post to, and be redirected to. Nowhere if it is empty. */
  forms: string[]
}

/** The file with the header rules, for the preview. It is written last: without it a site is unfinished. */
export const HEADER_RULES = 'header-rules.json'

/** The site itself, as a source. */
const SELF = "'self'"

type Headers = Record<string, string>

/** Headers of answers whose path matches. `*` at the end matches everything below. */
export type HeaderRule = { path: string; headers: Headers }

/** What every host sends with the site. */
export type HeaderRules = {
  /** The headers of every answer, pages and the 404 page included. */
  general: Headers
  /** More headers of some files, in place of general ones of the same name. */
  special: HeaderRule[]
}

/** What the settings of every host are written from. */
export type SiteManifest = HeaderRules & {
  /** Canonical paths. */
  pages: string[]
  /** Every file that visitors may request, as a path from the root. */
  files: string[]
}

/** The headers of all files of a site that uses these other sites. */
export function headerRules(origins: ThirdPartyOrigins): HeaderRules {
  return {
    general: {
      'Content-Security-Policy': contentSecurityPolicy(origins),
      'X-Content-Type-Options': 'nosniff',
      // The map's tile service refuses requests without a referrer.
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': permissionsPolicy(origins),
      // A page that we open, such as the calendar in its own tab, may still close itself.
      'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
      'Speculation-Rules': '"/speculation-rules.json"',
      'Cache-Control': 'no-cache',
    },
    special: [
      {
        path: '/speculation-rules.json',
        headers: { 'Content-Type': 'application/speculationrules+json' },
      },
      // The names of these files change with their content.
      { path: '/assets/*', headers: HASHED_FILE },
      // Recompressed, a photograph would lose its grain.
      {
        path: '/uploads/*',
        headers: {
          ...HASHED_FILE,
          'Cache-Control': `${HASHED_FILE['Cache-Control']}, no-transform`,
        },
      },
    ],
  }
}

/** The rules with more headers for every answer. */
export function withGeneral<Rules extends HeaderRules>(rules: Rules, more: Headers): Rules {
  return { ...rules, general: { ...rules.general, ...more } }
}

/**
 * For hosts: browsers insist on https for two years. `npm run preview` goes without, because it is plain http.
 * Subdomains are not included: the studio's gallery or mail may be one of them.
 */
export const HSTS = { 'Strict-Transport-Security': 'max-age=63072000' }

/**
 * For servers that send compressed variants of their own. Nothing between them and visitors may rewrite a page
 * (`no-transform`, RFC 9111), as PageSpeed modules do. Hosts that compress on the way do not get this header: they
 * would stop compressing.
 */
export const NO_TRANSFORM = { 'Cache-Control': 'no-cache, no-transform' }

/** For a trial deployment, which no search engine should list. */
export const UNLISTED = { 'X-Robots-Tag': 'noindex' }

/** All headers of one path. */
export function headersFor({ general, special }: HeaderRules, path: string): Headers {
  return Object.assign(
    {},
    general,
    ...special.filter((rule) => appliesTo(rule, path)).map(({ headers }) => headers),
  )
}

/** The files that a rule applies to. */
export function filesOf(rule: HeaderRule, { files }: SiteManifest): string[] {
  return files.filter((file) => appliesTo(rule, file))
}

function appliesTo({ path: pattern }: HeaderRule, path: string): boolean {
  return pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern
}

/** A header's value in quotes, as the settings of nginx, Caddy and Apache have it. */
export function quoted(value: string): string {
  return `"${value.replace(/["\\]/g, '\\$&')}"`
}

const HASHED_FILE = {
  // A browser shows an image opened alone in a page of its own, which has inline styles.
  'Content-Security-Policy': "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'",
  'Cache-Control': 'public, max-age=31536000, immutable',
}

/**
 * Allows only what a page needs. `upgrade-insecure-requests` is left out on purpose: it would break
 * the site over plain http, as on localhost.
 */
function contentSecurityPolicy({ frames, receivers, forms }: ThirdPartyOrigins): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "manifest-src 'self'",
    // A page probes whether its frames answer before it shows them.
    directive('connect-src', ["'self'", ...frames, ...receivers]),
    directive('frame-src', frames),
    // Without JavaScript the browser posts the form.
    directive('form-action', forms),
    "base-uri 'none'",
    `frame-ancestors ${frames.includes(SELF) ? SELF : "'none'"}`,
  ].join('; ')
}

function directive(name: string, sources: string[]): string {
  return [name, ...new Set(sources.length > 0 ? sources : ["'none'"])].join(' ')
}

/** No page needs any of these. */
const POWERFUL_FEATURES =
  'accelerometer camera display-capture geolocation gyroscope magnetometer microphone midi usb'

function permissionsPolicy({ payments }: ThirdPartyOrigins): string {
  const off = POWERFUL_FEATURES.split(' ').map((feature) => `${feature}=()`)
  // Some packages are paid for when they are booked.
  const others = payments.filter((source) => source !== SELF).map((origin) => ` "${origin}"`)
  return [...off, payments.length > 0 ? `payment=(self${others.join('')})` : 'payment=()'].join(
    ', ',
  )
}
