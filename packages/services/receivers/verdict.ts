import type { Delivery, Sign, Success } from './delivery.ts'

import { problemsIn, type Problem } from './problems.ts'

/** Why a message did not go through, as far as a visitor can tell reasons apart. */
export type Reason =
  /** Nothing was tried, because there is no connection. */
  | 'offline'
  /** The connection failed or was blocked. */
  | 'unreachable'
  /** No answer came in time. */
  | 'late'
  /** Too many messages at once. */
  | 'busy'
  /** Something is to be changed. */
  | 'refused'
  /** The receiver is out of order, or not what it should be. */
  | 'broken'

export type Failure = { reason: Reason; problems: Problem[] }

type Answer = { status: number; body: string }

/** Refusals that only the studio can do something about. */
const UNUSABLE = new Set([401, 403, 404, 405, 410])
const UNUSABLE_FORM = /^(FORM_NOT_FOUND|PROJECT_NOT_FOUND|INACTIVE|BLOCKED)$/

/** What an answer means: `sent` only where the receiver says so. */
export function verdict(delivery: Delivery, { status, body }: Answer): 'sent' | Failure {
  const said = parsed(body)
  const good = status >= 200 && status < 300
  if (good && isSuccess(delivery.success, said)) return 'sent'

  if (status === 429) return failure('busy')
  if (status >= 500 || UNUSABLE.has(status) || namesUnusable(said)) return failure('broken')

  const problems = problemsIn(said, delivery)
  return problems.length > 0 ? failure('refused', problems) : failure('broken')
}

export function failure(reason: Reason, problems: Problem[] = []): Failure {
  return { reason, problems }
}

/** A stranger may answer with a page of its own, as hotels do: that is not a receiver's yes. */
function isSuccess(success: Success, said: Said | undefined): boolean {
  if (success === 'status') return !namesFailure(said)
  if (success === 'json') return said !== undefined && !namesFailure(said)
  return success.some((sign) => shows(said, sign))
}

function namesFailure(said: Said | undefined): boolean {
  const denied = [said?.success, said?.ok].some((value) => String(value) === 'false')
  return denied || [said?.error, said?.errors].flat().some(Boolean)
}

function shows(said: Said | undefined, { field, is }: Sign): boolean {
  const value = said?.[field]
  return is === undefined ? typeof value === 'string' && value !== '' : String(value) === is
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
