import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'

import sharp from 'sharp'

import type { Pixels } from 'avif-grain/pixels'
import { compareNoise, detailKept } from './fidelity.ts'

/** The mean fidelity of a set of prints to their originals. */
export type Fidelity = {
  /** Bytes of a print. */
  bytes: number
  /** Error of the noise spectrum, in decibels. */
  spectrum: number
  /** Noise of the print ÷ noise of the original. */
  noise: number
  /** The share of the scene’s fine detail that is kept, 0 to 1. */
  detail: number
}

/** Scans and their prints of one width, named `<name>-<width>….<ending>`. */
type Compared = {
  scans: string
  prints: string
  width: number
  ending: string
  /** The same scans without grain, if known. */
  scenes?: string
}

export async function fidelityOf(compared: Compared): Promise<Fidelity> {
  const prints = await readdir(compared.prints)
  const found: Fidelity[] = []

  for (const scan of await readdir(compared.scans)) {
    const start = `${path.parse(scan).name}-${compared.width}`
    const print = prints.find((name) => name.startsWith(start) && name.endsWith(compared.ending))
    if (!print) continue

    const file = path.join(compared.prints, print)
    const reference = await pixels(path.join(compared.scans, scan), compared.width)
    const scene = compared.scenes
      ? await pixels(path.join(compared.scenes, scan), compared.width)
      : reference
    const shown = await pixels(file, compared.width)
    const { spectrum, ratio } = compareNoise(reference, shown)
    const { size } = await stat(file)
    found.push({ bytes: size, spectrum, noise: ratio, detail: detailKept(scene, shown) })
  }
  const mean = (of: keyof Fidelity) => found.reduce((sum, one) => sum + one[of], 0) / found.length
  return {
    bytes: mean('bytes'),
    spectrum: mean('spectrum'),
    noise: mean('noise'),
    detail: mean('detail'),
  }
}

async function pixels(file: string, width: number): Promise<Pixels> {
  const { data, info } = await sharp(file)
    .autoOrient()
    .resize({ width, withoutEnlargement: true })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height, channels: info.channels as 1 | 3 }
}
