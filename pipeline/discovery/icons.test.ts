import { readFile } from 'node:fs/promises'

import sharp from 'sharp'
import { expect, test } from 'vitest'

import { DEMO_COLORS } from '../look/colors.ts'
import { DEMO_FACES, type Look } from '../look/look.ts'
import { demoFaces } from '../typefaces/choose.ts'
import { icons } from './icons.ts'
import { openCardLook } from './look.ts'

const DEMO_LOOK: Look = {
  colors: DEMO_COLORS,
  faces: DEMO_FACES,
  edge: 'notched',
  corners: 'square',
  wax: 'pencil',
}

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

test('of a look without notches, neither the icon nor the frame on a card has any', async () => {
  const files = {
    icon: 'public/favicon.svg',
    plainIcon: 'src/ui/frame/icon-plain.svg',
    frame: 'src/ui/frame/card-frame.svg',
    filedFrame: 'src/ui/frame/card-frame-filed.svg',
    underline: 'src/ui/wax/underline.webp',
  }
  const drawn = async (edge: Look['edge']) => {
    const look: Look = { ...DEMO_LOOK, edge }
    const { icon, frame } = await openCardLook(files, '.', look, await demoFaces())
    return [String(icon), String(frame)]
  }
  const originals = [files.icon, files.frame].map((file) => readFile(file, 'utf8'))

  expect(await drawn('notched')).toEqual(await Promise.all(originals))
  const [icon, filed] = await drawn('filed')
  expect(icon).toContain('d="M12 8h40v48H12z"')
  expect(filed).toMatch(/L9 340\.7L9 310\.7L/)
  expect((await drawn('straight'))[1]).toContain('<rect ')
})
