import type { Delivery, Sign, Success } from './delivery.ts'

import { problemsIn, type Problem } from './problems.ts'

/** Why a message is not known to have arrived, as far as a visitor can tell reasons apart. */
export type Reason =
  /** Nothing was sent, because there is no connection. */
  | 'offline'
  /** The request failed or was blocked, on its way there or on its way back. */
  | 'unreachable'
  /** No answer came in time. */
  | 'late'
  /** The answer says neither yes nor no. */
  | 'unclear'
  /** Too many messages at once. */
  | 'busy'
  /** The visitor has to change something. */
  | 'refused'
  /** The receiver is out of order, or not what it should be. */
  | 'broken'

export type Failure = {
  reason: Reason
  problems: Problem[]
  /** When a busy receiver takes messages again, if it says so. */
  retryAt?: Date
}

type Answer = {
  status: number
  body: string
  /** The header of that name. */
  retryAfter?: string | null
}

/** Refusals that only the studio can do something about. */
const UNUSABLE = new Set([401, 403, 404, 405, 410])
const UNUSABLE_FORM = /^(FORM_NOT_FOUND|PROJECT_NOT_FOUND|INACTIVE|BLOCKED)$/

/** A gateway that got no answer cannot know what became of the message. */
const GATEWAY = new Set([502, 504])

/** What an answer means: `sent` only where the receiver says so. */
export function verdict(delivery: Delivery, answer: Answer): 'sent' | Failure {
  const { status, body, retryAfter } = answer
  const said = parsed(body)
  const good = status >= 200 && status < 300
  if (good && isSuccess(delivery.success, said)) return 'sent'
  if (GATEWAY.has(status) || (good && !isDenial(delivery.success, said))) return failure('unclear')

  if (status === 429) return { ...failure('busy'), retryAt: retryTime(retryAfter) }
  if (status >= 500 || UNUSABLE.has(status) || namesUnusable(said)) return failure('broken')

  const problems = problemsIn(said, delivery)
  return problems.length > 0 ? failure('refused', problems) : failure('broken')
}

export function failure(reason: Reason, problems: Problem[] = []): Failure {
  return { reason, problems }
}

/** A captive portal may answer with a page of its own: that is not the receiver's success. */
function isSuccess(success: Success, said: Said | undefined): boolean {
  if (success === 'status') return !namesFailure(said)
  if (success === 'json') return said !== undefined && !namesFailure(said)
  return success.some((sign) => shows(said, sign))
}

function isDenial(success: Success, said: Said | undefined): boolean {
  if (namesFailure(said)) return true
  return Array.isArray(success) && success.some(({ field, is }) => is && said?.[field] != null)
}

function namesFailure(said: Said | undefined): boolean {
  const denied = [said?.success, said?.ok].some((value) => String(value) === 'false')
  return denied || [said?.error, said?.errors].flat().some(Boolean)
}

function shows(said: Said | undefined, { field, is }: Sign): boolean {
  const value = said?.[field]
  return is === undefined ? typeof value === 'string' && value !== '' : String(value) === is
}

/** The longest wait that is worth naming a time of day for, in ms. */
const LONGEST_WAIT_MS = 12 * 60 * 60 * 1000

/** Seconds or a date (RFC 9110, 10.2.3). Nothing where it is unreadable, past or far away. */
function retryTime(retryAfter?: string | null): Date | undefined {
  const now = Date.now()
  const time = retryAfter ? now + Number(retryAfter) * 1000 || Date.parse(retryAfter) : NaN
  return time > now && time - now <= LONGEST_WAIT_MS ? new Date(time) : undefined
}

type Said = Record<string, unknown>

function parsed(body: string): Said | undefined {
  try {
    const said: unknown = JSON.parse(body)
    const isObject = typeof said === 'object' && said !== null && !Array.isArray(said)
    return isObject ? (said as Said) : undefined
  } catch {
    return undefined
  }
}

function namesUnusable(said: Said | undefined): boolean {
  const errors = Array.isArray(said?.errors) ? said.errors : []
  return errors.some((error) => UNUSABLE_FORM.test(String(error?.code)))
}
