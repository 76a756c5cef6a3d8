import { writeFile } from 'node:fs/promises'
import path from 'node:path'

import { temporaryFolder } from '@studio/hosts/tests/temporary-folder'
import { examine } from '../../pipeline/originals/examine.ts'
import type { Reading } from '../../pipeline/originals/reading.ts'
import { upright } from '../../pipeline/originals/upright.ts'

/** What the build finds in a scan: the mean color of its print, and its warnings; or why it is refused. */
export async function examined(scan: Buffer | string, file = 'scan.jpg') {
  const place = path.join(await temporaryFolder(), file)
  await writeFile(place, scan)
  try {
    const { reading, warnings, width, height } = await examine(place, file)
    const said = warnings.filter((warning) => !warning.startsWith('is only'))
    return { color: await meanOf(place, reading), warnings: said, size: [width, height] }
  } catch (error) {
    return { refused: (error as Error).message.replace(`uploads/${file} `, '') }
  }
}

async function meanOf(place: string, reading: Reading): Promise<number[]> {
  const picture = await upright(place, reading, 'srgb')
  const pixels = await picture.toColourspace('srgb').raw().toBuffer()
  const sums = [0, 0, 0]
  for (const [at, value] of pixels.entries()) sums[at % 3]! += value
  return sums.map((sum) => Math.round((sum * 3) / pixels.length))
}
