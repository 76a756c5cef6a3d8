/** A scheduling service: how its addresses and snippets are recognized, and how its pages are framed. */
export type Service = {
  name: string
  /** The hosts of its booking pages. */
  hosts: RegExp
  /** The path and query of its pages on hosts of studios. */
  elsewhere?: RegExp
  /** The address that a snippet of the service means, but does not hold. */
  meant?: (snippet: string) => string | undefined
  /** Whether the service never asks visitors to pay. */
  free?: true
  /** Changes any address of a calendar to the one that visitors know. */
  tidy?: (url: URL) => void
  /** Parameters that only frames have. An owner's own values stay. */
  framed?: Record<string, string>
  /** Changes the address to the one for frames. */
  frame?: (url: URL, colors: Colors) => void
  /** Changes the address to the one for a new tab. */
  page?: (url: URL) => void
  /** Other origins whose pages the frame may navigate to. */
  sources?: (frame: URL) => string[]
}

/** The colors of the page around a calendar, as six hexadecimal digits, where a service takes them. */
export type Colors = { paper: string; ink: string }

/** Both formats of a Square booking page with two ids: a merchant’s, and a location’s in capitals. */
const SQUARE_PAGES = [
  /^\/appointments\/([a-z\d-]+)\/location\/([A-Z\d]+)(?:\/|$)/,
  /^\/appointments\/book\/([a-z\d-]+)\/([A-Z\d]+)(?:\/|$)/,
]

