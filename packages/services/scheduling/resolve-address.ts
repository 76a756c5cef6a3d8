import type { Calendar } from './calendar.ts'
import type { Refusal, Service } from './service.ts'
import { serviceAt } from './services.ts'

/**
 * What an address leads to, or why it cannot be used and what to paste instead. A mistake continues
 * a sentence that begins with the address: `is your admin page …`.
 */
export type AddressResult<Result> = { result: Result } | { mistake: string }

/** The studio's calendar for the frame and the link next to it, from an https address. */
export function calendarAt(address: string): AddressResult<Calendar> {
  const url = openUrl(address)
  const service = serviceAt(url)
  const frame = service.frame(url)

  const mistake = refusal(service, [url, frame], [...service.refuses, ...(service.unframed ?? [])])
  if (mistake) return { mistake }

  const page = service.page(url).href
  const sources = new Set([frame.origin, ...(service.sources?.(frame) ?? [])])
  const { id, payment } = service
  return { result: { service: id, frame: frame.href, page, sources: [...sources], payment } }
}

/** The address of the page on which one package is booked, at an https address. */
export function bookingPageAt(address: string): AddressResult<string> {
  const url = openUrl(address)
  const service = serviceAt(url)
  const page = service.page(url)

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

function refusal(service: Service, urls: URL[], refused: [RegExp, Refusal][]): string | undefined {
  const spots = urls.map(({ hostname, pathname }) => hostname + pathname.replace(/\/+$/, ''))
  const why = refused.find(([pattern]) => spots.some((spot) => pattern.test(spot)))?.[1]
  return why?.(service)
}
