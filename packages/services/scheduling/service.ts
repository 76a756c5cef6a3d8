import type { SchedulingService } from './calendar.ts'

/** What is wrong with an address. Continues a sentence that begins with it: `is your admin page …`. */
export type Refusal = (service: Service) => string

/** One scheduling service: how to tell its addresses, and what becomes of them. */
export type Service = {
  id: SchedulingService
  /** Its name as owners know it. */
  name: string
  /** An address that can be shown. */
  example: string
  /** Its host names, those of its scripts and dashboards included. */
  hosts: RegExp
  /** What no visitor can book on. Compared with host and path, without a slash at the end. */
  refuses: [spot: RegExp, why: Refusal][]
  /** What a visitor can book on, but not in a frame. */
  unframed?: [spot: RegExp, why: Refusal][]
  /** Whether visitors may be asked to pay in the frame. */
  payment: boolean
  /** The address made for a frame. What the owner wrote in its query stays. */
  frame: (url: URL) => URL
  /** The same page for a tab of its own: what only frames need is undone. */
  page: (url: URL) => URL
  /** Other origins whose pages the frame may navigate to. */
  sources?: (frame: URL) => string[]
}
