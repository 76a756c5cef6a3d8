import { mkdir, readdir } from 'node:fs/promises'
import path from 'node:path'

import pLimit from 'p-limit'
import sharp, { type Sharp } from 'sharp'

type Options = {
  /** The size of each scan in pixels, and their number. */
  width: number
  height: number
  count: number
  /** Folder for the same pictures without grain. */
  scenes?: string
}

/** The grain of each scan is shifted by up to so many pixels. */
const MAX_SHIFT = 400

/**
 * Makes scans like a lab's from demo photographs: enlarged, blurred until their own grain is gone, and
 * with new grain in proportion. Each is different.
 */
export async function makeScans(folder: string, options: Options): Promise<void> {
  const { width, height, count, scenes } = options
  for (const wanted of [folder, scenes]) if (wanted) await mkdir(wanted, { recursive: true })
  const demo = (await readdir('demo/uploads')).filter((name) => name.endsWith('.jpg')).toSorted()
  const field = await grainField(width + MAX_SHIFT, height + MAX_SHIFT)

  await pLimit(2).map([...Array(count).keys()], async (index) => {
    const name = `scan-${String(index).padStart(4, '0')}.jpg`
    const scene = await lossless(
      sharp(path.join('demo/uploads', demo[index % demo.length]!))
        .resize(width, height)
        .blur(Math.max(0.6, width / 3000)),
    )
    const shift = { left: (index * 37) % MAX_SHIFT, top: (index * 61) % MAX_SHIFT }
    const grain = await lossless(sharp(field).extract({ ...shift, width, height }))
    const scan = sharp(scene).composite([{ input: grain, blend: 'soft-light' }])
    await asDelivered(scan).toFile(path.join(folder, name))
    if (scenes) await asDelivered(sharp(scene)).toFile(path.join(scenes, name))
  })
}

/** Soft gray noise, as coarse as the grain of 35mm film at that width. */
function grainField(width: number, height: number): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  const field = sharp({ create: { width, height, channels: 3, background: '#808080', noise } })
  return lossless(field.blur(Math.max(0.3, width / 4500)))
}

function asDelivered(picture: Sharp): Sharp {
  return picture.jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
}

function lossless(picture: Sharp): Promise<Buffer> {
  return picture.png({ compressionLevel: 0 }).toBuffer()
}
