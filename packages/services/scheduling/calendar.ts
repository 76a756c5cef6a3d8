/** The scheduling services whose addresses are known. `other` is any page that may be framed. */
export type SchedulingService =
  | 'acuity'
  | 'cal'
  | 'calendly'
  | 'google'
  | 'setmore'
  | 'simplybook'
  | 'square'
  | 'tidycal'
  | 'youcanbookme'
  | 'zoho'
  | 'other'

/** The studio's calendar at its scheduling service. */
export type Calendar = {
  service: SchedulingService
  /** What the frame shows. */
  frame: string
  /** The same calendar, for a tab of its own. */
  page: string
  /** Whose pages the frame may show, as sources of a content-security policy: origins, no wildcards. */
  sources: string[]
  /** Whether visitors may be asked to pay in the frame. */
  payment: boolean
}
