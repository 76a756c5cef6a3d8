/** An AVIF that is not built as a still picture usually is. The message says what was unexpected. */
export class UnsupportedAvif extends Error {
  override name = 'UnsupportedAvif'
}
