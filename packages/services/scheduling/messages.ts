import type { SchedulingService } from './services.ts'

/** What a scheduling page said of itself. Empty when it only said that it is there. */
export type FrameMessage = {
  /** A visitor has booked. */
  booked?: true
  /** How high its page is, in px. */
  height?: number
}

type Reader = (data: unknown) => FrameMessage | undefined

/** Only what the services document, or have long been seen to send. The others say nothing. */
const READERS: Partial<Record<SchedulingService, Reader>> = {
  acuity: readAcuity,
  cal: readCal,
  calendly: readCalendly,
  youcanbookme: readHeight,
}

/** Services that can be relied on to say something soon after they load. */
export const TALKERS: SchedulingService[] = ['calendly']

/** What a message of this service's page means, or nothing where it means nothing here. */
export function understand(service: SchedulingService, data: unknown): FrameMessage | undefined {
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

/** The event of Cal.com's embed that carries its name twice. */
function readCal(data: unknown): FrameMessage | undefined {
  const { originator, type, fullType, data: details } = fields(data)
  if (originator !== 'CAL' || typeof type !== 'string' || typeof fullType !== 'string') {
    return undefined
  }
  if (type !== 'bookingSuccessfulV2') return {}

  const whole = /^CAL:[^:]*:bookingSuccessfulV2$/.test(fullType) && isObject(details)
  return whole ? { booked: true } : undefined
}

/** `sizing:` and a number of px. */
function readAcuity(data: unknown): FrameMessage | undefined {
  const sizing = typeof data === 'string' ? /^sizing:(.+)$/.exec(data)?.[1] : undefined
  return readHeight(sizing)
}

/** A number of px, or one written as in a stylesheet. */
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
