import sharp from 'sharp'

/** A file as a browser takes it. */
export type ScanFile = { name: string; mimeType: string; buffer: Buffer }

/** A JPEG of soft spots, large enough to be a photograph. No two look the same. */
export function painted(background: string, { cmyk = false } = {}) {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const grain = sharp({ create: { width: 9, height: 6, channels: 3, background, noise } })
  const picture = grain.resize(1500, 1000)
  return (cmyk ? picture.toColourspace('cmyk') : picture).jpeg().toBuffer()
}

export function scan(name: string, buffer: Buffer): ScanFile {
  return { name, mimeType: 'application/octet-stream', buffer }
}
