import {
  FORM_FIELDS,
  type FormField,
  type ReceiverSettings,
  type Sign,
  type Success,
} from './settings.ts'

/** What a receiver says of a field that a visitor filled in. */
export type Problem = { field: FormField; text: string }

/** Why a message may not have arrived. */
export type Reason =
  /** Nothing was sent: the browser is offline. */
  | 'offline'
  /** The request failed or was blocked. */
  | 'unreachable'
  /** The request timed out. */
  | 'late'
  /** The response means neither success nor failure. */
  | 'unclear'
  /** Rate limit. */
  | 'busy'
  /** A visitor's fields have problems. */
  | 'refused'
  /** Whatever only the studio or its receiver can mend. */
  | 'broken'

export type Failure = {
  reason: Reason
  /** Of a refused message, one at least. */
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

/** Failures that are about what was sent (RFC 9110, 15.5.1 and 15.5.21). Others are about address, right or server. */
const ABOUT_CONTENT = new Set([400, 422])

/** After a gateway error the message may have arrived. */
const GATEWAY = new Set([502, 504])

/**
 * The meaning of a response. `sent` only if the receiver confirms it; that nothing arrived only if the receiver or the
 * status says so. Whatever says neither, or both, is `unclear`: whoever is told of a failure sends it again. A visitor
 * is asked to correct only what names one of her fields.
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

export function failure(reason: Reason, problems: Problem[] = []): Failure {
  return { reason, problems }
}

/**
 * A page that nobody described is no success: hosts answer unknown addresses, and posts that they do
 * not take, with a page and a good status. So do captive portals.
 */
function confirms(success: Success, body: string, said: ResponseJson | undefined): boolean {
  if (success === 'status') return !IS_MARKUP.test(body) && hasNoErrors(success, said)
  if (success === 'json') return said !== undefined && hasNoErrors(success, said)
  if ('text' in success) return body.toLowerCase().includes(success.text.toLowerCase())
  return success.some((sign) => shows(said, sign))
}

const IS_MARKUP = /^\s*</

/** Where no sign of success is known, an answer has none of failure either. */
function hasNoErrors(success: Success, said: ResponseJson | undefined): boolean {
  const isEmpty = (errors: unknown) => !errors || (errors as unknown[]).length === 0
  return !denies(success, said) && errorFields(said).every(isEmpty)
}

/** Whether it says a plain no, or names an error. Another value than the expected one may mean anything. */
function denies(success: Success, said: ResponseJson | undefined): boolean {
  const signs = Array.isArray(success) ? success.filter(({ is }) => is && is !== 'false') : []
  const names = ['success', 'ok', ...signs.map(({ field }) => field)]
  const isNo = names.some((name) => written(said?.[name]) === 'false')
  return isNo || errorFields(said).some((errors) => saysAnything(errors))
}

function errorFields(said: ResponseJson | undefined): unknown[] {
  return [said?.error, said?.errors]
}

/** How deep lists and objects of errors are looked into. */
const MAX_DEPTH = 5

function saysAnything(value: unknown, depth = MAX_DEPTH): boolean {
  if (typeof value !== 'object' || value === null) return Boolean(value)
  return depth > 0 && Object.values(value).some((inner) => saysAnything(inner, depth - 1))
}

function shows(said: ResponseJson | undefined, { field, is }: Sign): boolean {
  const value = said?.[field]
  return is === undefined ? typeof value === 'string' && value !== '' : written(value) === is
}

/** A value as text. Lists and objects have none. */
function written(value: unknown): string | undefined {
  return typeof value === 'object' ? undefined : String(value)
}

/** A longer wait is not shown as a time of day. */
const MAX_WAIT_MS = 12 * 60 * 60 * 1000

/** From seconds or a date (RFC 9110, 10.2.3). Undefined if it is invalid, past or too far ahead. */
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

/** In characters. */
const MAX_LENGTH = 200

/** What is said of a visitor's fields, in the receiver's own words. */
function problemsIn(said: ResponseJson = {}, { names }: ReceiverSettings): Problem[] {
  return errorsIn(said).flatMap(({ field, fieldName = field, message, error }) => {
    const named = FORM_FIELDS.find((own) => fieldName === (names?.[own] ?? own))
    const text = words(message) || words(error)
    return named && text ? { field: named, text } : []
  })
}

/** The response itself, the error in it, a list of errors, or messages by field. */
function errorsIn({ error, errors, ...said }: ResponseJson): ResponseJson[] {
  // An error has a name and a message of its own, which are no fields.
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
