/** An AVIF with an unusual structure. The message says what was unexpected. */
export class UnsupportedAvif extends Error {
  override name = 'UnsupportedAvif'
}
