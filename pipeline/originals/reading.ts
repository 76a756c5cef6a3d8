/**
 * How a scan is to be decoded, found by examining it. Types of pages lead to this one, so it uses none of the decoder's
 * types: these would bring Node's types to code for browsers.
 */
export type Reading = {
  /** Whether the scan has a color profile, or is CMYK. Otherwise its colors are sRGB. */
  profiled: boolean
  gray: boolean
  /** For a scan with channels beyond its colors: the color space without them. */
  without?: 'srgb' | 'rgb16' | 'b-w' | 'grey16' | 'cmyk'
}
