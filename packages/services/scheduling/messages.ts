import type { Calendar } from './resolve-calendar.ts'

/** A message of a scheduling page. Empty if the message has no information for us. */
export type FrameMessage = {
  /** A visitor has booked. */
  booked?: true
  /** The height of its page, in px. */
  height?: number
}

type Reader = (data: unknown) => FrameMessage | undefined

/** Readers of messages that are documented, or have been stable for years. Messages of other services are ignored. */
const READERS: Partial<Record<Calendar['service'], Reader>> = {
  acuity: readAcuity,
  cal: readCal,
  calendly: readCalendly,
  youcanbookme: readHeight,
}

/** Services that always send a message soon after they load. */
export const MESSAGE_SENDERS: Calendar['service'][] = ['calendly']

/** Parses a message of a service's page. Undefined for an unknown message. */
export function parseMessage(
  service: Calendar['service'],
  data: unknown,
): FrameMessage | undefined {
  return READERS[service]?.(data)
}

/** https://developer.calendly.com/notifying-the-parent-window */
function readCalendly(data: unknown): FrameMessage | undefined {
  const { event, payload } = fields(data)
  if (typeof event !== 'string' || !event.startsWith('calendly.')) return undefined
  if (event === 'calendly.event_scheduled') return { booked: true }
  return (event === 'calendly.page_height' && readHeight(fields(payload).height)) || {}
}

/** A message of Cal.com's embed. */
function readCal(data: unknown): FrameMessage | undefined {
  const { originator, type } = fields(data)
  if (originator !== 'CAL') return undefined
  return type === 'bookingSuccessfulV2' ? { booked: true } : {}
}

/** `sizing:` and a height in px. */
function readAcuity(data: unknown): FrameMessage | undefined {
  return readHeight(typeof data === 'string' && /^sizing:(.+)$/.exec(data)?.[1])
}

/** A height in px, as a number or as text with or without `px`. */
function readHeight(data: unknown): FrameMessage | undefined {
  const written = typeof data === 'string' && /^\d{1,6}(\.\d{1,6})?(px)?$/.test(data)
  const height = written ? Number.parseFloat(data) : data
  const isHeight = typeof height === 'number' && Number.isFinite(height) && height > 0
  return isHeight ? { height } : undefined
}

function fields(value: unknown): Record<string, unknown> {
  return typeof value === 'object' ? { ...value } : {}
}
