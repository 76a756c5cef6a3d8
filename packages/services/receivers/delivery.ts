/** How inquiries reach the studio: what a browser posts, where, and how it knows that it arrived. */
export type Delivery = {
  /** Where a script posts to, as a full address, or a path on this site. */
  endpoint: string
  encoding: Encoding
  /** Fixed fields that the receiver asks for, such as its key. */
  extra: Record<string, string>
  /** The field that people do not see and programs fill in. */
  honeypot?: string
  /** What the receiver calls the fields of the form, where it insists on names of its own. */
  names?: Record<FormField, string>
  success: Success
  /** How a form posts without JavaScript. Left out where the receiver does not allow it. */
  plain?: PlainPost
}

export type Encoding = 'json' | 'multipart' | 'urlencoded'

/** The form's field names (F5), in the order of the form. */
export const FORM_FIELDS = ['name', 'email', 'preferredDate', 'message'] as const

export type FormField = (typeof FORM_FIELDS)[number]

/**
 * What a good answer looks like, besides a status from 200 to 299. `status`: anything but JSON that
 * names a failure. `json`: JSON that names none. Signs: JSON that holds any of them.
 */
export type Success = 'status' | 'json' | Sign[]

export type Sign = {
  field: string
  /** `true` and `"true"` are the same. Without it, any text is a sign. */
  is?: string
}

/** The post of a browser that runs no script. Extra fields and the honeypot go along. */
export type PlainPost = {
  action: string
  encoding: Exclude<Encoding, 'json'>
  /** The field that tells the receiver to which address it sends the visitor back. */
  returnField?: string
  /** Attributes by which the receiver finds the form in the finished page. */
  attributes?: Record<string, string>
}
