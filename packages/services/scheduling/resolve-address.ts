import type { Calendar } from './calendar.ts'
import type { Refusal, Service } from './service.ts'
import { serviceAt } from './services.ts'

/**
 * What an address was turned into, or why it cannot be and what to paste instead. A mistake is read
 * after the address: `is your own desk …`.
 */
export type Turned<Result> = { result: Result } | { mistake: string }

/** What the frame and the link beside it need of the studio's calendar, at an https address. */
export function calendarAt(address: string): Turned<Calendar> {
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
export function bookingPageAt(address: string): Turned<string> {
  const url = openUrl(address)
  const service = serviceAt(url)
  const page = service.page(url)

  const mistake = refusal(service, [url, page], service.refuses)
  return mistake ? { mistake } : { result: page.href }
}

/** Nobody's name and password go along. */
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
