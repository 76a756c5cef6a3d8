/** Size of a picture the right way up, in pixels. */
export type Size = { width: number; height: number }
