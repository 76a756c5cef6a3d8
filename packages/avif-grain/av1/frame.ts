import type { SequenceHeader } from './sequence-header.ts'

/** What later parts of a frame header depend on. */
export type Frame = {
  sequence: SequenceHeader
  /** Width of the coded picture in pixels, before superres widens it (`FrameWidth`). */
  width: number
  /** Whether superres does (`UpscaledWidth` is not `FrameWidth`). */
  upscaled: boolean
  allowIntrabc: boolean
}
