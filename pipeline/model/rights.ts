/** Who made a photograph and what others may do with it. Unknown fields are left out. */
export type Rights = {
  /** Name of the photographer. */
  creator?: string
  /** The credit line. */
  credit?: string
  /** The copyright line. */
  copyright?: string
  /** Address of the terms of use. */
  license?: string
}
