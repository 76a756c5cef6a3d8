import {
  FORM_FIELDS,
  type FormField,
  type ReceiverSettings,
  type Sign,
  type Success,
} from './settings.ts'

/** A receiver's complaint about a field that a visitor filled in. */
export type Problem = { field: FormField; text: string }

/** Why a message may not have arrived. */
type Reason =
  /** Nothing was sent: the browser is offline. */
  | 'offline'
  /** The request failed or was blocked. */
  | 'unreachable'
  /** The request timed out. */
  | 'late'
  /** The response means neither success nor failure. */
  | 'unclear'
  /** The receiver's rate limit is reached. */
  | 'busy'
  /** The visitor's fields have problems. */
  | 'refused'
  /** Only the studio or its receiver can mend the failure. */
  | 'broken'

export type Failure = {
  reason: Reason
  /** A refused message has at least one. Otherwise empty. */
  problems: Problem[]
  /** When the rate limit ends, if the receiver says so. */
  retryAt?: Date
}

type ResponseJson = Record<string, unknown>

type ReceiverResponse = {
  status: number
  body: string
  /** The `Retry-After` header. */
  retryAfter?: string | null
}

/** Statuses of failures caused by the content (RFC 9110, 15.5.1 and 15.5.21). Others concern address, right or server. */
const ABOUT_CONTENT = new Set([400, 422])

/** Statuses of gateway errors, after which the message may have arrived. */
const GATEWAY = new Set([502, 504])

/**
 * The meaning of a response. It is `sent` only if the receiver confirms that. It is a failure only if the receiver or
 * the status says so. A response that says neither, or both, is `unclear`: a visitor who is told of a failure sends the
 * message again. She is asked to correct only fields that the response names.
 */
export function verdict(receiver: ReceiverSettings, response: ReceiverResponse): 'sent' | Failure {
  const { status, body, retryAfter } = response
  const said = parsed(body)
  const isGood = status >= 200 && status < 300
  const isConfirmed = isGood && confirms(receiver.success, body, said)
  const isDenied = denies(receiver.success, said)
  if (isConfirmed && !isDenied) return 'sent'
  const isFailure = status < 400 ? isDenied && !isConfirmed : !GATEWAY.has(status)
  if (!isFailure) return failure('unclear')

  if (status === 429) return { ...failure('busy'), retryAt: retryTime(retryAfter) }
  const isAboutContent = status < 400 || ABOUT_CONTENT.has(status)
  const problems = isAboutContent ? problemsIn(said, receiver) : []
  return problems.length > 0 ? failure('refused', problems) : failure('broken')
}

/** An inquiry that has not arrived, or may not have, and what its fields lack. */
export function failure(reason: Reason, problems: Problem[] = []): Failure {
  return { reason, problems }
}

/**
 * Whether a response confirms success in the way that its receiver is known to. A page and a good status are no success:
 * hosts answer so to unknown addresses and to posts that they do not take. So do captive portals.
 */
function confirms(success: Success, body: string, said: ResponseJson | undefined): boolean {
  if (success === 'status') return !IS_MARKUP.test(body) && hasNoErrors(success, said)
  if (success === 'json') return said !== undefined && hasNoErrors(success, said)
  if ('text' in success) return body.toLowerCase().includes(success.text.toLowerCase())
  return success.some((sign) => shows(said, sign))
}

const IS_MARKUP = /^\s*</

/** Whether a response has no errors. That is enough for a receiver without a known sign of success. */
function hasNoErrors(success: Success, said: ResponseJson | undefined): boolean {
  const isEmpty = (errors: unknown) => !errors || (errors as unknown[]).length === 0
  return !denies(success, said) && errorFields(said).every(isEmpty)
}

/** Whether a response says a plain no, or names an error. Any other unexpected value may mean anything. */
function denies(success: Success, said: ResponseJson | undefined): boolean {
  const signs = Array.isArray(success) ? success.filter(({ is }) => is && is !== 'false') : []
  const names = ['success', 'ok', ...signs.map(({ field }) => field)]
  const isNo = names.some((name) => written(said?.[name]) === 'false')
  return isNo || errorFields(said).some((errors) => saysAnything(errors))
}

function errorFields(said: ResponseJson | undefined): unknown[] {
  return [said?.error, said?.errors]
}

/** How deep lists and objects of errors are searched. */
const MAX_DEPTH = 5

function saysAnything(value: unknown, depth = MAX_DEPTH): boolean {
  if (typeof value !== 'object' || value === null) return Boolean(value)
  return depth > 0 && Object.values(value).some((inner) => saysAnything(inner, depth - 1))
}

function shows(said: ResponseJson | undefined, { field, is }: Sign): boolean {
  const value = said?.[field]
  return is === undefined ? typeof value === 'string' && value !== '' : written(value) === is
}

/** A value as text. Undefined for lists and objects. */
function written(value: unknown): string | undefined {
  return typeof value === 'object' ? undefined : String(value)
}

/** The longest wait that is shown as a time of day, in ms. */
const MAX_WAIT_MS = 12 * 60 * 60 * 1000

/** A `Retry-After` header, in seconds or as a date (RFC 9110, 10.2.3). Undefined if invalid, past or too far ahead. */
function retryTime(retryAfter?: string | null): Date | undefined {
  const now = Date.now()
  const time = retryAfter ? now + Number(retryAfter) * 1000 || Date.parse(retryAfter) : NaN
  return time > now && time - now <= MAX_WAIT_MS ? new Date(time) : undefined
}

function parsed(body: string): ResponseJson | undefined {
  try {
    const said: unknown = JSON.parse(body)
    return isObject(said) ? said : undefined
  } catch {
    return undefined
  }
}

/** The longest text of a problem that is shown, in characters. */
const MAX_LENGTH = 200

/** The problems of a visitor's fields, in the receiver's own words. */
function problemsIn(said: ResponseJson = {}, { names }: ReceiverSettings): Problem[] {
  return errorsIn(said).flatMap(({ field, fieldName = field, message, error }) => {
    const named = FORM_FIELDS.find((own) => fieldName === (names?.[own] ?? own))
    const text = words(message) || words(error)
    return named && text ? { field: named, text } : []
  })
}

/** The errors in a response: the response itself, its error, its list of errors, or its messages by field. */
function errorsIn({ error, errors, ...said }: ResponseJson): ResponseJson[] {
  // The `name` and `message` of an error are no fields of the form.
  const isByField = isObject(errors) && typeof errors.message !== 'string'
  const several = isByField
    ? Object.entries(errors).map(([field, message]) => ({ field, message }))
    : errors
  return [{ error, ...said }, error, several].flat().filter(isObject)
}

function words(said: unknown): string {
  const first: unknown = Array.isArray(said) ? said[0] : said
  return typeof first === 'string' ? first.trim().slice(0, MAX_LENGTH) : ''
}

function isObject(value: unknown): value is ResponseJson {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
