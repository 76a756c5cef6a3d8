/** How a form posts to a receiver, and which response means success. */
export type ReceiverSettings = {
  /** Where scripts post to: an address, or a path on this site. */
  endpoint: string
  encoding: Encoding
  /** Fixed fields that the receiver needs, such as a key. */
  extra: Record<string, string>
  /** Name of a hidden field that only bots fill in. */
  honeypot?: string
  /** The receiver's names of the form's fields, if it does not accept ours. */
  names?: Record<FormField, string>
  success: Success
  /** How the form posts without JavaScript, if the receiver supports it. */
  plain?: PlainPost
}

export type Encoding = 'json' | 'multipart' | 'urlencoded'

/** The form's field names (F5), in the order of the form. */
export const FORM_FIELDS = ['name', 'email', 'preferredDate', 'message'] as const

export type FormField = (typeof FORM_FIELDS)[number]

/**
 * Which answers with a status of 200 to 299 mean success. `status`: all except pages, and JSON with an
 * error. `json`: JSON without an error. Signs: JSON with any of them. Text: an answer that holds it,
 * in capitals or not; it may be a page.
 */
export type Success = 'status' | 'json' | Sign[] | { text: string }

export type Sign = {
  field: string
  /** The field's value, as text. By default, any text. */
  is?: string
}

/** A form's post without JavaScript. It includes extra fields and the honeypot. */
export type PlainPost = {
  /** Empty for the page that the form is on. */
  action: string
  encoding: Exclude<Encoding, 'json'>
  /** Name of the field with the address to which the receiver redirects. */
  returnField?: string
  /** Attributes of the form that the receiver looks for in the HTML. */
  attributes?: Record<string, string>
}
