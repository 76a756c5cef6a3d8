import { cp, mkdir, readdir } from 'node:fs/promises'
import path from 'node:path'

import sharp from 'sharp'

/** Copies the demo’s scans into a folder, so small that their prints take a part of the time. */
export async function copySmallScans(folder: string) {
  await mkdir(folder, { recursive: true })
  for (const name of await readdir('demo/uploads')) {
    const [scan, small] = [path.join('demo/uploads', name), path.join(folder, name)]
    await (name.endsWith('.jpg') ? sharp(scan).resize(400).toFile(small) : cp(scan, small))
  }
}
