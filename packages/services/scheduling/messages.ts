import type { SchedulingService } from './services.ts'

/** A message of a scheduling page. Empty if it has no information for us. */
export type FrameMessage = {
  /** A visitor has booked. */
  booked?: true
  /** The height of its page, in px. */
  height?: number
}

type Reader = (data: unknown) => FrameMessage | undefined

/** Messages that are documented, or have been stable for years. Other services send none. */
const READERS: Partial<Record<SchedulingService, Reader>> = {
  acuity: readAcuity,
  cal: readCal,
  calendly: readCalendly,
  youcanbookme: readHeight,
}

/** Services that always send a message soon after they load. */
export const MESSAGE_SENDERS: SchedulingService[] = ['calendly']

/** Parses a message of a service's page. Undefined if it is not one that we know. */
export function parseMessage(service: SchedulingService, data: unknown): FrameMessage | undefined {
  return READERS[service]?.(data)
}

/** https://developer.calendly.com/notifying-the-parent-window */
function readCalendly(data: unknown): FrameMessage | undefined {
  const { event, payload } = fields(data)
  if (typeof event !== 'string' || !event.startsWith('calendly.')) return undefined

  if (event === 'calendly.page_height') return readHeight(fields(payload).height) ?? {}
  if (event !== 'calendly.event_scheduled') return {}

  const { event: meeting, invitee } = fields(payload)
  const booked = isAddress(fields(meeting).uri) && isAddress(fields(invitee).uri)
  return booked ? { booked } : undefined
}

/** A booking by Cal.com's embed. The event has its name twice. */
function readCal(data: unknown): FrameMessage | undefined {
  const { originator, type, fullType, data: details } = fields(data)
  if (originator !== 'CAL' || typeof type !== 'string' || typeof fullType !== 'string') {
    return undefined
  }
  if (type !== 'bookingSuccessfulV2') return {}

  const whole = /^CAL:[^:]*:bookingSuccessfulV2$/.test(fullType) && isObject(details)
  return whole ? { booked: true } : undefined
}

/** `sizing:` and a height in px. */
function readAcuity(data: unknown): FrameMessage | undefined {
  const sizing = typeof data === 'string' ? /^sizing:(.+)$/.exec(data)?.[1] : undefined
  return readHeight(sizing)
}

/** A height in px, as a number or as text with or without `px`. */
function readHeight(data: unknown): FrameMessage | undefined {
  const written = typeof data === 'string' && /^\d{1,6}(\.\d{1,6})?(px)?$/.test(data)
  const height = written ? Number.parseFloat(data) : data
  const isHeight = typeof height === 'number' && Number.isFinite(height) && height > 0
  return isHeight ? { height } : undefined
}

function fields(value: unknown): Record<string, unknown> {
  return isObject(value) ? value : {}
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function isAddress(value: unknown): boolean {
  return typeof value === 'string' && value.startsWith('https://')
}
