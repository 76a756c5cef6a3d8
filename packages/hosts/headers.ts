/** The other sites that pages use, as sources of a content-security policy. */
export type ThirdPartyOrigins = {
  /** Whose pages are shown inside ours. */
  frames: string[]
  /** Which of those may ask a visitor to pay. */
  payments: string[]
  /** Where scripts post inquiries to. */
  receivers: string[]
  /** Where a form may lead that posts by itself, and back. */
  forms: string[]
}

/** Headers of every answer whose path the pattern covers. A `*` at its end covers all below it. */
export type HeaderRule = { path: string; headers: Record<string, string> }

/** What every host must send with the site. Of two rules for one header, the later one holds. */
export function headerRules(origins: ThirdPartyOrigins): HeaderRule[] {
  return [
    {
      path: '/*',
      headers: {
        'Content-Security-Policy': contentSecurityPolicy(origins),
        'X-Content-Type-Options': 'nosniff',
        // The map's tile service refuses browsers that do not say which site they come from.
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Permissions-Policy': permissionsPolicy(origins),
        // A page that we open, such as the calendar in its own tab, may still close itself.
        'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
        'Speculation-Rules': '"/speculation-rules.json"',
        'Cache-Control': 'no-cache',
      },
    },
    { path: '/speculation-rules.json', headers: { 'Content-Type': SPECULATION_RULES } },
    // Names that change whenever what they name does.
    { path: '/assets/*', headers: FOREVER },
    { path: '/uploads/*', headers: FOREVER },
  ]
}

/** The headers that the rules give to one path. */
export function headersFor(rules: HeaderRule[], path: string): Record<string, string> {
  return Object.assign(
    {},
    ...rules.filter((rule) => covers(rule, path)).map((rule) => rule.headers),
  )
}

/** Whether a rule is about a path. */
export function covers({ path: pattern }: Pick<HeaderRule, 'path'>, path: string): boolean {
  return pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern
}

/** A picture opened by itself is shown by the browser's own page, which brings inline styles. */
const OWN_IMAGE_VIEW = "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'"

const FOREVER = {
  'Content-Security-Policy': OWN_IMAGE_VIEW,
  'Cache-Control': 'public, max-age=31536000, immutable',
}

const SPECULATION_RULES = 'application/speculationrules+json'

/**
 * Nothing is allowed but what a page needs. `upgrade-insecure-requests` is left out on purpose: it
 * would break the site wherever it is looked at over plain http, as on one's own machine.
 */
function contentSecurityPolicy({ frames, receivers, forms }: ThirdPartyOrigins): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "manifest-src 'self'",
    // A page asks its frames for a sign of life before it shows them.
    sources('connect-src', ["'self'", ...frames, ...receivers]),
    sources('frame-src', frames),
    // Where no script takes over, the form itself posts, or opens a message.
    sources('form-action', forms),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

function sources(directive: string, allowed: string[]): string {
  return [directive, ...new Set(allowed)].join(' ')
}

function permissionsPolicy({ payments }: ThirdPartyOrigins): string {
  const off = [
    'accelerometer',
    'camera',
    'display-capture',
    'geolocation',
    'gyroscope',
    'magnetometer',
    'microphone',
    'midi',
    'usb',
  ].map((feature) => `${feature}=()`)

  // Some packages are paid for when they are booked.
  const payees = payments.map((payee) => ` "${payee}"`).join('')
  return [...off, payees ? `payment=(self${payees})` : 'payment=()'].join(', ')
}
