import { refusal } from './refusals.ts'
import { serviceAt, type SchedulingService } from './services.ts'

/** The studio's calendar at its scheduling service. */
export type Calendar = {
  service: SchedulingService
  /** Address of the calendar for frames. */
  frame: string
  /** Address of the same calendar, for a new tab. */
  page: string
  /** Origins of the frame's pages, for the CSP. No wildcards. */
  sources: string[]
  /** Whether visitors may pay in the frame. */
  payment: boolean
}

/**
 * A result, or why the address cannot be used and what to paste instead. The mistake continues a
 * sentence that begins with the address: `is your admin page …`.
 */
export type AddressResult<Result> = { result: Result } | { mistake: string }

/** The studio's calendar, from an https address. */
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

/** The booking page of a package, from an https address. */
export function bookingPageAt(address: string): AddressResult<string> {
  const url = openUrl(address)
  const [, service] = serviceAt(url)
  const page = service.page?.(url) ?? url

  const mistake = refusal(service, [url, page], service.refuses)
  return mistake ? { mistake } : { result: page.href }
}

/** Without user name and password. */
function openUrl(address: string): URL {
  const url = new URL(address)
  url.username = ''
  url.password = ''
  return url
}
