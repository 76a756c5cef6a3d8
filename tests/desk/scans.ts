import sharp from 'sharp'

/** A file as a browser takes it. */
export type ScanFile = { name: string; mimeType: string; buffer: Buffer }

type Painting = { orientation?: number; cmyk?: boolean }

/** A JPEG of soft spots, large enough to be a photograph. No two look the same. */
export function painted(background: string, { orientation = 1, cmyk = false }: Painting = {}) {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const grain = sharp({ create: { width: 9, height: 6, channels: 3, background, noise } })
  const picture = grain.resize(1500, 1000)
  return (cmyk ? picture.toColourspace('cmyk') : picture.withMetadata({ orientation }))
    .jpeg()
    .toBuffer()
}

/** Scans as a lab may send them: one cut short, one a phone’s, one huge, sideways, for print. */
export async function oddScans(): Promise<ScanFile[]> {
  const whole = await painted('#975', {})
  const large = sharp(await painted('#c96')).resize(10_600, 8_500, { kernel: 'nearest' })
  return [
    scan('cut short.jpg', whole.subarray(0, whole.length / 2)),
    scan('IMG_0042.HEIC', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0heicmif1', 'latin1')),
    scan('large.tif', await large.tiff({ compression: 'deflate' }).toBuffer()),
    scan('sideways.jpg', await painted('#248', { orientation: 6 })),
    scan('inks.jpg', await painted('#a31', { cmyk: true })),
  ]
}

export function scan(name: string, buffer: Buffer): ScanFile {
  return { name, mimeType: 'application/octet-stream', buffer }
}
