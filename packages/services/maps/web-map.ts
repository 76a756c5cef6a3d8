/** The service area on the map of another site. */
export type WebMap = {
  /** A page made for frames. */
  frame: string
  /** The same place, for a tab of its own. */
  link: string
  /** Whose pages the frame shows, as a source of a content-security policy. */
  source: string
}
