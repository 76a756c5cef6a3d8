/**
 * The design's paper and ink, for services that take colors in their address: the same as
 * `--copy-white` and `--graphite` in the stylesheet, without the #.
 */
export const PAPER = 'fffefc'
export const INK = '16130f'
