import { at, withoutQuery, withQuery } from './address-parts.ts'
import { calPage, googlePage, squarePage, squareWidget } from './page-addresses.ts'

/** A scheduling service: how to recognize its addresses, and how to change them. */
export type Service = {
  name: string
  /** An example of a valid address. */
  example: string
  /** Its host names, including those of scripts and admin pages. */
  hosts: RegExp
  /** Scripts, home, admin and other pages without booking, by host and path, without a trailing slash. */
  refuses: RegExp[]
  /** Pages and queries of its own on the hosts of studios. */
  elsewhere?: RegExp
  /** Whether an address lacks what says whose calendar it is. */
  nobodys?: (url: URL) => boolean
  /** Never asks visitors to pay. */
  free?: true
  /** The address for frames. It keeps the owner's query parameters. */
  frame?: (url: URL, colors: Colors) => URL
  /** The address for a new tab. */
  page?: (url: URL) => URL
  /** Other origins whose pages the frame may navigate to. */
  sources?: (frame: URL) => string[]
}

/** Without `embed_domain` Calendly's frame sends no messages. */
const CALENDLY_FRAME = { embed_domain: '1', embed_type: 'Inline' }

/** The colors of the page around a calendar, as six hexadecimal digits, where a service takes them. */
export type Colors = { paper: string; ink: string }

const YOUCANBOOKME_FRAME = { noframe: 'true', skipHeaderFooter: 'true' }

