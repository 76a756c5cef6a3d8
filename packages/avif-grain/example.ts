/**
 * Gives an AVIF back the grain that its encoder smoothed away.
 *
 *   node example.ts original.tif plain.avif with-grain.avif
 */
import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'

import { estimateGrain } from 'avif-grain/estimate'
import { graftGrain } from 'avif-grain/graft'
import type { Pixels } from 'avif-grain/pixels'
import { readChroma } from 'avif-grain/read'
import sharp, { type Sharp } from 'sharp'

const [original = '', plain = '', output = ''] = process.argv.slice(2)
const avif = await readFile(plain)
const { width, height } = await sharp(avif).metadata()

// The original at the size of the AVIF, and the decoded AVIF.
const reference = await pixelsOf(sharp(original).autoOrient().resize(width, height))
const decoded = await pixelsOf(sharp(avif))

// Every picture gets other grain, and the same picture always the same.
const seed = createHash('sha256').update(avif).digest().readUInt16BE()
const grain = estimateGrain(reference, decoded, { seed, chroma: readChroma(avif) })
await writeFile(output, grain ? graftGrain(avif, grain) : avif)
console.log(grain ? `${output} has grain.` : `${output} is a copy: no grain was lost.`)

async function pixelsOf(picture: Sharp): Promise<Pixels> {
  const { data, info } = await picture
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height, channels: info.channels as 1 | 3 }
}