/** Known services, and any other page that allows frames. */
export const SERVICES = {
  acuity: {
    name: 'Acuity Scheduling',
    hosts: /(^|\.)(acuityscheduling\.com|squarespacescheduling\.com|as\.me)$/,
    elsewhere: /^\/schedule\.php\?(.*&)?owner=\d/,
    framed: { ref: 'embedded_csp' },
    // A studio's own host may redirect to these.
    sources: () => ['https://app.acuityscheduling.com', 'https://app.squarespacescheduling.com'],
  },

  cal: {
    name: 'Cal.com',
    hosts: /(^|\.)cal\.(com|eu)$/,
    // Its snippets name a path, and a server where it is not the usual one.
    meant(snippet) {
      const link = valueOf(snippet, 'data-cal-link|calLink')
      if (!link || /^(https?:)?\/\/|^(app\.)?cal\./.test(link)) return link
      const origin = valueOf(snippet, ORIGIN)
      // A server in a variable cannot be known. Another one may have a stranger of that name.
      if (!origin && new RegExp(String.raw`(?<![\w-])(${ORIGIN})["']? ?[:=]`).test(snippet))
        return undefined
      const [, script] = /["'`]([^\s"'`]+)\/embed[\w-]*\/embed\.js/.exec(snippet) ?? []
      return below(origin ?? script ?? 'https://cal.com', link)
    },
    // Its page at `/embed` stays hidden until its script sends a message.
    tidy(url) {
      url.hostname = url.hostname.replace(/^(www|app)\.(?=cal\.)/, '')
      const parts = url.pathname.split('/')
      const last = parts.findLastIndex((part) => part !== '' && part !== 'embed') + 1
      if (parts.includes('embed', last)) url.pathname = parts.slice(0, last).join('/')
      remove(url, 'embed')
    },
    frame: (url) => add(url, { theme: 'light' }),
    // An account is on one of its two servers, and a stranger may have its name on the other.
    sources: ({ hostname }) =>
      ['', 'app.'].map((name) => `https://${name}cal.${hostname.split('.').at(-1)}`),
  },

  calendly: {
    name: 'Calendly',
    hosts: /^(www\.)?calendly\.com$/,
    tidy: (url) => void (url.hostname = 'calendly.com'),
    // Without `embed_domain` its frame sends no messages.
    framed: { embed_domain: '1', embed_type: 'Inline' },
    frame: (url, { paper, ink }) =>
      add(url, { background_color: paper, text_color: ink, primary_color: ink }),
  },

  google: {
    name: 'Google Calendar',
    hosts: /^calendar\.google\.com$/,
    free: true,
    // Without the number of the owner's own account.
    tidy: (url) =>
      void (url.pathname = url.pathname.replace(/^\/calendar(\/u\/\d+)+\//, '/calendar/')),
    framed: { gv: 'true' },
  },

  setmore: {
    name: 'Setmore',
    hosts: /(^|\.)setmore\.com$/,
    sources: () => ['https://booking.setmore.com'],
  },

  simplybook: {
    name: 'SimplyBook.me',
    hosts: /(^|\.)simplybook\.[a-z]{2,4}$/,
    frame: (url) => void (url.pathname = /^\/(v2)?$/.test(url.pathname) ? '/v2/' : url.pathname),
  },

  square: {
    name: 'Square Appointments',
    hosts: /(^|\.)(squareup\.com|square\.site)$/,
    // The page that its script puts into a frame.
    meant(snippet) {
      const [, page] =
        /\/\/([\w.-]+\/appointments\/buyer\/widget\/[\w-]+\/[\w-]+)/.exec(snippet) ?? []
      return page && `https://${page}`
    },
    frame(url) {
      const [, who, where] = SQUARE_PAGES.flatMap((form) => form.exec(url.pathname) ?? [])
      if (!who || !where) return
      url.host = 'square.site'
      url.pathname = `/appointments/buyer/widget/${who}/${where}`
    },
    sources: () => [
      'https://square.site',
      'https://squareup.com',
      'https://app.squareup.com',
      'https://book.squareup.com',
    ],
  },

  tidycal: {
    name: 'TidyCal',
    hosts: /^(www\.)?tidycal\.com$/,
    meant(snippet) {
      const path = /tidycal/i.test(snippet) ? valueOf(snippet, 'data-path') : undefined
      return path && below('https://tidycal.com', path)
    },
    tidy: (url) => void (url.hostname = 'tidycal.com'),
  },

  youcanbookme: {
    name: 'YouCanBookMe',
    hosts: /(^|\.)(youcanbook|ycb)\.me$/,
    meant(snippet) {
      const who = /\bycb\.me|youcanbook/.test(snippet) ? valueOf(snippet, 'data-domain') : undefined
      return who && `https://${who.includes('.') ? who : `${who}.youcanbook.me`}`
    },
    framed: { noframe: 'true', skipHeaderFooter: 'true' },
    // One of its two names may hand over to the other.
    sources: ({ hostname }) =>
      ['youcanbook.me', 'ycb.me'].map((host) => `https://${hostname.split('.')[0]}.${host}`),
  },

  // The part after the # says what is booked; the path only says whether it is for a frame.
  zoho: {
    name: 'Zoho Bookings',
    hosts: /(^|\.)(zohobookings|bookings\.zoho)\.[a-z]{2,3}(\.[a-z]{2})?$/,
    frame: (url) => void (url.pathname = url.pathname === '/' ? '/portal-embed' : url.pathname),
    page: (url) =>
      void (url.pathname = /^\/portal-embed\/?$/.test(url.pathname) ? '/' : url.pathname),
  },

  other: { name: 'your scheduling service', hosts: /./ },
} satisfies Record<string, Service>

export type SchedulingService = keyof typeof SERVICES

/** Adds parameters that the query does not have yet. */
export function add(url: URL, parameters: Record<string, string>): void {
  for (const [name, value] of Object.entries(parameters)) {
    if (!url.searchParams.has(name)) url.searchParams.append(name, value)
  }
}

/** Removes parameters. */
export function remove(url: URL, ...names: string[]): void {
  for (const name of names) {
    // `delete` reformats the whole query, even if there is nothing to delete.
    if (url.searchParams.has(name)) url.searchParams.delete(name)
  }
}

function below(origin: string, path: string): string {
  return path.includes('//') ? path : `${origin.replace(/\/$/, '')}/${path.replace(/^\/+/, '')}`
}

const ORIGIN = 'data-cal-origin|calOrigin|origin'

/** The text in quotes that a snippet gives to one of these names: of an attribute, or of a field in code. */
function valueOf(snippet: string, names: string): string | undefined {
  const given = String.raw`(?<![\w-])(?:${names})["']? ?[:=] ?\{? ?["'\x60]([\w./:?&=%~+-]+)["'\x60]`
  return new RegExp(given).exec(snippet)?.[1]
}
