import { addressIn } from '@studio/services/scheduling/pasted'
import { serviceAt } from '@studio/services/scheduling/services'
import { shown } from '../content/messages/shown.ts'
import { atLocations, type Advice } from './advice.ts'
import { fieldAt } from './fields.ts'
import { mistyped } from './mistyped.ts'
import type { AdviceField, StudioFiles } from './read-studio.ts'

const TOPIC = 'Accounts'

/** Top-level domains on which nobody has a site (RFC 2606). */
const RESERVED = /\.(example|test|invalid|localhost)$/

/** Accounts that are there, but may not be the ones that were meant. */
export function accounts({ fields }: StudioFiles): Advice[] {
  const url = fieldAt(fields.filter(isAddress), 'studio', 'url')
  const email = fieldAt(fields, 'studio', 'email')
  const receiver = fieldAt(fields, 'studio', 'inquiries.receiver')
  const calendar = fieldAt(fields.filter(isAddress), 'studio', 'scheduling.calendar')
  const bookings = fields.filter(
    (field) => field.file === 'booking' && field.path.at(-1) === 'booking' && isAddress(field),
  )

  const host = url && hostOf(url)
  const isLive = host !== undefined && !RESERVED.test(host)
  const addresses = [calendar, ...bookings].filter((field) => field !== undefined)
  const elsewhere = calendar ? bookings.filter((one) => owner(one) !== owner(calendar)) : []

  return [
    ...(isLive && receiver?.value === 'none' ? atLocations(TOPIC, [receiver], NOBODY_READS) : []),
    ...(email ? spelling(email, email.value.split('@')[1], host) : []),
    ...addresses.flatMap((field) => spelling(field, hostOf(field))),
    ...atLocations(TOPIC, addresses.filter(lacksOwner), NO_OWNER),
    ...atLocations(
      TOPIC,
      elsewhere,
      `The calendar is at ${calendar && owner(calendar)}, and this package is booked elsewhere. ` +
        'Check that both are yours.',
    ),
  ]
}

const NOBODY_READS =
  'Visitors are thanked for their message, and it goes nowhere. Set a receiver: docs/connect.md says how.'

const NO_OWNER =
  'This Acuity link names no owner, so it may show someone else’s calendar or none. Copy it from ' +
  'Acuity again, with owner= and a number in it.'

function spelling(field: AdviceField, host: string | undefined, own?: string): Advice[] {
  const meant = host && mistyped(host, own)
  return meant
    ? atLocations(TOPIC, [field], `${shown(host)} looks mistyped. Did you mean ${meant}?`)
    : []
}

/** Whose address it is: the name of a known service, else the host. */
function owner(field: AdviceField): string {
  const url = new URL(addressIn(field.value))
  const [id, { name }] = serviceAt(url)
  return id === 'other' ? url.hostname : name
}

function lacksOwner(field: AdviceField): boolean {
  const { hostname, pathname, searchParams } = new URL(addressIn(field.value))
  const isShared = /^((www|app)\.)?(acuity|squarespace)scheduling\.com$/.test(hostname)
  return isShared && /^\/schedule(\.php)?\/?$/.test(pathname) && !searchParams.get('owner')
}

/** The owner may be typing it: the content is read again after a build. */
function isAddress({ value }: AdviceField): boolean {
  return URL.canParse(addressIn(value))
}

function hostOf({ value }: AdviceField): string {
  return new URL(addressIn(value)).hostname
}
