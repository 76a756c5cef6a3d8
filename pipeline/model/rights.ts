/** Who made a photograph and what others may do with it. Each is left out where nobody says. */
export type Rights = {
  /** Name of the photographer. */
  creator?: string
  /** Whom to name beside the photograph. */
  credit?: string
  /** The copyright line. */
  copyright?: string
  /** Address of the terms of use. */
  license?: string
}
