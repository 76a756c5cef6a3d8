import { mkdir, readdir, rm } from 'node:fs/promises'
import path from 'node:path'

import pLimit from 'p-limit'
import sharp, { type Sharp } from 'sharp'

type Order = {
  /** Size of each scan in pixels, and how many are wanted. */
  width: number
  height: number
  count: number
  /** Folder for the same pictures without grain. Nobody wants them where it is left out. */
  scenes?: string
}

type Place = { left: number; top: number; width: number; height: number }

const AT_ONCE = 2

/** How far the grain of one scan is moved against that of another, at most, in pixels. */
const ROOM = 400

/**
 * Makes scans as a lab might deliver them: demo photographs enlarged, some of them mirrored,
 * softened until nothing of their own grain is left, and given grain of a size that fits. No two
 * are alike.
 */
export async function makeScans(folder: string, order: Order): Promise<void> {
  const { width, height, count, scenes } = order
  for (const wanted of [folder, scenes]) if (wanted) await mkdir(wanted, { recursive: true })
  const demo = (await readdir('demo/uploads')).filter((name) => name.endsWith('.jpg')).toSorted()
  const field = await grainField(width + ROOM, height + ROOM)

  await pLimit(AT_ONCE).map([...Array(count).keys()], async (index) => {
    const place = { left: (index * 37) % ROOM, top: (index * 61) % ROOM, width, height }
    const picture = await scene(path.join('demo/uploads', demo[index % demo.length]!), place, index)
    const name = `scan-${String(index).padStart(4, '0')}.jpg`

    const grainy = sharp(picture).composite([
      { input: await part(field, place), blend: 'soft-light' },
    ])
    await asDelivered(grainy).toFile(path.join(folder, name))
    if (scenes) await asDelivered(sharp(picture)).toFile(path.join(scenes, name))
  })
}

/** Larger than most labs deliver: a 16-bit TIFF and two JPEGs that lie on their side. */
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

/** A demo photograph at the size of a scan, without a trace of grain. */
function scene(file: string, { width, height }: Place, index: number): Promise<Buffer> {
  const picture = sharp(file)
    .resize(width, height)
    .blur(Math.max(0.6, width / 3000))
    .modulate({ brightness: 0.9 + 0.02 * (index % 10) })
  return (index % 2 === 0 ? picture : picture.flop()).png({ compressionLevel: 0 }).toBuffer()
}

/** Soft gray noise, as coarse as a frame of 35mm film shows it when it is that many pixels wide. */
function grainField(width: number, height: number): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  return sharp({ create: { width, height, channels: 3, background: '#808080', noise } })
    .blur(Math.max(0.3, width / 4500))
    .png({ compressionLevel: 0 })
    .toBuffer()
}

function part(field: Buffer, place: Place): Promise<Buffer> {
  return sharp(field).extract(place).png({ compressionLevel: 0 }).toBuffer()
}
