import { serviceAt, type SchedulingService, type Service } from './services.ts'

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
 * sentence that begins with the address: `is no page …`.
 */
export type AddressResult<Result> = { result: Result } | { mistake: string }

/** The studio's calendar, from an https address. */
export function calendarAt(address: string): AddressResult<Calendar> {
  const { url, id, service, page } = opened(address)
  const frame = service.frame?.(url) ?? url
  const mistake = refusal(service, url, frame)
  if (mistake) return { mistake }
  if (service.unframed?.test(url.hostname)) {
    return {
      mistake:
        'is a short link, which cannot be shown in your page. Open it, and paste the long address ' +
        `it leads to, like ${service.example}.`,
    }
  }
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

function refusal({ name, example, refuses }: Service, ...urls: URL[]): string | undefined {
  const spots = urls.map(({ hostname, pathname }) => hostname + pathname.replace(/\/+$/, ''))
  if (!refuses.some((pattern) => spots.some((spot) => pattern.test(spot)))) return undefined
  return (
    `is no page of ${name} on which visitors can book. ` +
    `Paste the link you would send to a client, like ${example}.`
  )
}