/** Known services, and any other page that allows frames. */
export const SERVICES = {
  acuity: {
    name: 'Acuity Scheduling',
    example: 'https://app.acuityscheduling.com/schedule.php?owner=12345678',
    hosts: /(^|\.)(acuityscheduling\.com|squarespacescheduling\.com|as\.me)$/,
    refuses: [
      /^(embed|secure)\.|^(www\.)?as\.me$/,
      /^((www|app)\.)?(acuityscheduling|squarespacescheduling)\.com(?!\/schedule(\.php|\/|$))/i,
    ],
    elsewhere: /^\/schedule\.php\?(.*&)?owner=\d/,
    nobodys: ({ hostname, pathname, searchParams }) =>
      /^((www|app)\.)?[a-z]+scheduling\.com$/.test(hostname) &&
      /^\/schedule(\.php)?\/?$/.test(pathname) &&
      !searchParams.has('owner'),
    frame: (url) => withQuery(url, { ref: 'embedded_csp' }),
    page: (url) => withoutQuery(url, 'ref'),
    // A studio's own host may redirect to these.
    sources: () => ['https://app.acuityscheduling.com', 'https://app.squarespacescheduling.com'],
  },

  // Not `/embed`, which stays hidden until Cal.com's script sends it a message.
  cal: {
    name: 'Cal.com',
    example: 'https://cal.com/your-name',
    hosts: /(^|\.)cal\.(com|eu)$/,
    refuses: [
      /^((www|app)\.)?cal\.(com|eu)$/i,
      /^((www|app)\.)?cal\.(com|eu)\/(apps|auth|availability|bookings|embed|event-types|getting-started|insights|login|settings|signup|teams|workflows)(\/|$)/i,
    ],
    frame: (url) => withQuery(calPage(url), { theme: 'light' }),
    page: calPage,
    // An account is on one of its two servers, and a stranger may have its name on the other.
    sources: ({ hostname }) =>
      ['', 'app.'].map((name) => `https://${name}cal.${hostname.split('.').at(-1)}`),
  },

  calendly: {
    name: 'Calendly',
    example: 'https://calendly.com/your-name',
    hosts: /^((www|assets|api)\.)?calendly\.com$/,
    refuses: [
      /^(assets|api)\.|^(www\.)?calendly\.com$/,
      /^(www\.)?calendly\.com\/(account|admin|app|availability|billing|contacts|dashboard|event_types|integrations|login|organization|scheduled_events|signup|users|workflows)(\/|$)/i,
    ],
    frame: (url, { paper, ink }) =>
      withQuery(at(url, { host: 'calendly.com' }), {
        ...CALENDLY_FRAME,
        background_color: paper,
        text_color: ink,
        primary_color: ink,
      }),
    page: (url) => withoutQuery(at(url, { host: 'calendly.com' }), ...Object.keys(CALENDLY_FRAME)),
  },

  google: {
    name: 'Google Calendar',
    example: 'https://calendar.google.com/calendar/appointments/schedules/AcZss…',
    hosts: /^calendar\.google\.com$|^calendar\.app\.google$/,
    refuses: [
      /^calendar\.google\.com(?!\/calendar(\/u\/\d+)?\/(appointments\/.|selfsched(\/|$)))/,
      /\/appointments\/schedules$/,
    ],
    nobodys: ({ pathname, searchParams }) =>
      pathname.includes('/selfsched') && !searchParams.has('sstoken'),
    free: true,
    frame: (url) => withQuery(googlePage(url), { gv: 'true' }),
    page: (url) => withoutQuery(googlePage(url), 'gv'),
  },

  setmore: {
    name: 'Setmore',
    example: 'https://your-name.setmore.com',
    hosts: /(^|\.)setmore\.com$/,
    refuses: [
      /^assets\.|\.js$|^((www|booking)\.)?setmore\.com$/,
      /^(my|go|app)\.setmore\.com(?!\/(bookingpage|scheduleappointment)\/)/,
    ],
    sources: () => ['https://booking.setmore.com'],
  },

  simplybook: {
    name: 'SimplyBook.me',
    example: 'https://your-name.simplybook.me',
    hosts: /(^|\.)simplybook\.[a-z]{2,4}$/,
    refuses: [/^((widget|www)\.)?simplybook\./, /^([\w-]+\.)?secure\./],
    frame: (url) => (/^\/(v2)?$/.test(url.pathname) ? at(url, { path: '/v2/' }) : url),
  },

  square: {
    name: 'Square Appointments',
    example: 'https://book.squareup.com/appointments/abc123/location/DEF456',
    hosts: /(^|\.)(squareup\.com|square\.site)$/,
    refuses: [
      /^([\w-]+\.square\.site(\/|$)|square\.site$)/,
      /^((www|app|book)\.)?squareup\.com$/,
      /^((www|app)\.)?squareup\.com\/((dashboard|login|signup|settings|i|[a-z]{2})(\/|$)|appointments(\/(calendar|overview|settings))?$)/i,
    ],
    frame: squareWidget,
    page: squarePage,
    sources: () => [
      'https://square.site',
      'https://squareup.com',
      'https://app.squareup.com',
      'https://book.squareup.com',
    ],
  },

  tidycal: {
    name: 'TidyCal',
    example: 'https://tidycal.com/your-name',
    hosts: /^((www|assets?)\.)?tidycal\.com$|^asset-tidycal\.b-cdn\.net$/,
    refuses: [
      /^assets?[.-]|\.js$|^(www\.)?tidycal\.com$/,
      /^(www\.)?tidycal\.com\/(availability|billing|booking-types|bookings|contacts|dashboard|integrations|login|register|settings)(\/|$)/i,
    ],
    frame: (url) => at(url, { host: 'tidycal.com' }),
    page: (url) => at(url, { host: 'tidycal.com' }),
  },

  youcanbookme: {
    name: 'YouCanBookMe',
    example: 'https://your-name.youcanbook.me',
    hosts: /(^|\.)(youcanbook|ycb)\.me$/,
    refuses: [/^((embed|app|www)\.)?(youcanbook|ycb)\.me(\/|$)/],
    frame: (url) => withQuery(url, YOUCANBOOKME_FRAME),
    page: (url) => withoutQuery(url, ...Object.keys(YOUCANBOOKME_FRAME)),
    // One of its two names may hand over to the other.
    sources: ({ hostname }) =>
      ['youcanbook.me', 'ycb.me'].map((host) => `https://${hostname.split('.')[0]}.${host}`),
  },

  // The part after the # says what is booked; the path only says whether it is for a frame.
  zoho: {
    name: 'Zoho Bookings',
    example: 'https://your-name.zohobookings.com/#/12345',
    hosts: /(^|\.)(zohobookings|bookings\.zoho)\.[a-z]{2,3}(\.[a-z]{2})?$/,
    refuses: [/^bookings\.zoho\.|^(www\.)?zohobookings\./],
    frame: (url) => (url.pathname === '/' ? at(url, { path: '/portal-embed' }) : url),
    page: (url) => (/^\/portal-embed\/?$/.test(url.pathname) ? at(url, { path: '/' }) : url),
  },

  other: {
    name: 'your scheduling service',
    example: 'https://book.example.com/your-name',
    hosts: /./,
    refuses: [
      /\.m?js$/i,
      // HoneyBook’s contact form and pictures.
      /^(widget\.honeybook\.com|(www\.)?honeybook\.com\/p\.png)/,
      // Scripts of Vagaro, and what its snippets say of itself.
      /^(www\.)?vagaro\.com(\/+(pro|resources)(\/|$)|$)/,
    ],
  },
} satisfies Record<string, Service>

export type SchedulingService = keyof typeof SERVICES
