import type { StatedColors } from './color-profile.ts'

/**
 * How the decoder is to read a scan, found by examining it. What pages show leads here, so it names no
 * type of the decoder’s own, which would bring Node’s to the browser.
 */
export type Reading = {
  /** Which picture of a file, and what its decoder may do. */
  open: {
    page?: number
    tiff?: { subifd?: number }
    unlimited?: boolean
    limitInputChannels?: boolean
    failOn?: 'none' | 'truncated' | 'error' | 'warning'
  }
  /** Whether a profile, or being CMYK, defines the colors. Otherwise they are sRGB. */
  profiled: boolean
  gray: boolean
  /** Where channels are to be left out: all but the colors and, if there is one, transparency. */
  spare?: { alpha?: number }
  /** What the file states of its colors without a profile, where that is not sRGB. */
  stated?: StatedColors
}
