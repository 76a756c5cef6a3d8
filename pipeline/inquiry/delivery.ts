/** How inquiries reach the studio: what a browser posts, where, and how it knows that it arrived. */
export type Delivery = {
  /** Where a script posts to, as a full address, or a path on this site. */
  endpoint: string
}
