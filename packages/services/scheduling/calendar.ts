import { refusal } from './refusals.ts'
import { serviceAt, type SchedulingService } from './services.ts'

/** The studio's calendar at its scheduling service. */
export type Calendar = {
  service: SchedulingService
  /** What the frame shows. */
  frame: string
  /** The same calendar, for a tab of its own. */
  page: string
  /** Whose pages the frame may show, as sources of a content-security policy: origins, no wildcards. */
  sources: string[]
  /** Whether visitors may be asked to pay in the frame. */
  payment: boolean
}

/**
 * What an address leads to, or why it cannot be used and what to paste instead. A mistake continues
 * a sentence that begins with the address: `is your admin page …`.
 */
export type AddressResult<Result> = { result: Result } | { mistake: string }

/** The studio's calendar for the frame and the link next to it, from an https address. */
export function calendarAt(address: string): AddressResult<Calendar> {
  const url = openUrl(address)
  const [id, service] = serviceAt(url)
  const frame = service.frame?.(url) ?? url

  const mistake = refusal(service, [url, frame], { ...service.refuses, ...service.unframed })
  if (mistake) return { mistake }

  const page = service.page?.(url) ?? url
  const sources = [...new Set([frame.origin, ...(service.sources?.(frame) ?? [])])]
  const payment = !service.free
  return { result: { service: id, frame: frame.href, page: page.href, sources, payment } }
}

/** The address of the page on which one package is booked, at an https address. */
export function bookingPageAt(address: string): AddressResult<string> {
  const url = openUrl(address)
  const [, service] = serviceAt(url)
  const page = service.page?.(url) ?? url

  const mistake = refusal(service, [url, page], service.refuses)
  return mistake ? { mistake } : { result: page.href }
}

/** A user name and password in the address are dropped. */
function openUrl(address: string): URL {
  const url = new URL(address)
  url.username = ''
  url.password = ''
  return url
}
