import { mkdir, readdir, rm } from 'node:fs/promises'
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

type Region = { left: number; top: number; width: number; height: number }

const CONCURRENCY = 2

/** The grain of each scan is shifted by up to so many pixels. */
const MAX_SHIFT = 400

/**
 * Makes scans like a lab's from demo photographs: enlarged, some mirrored, blurred until their own
 * grain is gone, and with new grain in proportion. Each is different.
 */
export async function makeScans(folder: string, options: Options): Promise<void> {
  const { width, height, count, scenes } = options
  for (const wanted of [folder, scenes]) if (wanted) await mkdir(wanted, { recursive: true })
  const demo = (await readdir('demo/uploads')).filter((name) => name.endsWith('.jpg')).toSorted()
  const field = await grainField(width + MAX_SHIFT, height + MAX_SHIFT)

  await pLimit(CONCURRENCY).map([...Array(count).keys()], async (index) => {
    const region = { left: (index * 37) % MAX_SHIFT, top: (index * 61) % MAX_SHIFT, width, height }
    const picture = await scene(
      path.join('demo/uploads', demo[index % demo.length]!),
      region,
      index,
    )
    const name = `scan-${String(index).padStart(4, '0')}.jpg`

    const grainy = sharp(picture).composite([
      { input: await part(field, region), blend: 'soft-light' },
    ])
    await asDelivered(grainy).toFile(path.join(folder, name))
    if (scenes) await asDelivered(sharp(picture)).toFile(path.join(scenes, name))
  })
}

/** Makes scans larger than most labs deliver: a 16-bit TIFF and two rotated JPEGs. */
export async function makeLargeScans(folder: string): Promise<void> {
  await makeScans(folder, { width: 11_600, height: 7760, count: 3 })
  const [first, ...others] = (await readdir(folder))
    .map((name) => path.join(folder, name))
    .toSorted()

  await sharp(first).toColourspace('rgb16').tiff({ compression: 'none' }).toFile(`${first}.tiff`)
  await rm(first!)
  for (const file of others) {
    await sharp(file).withMetadata({ orientation: 6 }).jpeg().toFile(`${file}.turned.jpg`)
    await rm(file)
  }
}

function asDelivered(picture: Sharp): Sharp {
  return picture.jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
}

/** A demo photograph at the size of a scan, without grain. */
function scene(file: string, { width, height }: Region, index: number): Promise<Buffer> {
  const picture = sharp(file)
    .resize(width, height)
    .blur(Math.max(0.6, width / 3000))
    .modulate({ brightness: 0.9 + 0.02 * (index % 10) })
  return (index % 2 === 0 ? picture : picture.flop()).png({ compressionLevel: 0 }).toBuffer()
}

/** Soft gray noise, as coarse as the grain of 35mm film at that width. */
function grainField(width: number, height: number): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  return sharp({ create: { width, height, channels: 3, background: '#808080', noise } })
    .blur(Math.max(0.3, width / 4500))
    .png({ compressionLevel: 0 })
    .toBuffer()
}

function part(field: Buffer, region: Region): Promise<Buffer> {
  return sharp(field).extract(region).png({ compressionLevel: 0 }).toBuffer()
}
