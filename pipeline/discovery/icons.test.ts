import { readFile } from 'node:fs/promises'

import sharp from 'sharp'
import { expect, test } from 'vitest'

import { icons } from './icons.ts'

const FILM = [0x12, 0x10, 0x0e]

test('nothing of the icon is where a launcher may cut it off', async () => {
  const all = await icons(await readFile('public/favicon.svg'), '#12100e')
  const { data, info } = await sharp(all.get('icon-maskable-512.png'))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })

  let drawn = 0
  let reach = 0
  for (let pixel = 0; pixel < info.width * info.height; pixel++) {
    const color = data.subarray(pixel * 3, pixel * 3 + 3)
    if (FILM.every((value, channel) => Math.abs(value - color[channel]!) < 8)) continue

    const [x, y] = [(pixel % info.width) + 0.5, Math.floor(pixel / info.width) + 0.5]
    drawn += 1
    reach = Math.max(reach, Math.hypot(x - info.width / 2, y - info.height / 2) / info.width)
  }
  expect(drawn).toBeGreaterThan(10_000)
  expect(reach).toBeLessThanOrEqual(0.4)
})
