import type { AddressResult } from '../pasted/address.ts'
import { imitatedBy, serviceAt } from './service-at.ts'
import type { Colors, SchedulingService, Service } from './services.ts'
import { unframedMistake } from './unframed.ts'

/** The studio's calendar at its scheduling service. */
export type Calendar = {
  service: SchedulingService
  /** Address of the calendar for frames. The sample's, like its page, is a path of the site. */
  frame: string
  /** Address of the same calendar, for a new tab. */
  page: string
  /** Origins of the frame's pages, or `'self'`, for the CSP. No wildcards. */
  sources: string[]
  /** Whether visitors may pay in the frame. */
  payment: boolean
}

/** What examples write in place of a name. A stranger may have taken it. */
const PLACEHOLDER =
  /(^|[./])(your[-_]?(name|user(name)?|link|company|team|studio|business|domain)|user[-_]?name)(?=[./]|$)/i

const PLAIN: Colors = { paper: 'ffffff', ink: '000000' }

/** The studio's calendar, from an https address. */
export function calendarAt(address: string, colors = PLAIN): AddressResult<Calendar> {
  const { url, id, service, page } = opened(address)
  const frame = service.frame?.(url, colors) ?? url
  const mistake = refusal(service, url, frame) ?? unframedMistake(url, service.example)
  if (mistake) return { mistake }
  const sources = [...new Set([frame.origin, ...(service.sources?.(frame) ?? [])])]
  const payment = !service.free
  return { result: { service: id, frame: frame.href, page: page.href, sources, payment } }
}

/** The booking page of a package, from an https address. */
export function bookingPageAt(address: string): AddressResult<string> {
  const { url, service, page } = opened(address)
  const mistake = refusal(service, url, page)
  return mistake ? { mistake } : { result: page.href }
}

/** An address without user name and password, its service, and the page to book on there. */
function opened(address: string) {
  const url = new URL(address)
  url.username = ''
  url.password = ''
  const [id, service] = serviceAt(url)
  return { url, id, service, page: service.page?.(url) ?? url }
}

function refusal(service: Service, ...urls: URL[]): string | undefined {
  const { name, example, refuses, nobodys } = service
  const spots = urls.map(({ hostname, pathname }) => hostname + pathname.replace(/\/+$/, ''))
  const isExample = urls.some(({ href }) => href === new URL(example).href)
  if (isExample || spots.some((spot) => PLACEHOLDER.test(spot))) {
    return 'is an example, with another name than yours. Paste the link you would send to a client.'
  }
  const imitated = imitatedBy(urls[0]!)
  if (imitated) return `is not an address of ${imitated.name}. Write it like ${imitated.example}.`

  const isRefused = refuses.some((pattern) => spots.some((spot) => pattern.test(spot)))
  if (!isRefused && !nobodys?.(urls[0]!)) return undefined
  return (
    `is no page of ${name} on which visitors can book. ` +
    `Paste the link you would send to a client, like ${example}.`
  )
}
