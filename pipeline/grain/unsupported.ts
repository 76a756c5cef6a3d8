/** An AVIF that is not built as the prints of this site are. The message says what was unexpected. */
export class UnsupportedAvif extends Error {
  override name = 'UnsupportedAvif'
}
