/**
 * How a scan is to be decoded, found by examining it. What pages show leads here, so it names no type of
 * the decoder’s own, which would bring Node’s to the browser.
 */
export type Reading = {
  /** Whether a profile, or being CMYK, defines the colors. Otherwise they are sRGB. */
  profiled: boolean
  gray: boolean
  /** Where there are channels beyond the colors: the color space of the others. */
  without?: 'srgb' | 'rgb16' | 'b-w' | 'grey16' | 'cmyk'
}
