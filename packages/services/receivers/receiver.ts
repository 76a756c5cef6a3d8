import type { Delivery } from './delivery.ts'

/** A service that receives inquiries: what the studio tells the site about it, and how to post. */
export type Receiver = {
  /** What the service calls the one thing that identifies the studio there. */
  field: 'form' | 'key' | 'address'
  /** The same in a sentence, with its article. */
  called: string
  /** What belongs there, and where the studio finds it. */
  description: string
  /** Finds it in what was copied from the service: an address, or a line of its snippet. */
  copied?: RegExp
  /** What it looks like. Not too strict: a service may change its mind. */
  shape: RegExp
  example: string
  /**
   * How to post to it. An encoding other than JSON needs no permission from the service first
   * (CORS preflight), so it takes one request.
   */
  delivery: (id: string) => Delivery
}

/** A short random word, as most services name forms. */
export const SHORT_ID = /^[\w-]{5,48}$/
