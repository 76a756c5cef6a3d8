/** The services whose pages are shown inside ours. */
export type Addresses = {
  /** Where sessions are booked, as a full address. */
  calendar: string
  /** Where the map is drawn, as a full address. */
  map: string
}

/** Headers of every answer whose path the pattern covers. A `*` at its end covers all below it. */
export type HeaderRule = { path: string; headers: Record<string, string> }

/** What every host must send with the site. Of two rules for one header, the later one holds. */
export function headerRules(addresses: Addresses): HeaderRule[] {
  const calendar = new URL(addresses.calendar).origin
  const map = new URL(addresses.map).origin

  return [
    {
      path: '/*',
      headers: {
        'Content-Security-Policy': contentSecurityPolicy({ calendar, map }),
        'X-Content-Type-Options': 'nosniff',
        // The map's tile service refuses browsers that do not say which site they come from.
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Permissions-Policy': permissionsPolicy({ calendar }),
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
function contentSecurityPolicy({ calendar, map }: Addresses): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "manifest-src 'self'",
    // A page asks these two for a sign of life before it shows them.
    `connect-src 'self' ${calendar} ${map}`,
    `frame-src ${calendar} ${map}`,
    "form-action 'self' mailto:",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

function permissionsPolicy({ calendar }: Pick<Addresses, 'calendar'>): string {
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
  return [...off, `payment=(self "${calendar}")`].join(', ')
}

function covers({ path: pattern }: HeaderRule, path: string): boolean {
  return pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern
}
