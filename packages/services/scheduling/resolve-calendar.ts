import { addressIn, type AddressResult, plainText } from '../pasted.ts'
import {
  add,
  remove,
  SERVICES,
  type Colors,
  type SchedulingService,
  type Service,
} from './services.ts'

/** The studio's calendar at its scheduling service. */
export type Calendar = {
  service: SchedulingService
  /** Address of the calendar for frames. Both addresses of the sample calendar are paths of the site. */
  frame: string
  /** Address of the same calendar, for a new tab. */
  page: string
  /** Origins of the frame's pages, or `'self'`, for the CSP. No wildcards. */
  sources: string[]
  /** Whether visitors may pay in the frame. */
  payment: boolean
}

/** Words that examples have in place of a name. A stranger may have taken one as a name. */
const PLACEHOLDER =
  /(^|[./])(your[-_]?(name|user(name)?|link|company|team|studio|business|domain)|user[-_]?name)(?=[./]|$)/i

const PLAIN: Colors = { paper: 'ffffff', ink: '000000' }

const ROWS = Object.entries<Service>(SERVICES) as [SchedulingService, Service][]

/** The https address of a calendar in what an owner pasted: its address, or the snippet of its service. */
export function calendarAddressIn(pasted: string): AddressResult<string> {
  const text = plainText(pasted)
  const meant = ROWS.map(([, service]) => service.meant?.(text)).find(Boolean)
  return addressIn(meant ?? pasted, (url) => rowOf(url)[0] !== 'other')
}

/** The studio's calendar, from an https address. */
export function calendarAt(address: string, colors = PLAIN): AddressResult<Calendar> {
  const { id, service, frame, page } = opened(address, colors)
  const sources = [...new Set([frame.origin, ...(service.sources?.(frame) ?? [])])]
  const payment = !service.free
  return (
    refusal(page) ?? {
      result: { service: id, frame: frame.href, page: page.href, sources, payment },
    }
  )
}

/** The booking page of a package, from an https address. */
export function bookingPageAt(address: string): AddressResult<string> {
  const { page } = opened(address, PLAIN)
  return refusal(page) ?? { result: page.href }
}

/** The service of an address, with its pages for a frame and for a tab. User name and password are removed. */
function opened(address: string, colors: Colors) {
  const url = new URL(address)
  url.username = ''
  url.password = ''
  const [id, service] = rowOf(url)
  const { tidy, framed = {} } = service
  tidy?.(url)

  const frame = new URL(url)
  add(frame, framed)
  service.frame?.(frame, colors)
  const page = new URL(url)
  remove(page, ...Object.keys(framed))
  service.page?.(page)
  return { id, service, frame, page }
}

/** The first row of the table that an address belongs to. The last row takes all other addresses. */
function rowOf({ hostname, pathname, search }: URL) {
  return ROWS.find(
    ([, { hosts, elsewhere }]) => hosts.test(hostname) || elsewhere?.test(pathname + search),
  )!
}

function refusal({ hostname, pathname, search }: URL): { mistake: string } | undefined {
  const isExample = PLACEHOLDER.test(hostname + pathname) || search === '?owner=12345678'
  if (!isExample) return undefined
  return {
    mistake:
      'is an example, with another name than yours. Paste the link you would send to a client.',
  }
}

/** The setting of a studio that has no calendar yet. */
export const SAMPLE = 'sample'

/** The page of the site that stands in for a calendar. */
const PAGE = '/sample-calendar'

/** The calendar of a studio that has none yet. Its page speaks to the one around it as Calendly does. */
export const SAMPLE_CALENDAR: Calendar = {
  service: 'calendly',
  frame: PAGE,
  page: PAGE,
  sources: ["'self'"],
  payment: true,
}

/** Whether a calendar is the sample. */
export function isSample(calendar: Calendar | undefined): boolean {
  return calendar?.page === PAGE
}

/** The sample's own page of a package, by its index. */
export function samplePage(index: number): string {
  return `${PAGE}?package=${index + 1}`
}
