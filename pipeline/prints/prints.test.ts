import { load } from 'exifreader'
import * as fc from 'fast-check'
import sharp from 'sharp'
import { expect, test, vi } from 'vitest'

import { grainyPicture } from 'avif-grain/tests/grainy-picture'
import { cropAround, jpegWidths, PRINT_WIDTHS, widthsWithin } from './sizes.ts'
import type { Rights } from '../model/photo.ts'
import { showProgress, type Report } from '../model/progress.ts'
import { withRights } from './rights.ts'
import { pickQuality } from './renderer.ts'
import { openQueue } from './queue.ts'
import type { Print } from './print.ts'

const edge = fc.integer({ min: 2, max: 5000 })
const share = fc.double({ min: 0, max: 1, noNaN: true })

test('a crop is inside the picture, and keeps the focal point', () => {
  fc.assert(
    fc.property(edge, edge, share, share, (width, height, x, y) => {
      const crop = cropAround({ width, height }, 0.7, { x, y })
      const across = [0, crop.left, x * width, crop.left + crop.width, width]
      const down = [0, crop.top, y * height, crop.top + crop.height, height]
      for (const edges of [across, down]) expect(edges).toEqual(edges.toSorted((a, b) => a - b))
    }),
  )
})

test('a crop is as high as the picture, and around the focal point where there is room', () => {
  const around = (x: number) => cropAround({ width: 2000, height: 1333 }, 0.7, { x, y: 0.5 })
  expect(around(0.5)).toEqual({ left: 534, top: 0, width: 933, height: 1333 })
  expect(around(0.95).left).toBe(1067)
})

test.for([
  [6000, [336, 552, 736, 1136, 1600, 2400], [736, 1600]],
  [2000, [336, 552, 736, 1136, 1600, 2000], [736, 1600]],
  [1200, [336, 552, 736, 1136, 1200], [736, 1200]],
  [200, [200], [200]],
] as const)('a scan %i pixels wide is printed %j wide', ([own, avif, jpg]) => {
  expect(widthsWithin(PRINT_WIDTHS.whole, own)).toEqual(avif)
  expect(jpegWidths([...avif])).toEqual(jpg)
  expect(widthsWithin(PRINT_WIDTHS.frame, 600)).toEqual([240, 600])
})

const RIGHTS = {
  creator: 'Zoë & <Ana> "Lima"',
  credit: 'Halide Studio',
  copyright: '© 2026 Zoë Lima',
  license: 'https://halide.example/terms?a=1&b=2',
}

const plainPicture = sharp({ create: { width: 60, height: 40, channels: 3, background: '#777' } })

test.for(['avif', 'jpeg'] as const)('a %s carries the rights it was given', async (format) => {
  const print = await withRights(plainPicture.clone(), RIGHTS, 1080, 'wide')
    .toFormat(format)
    .toBuffer()
  expect(rightsIn(print)).toEqual(RIGHTS)

  const { exif } = load(print, { expanded: true })
  expect(exif?.Artist?.description).toBe('Zoe & <Ana> "Lima"')
  expect(exif?.Copyright?.description).toBe('(C) 2026 Zoe Lima')
  // It is not in sRGB.
  expect(exif?.ColorSpace?.value).toBe(0xffff)
})

test('a name that Exif cannot hold is in XMP alone', async () => {
  const rights = { creator: '李 明', copyright: 'Ли' }
  const print = await withRights(plainPicture.clone(), rights, 1080, 'srgb').jpeg().toBuffer()
  expect(rightsIn(print)).toEqual(rights)
  expect((await sharp(print).metadata()).exif).toBeUndefined()
})

/** What programs read in a print. */
function rightsIn(print: Buffer): Rights {
  const xmp = load(print, { expanded: true }).xmp as Record<string, { description: string }>
  const read = (tag: string) => xmp[tag]?.description
  const [creator, credit, copyright, license] = ['creator', 'Credit', 'rights', 'WebStatement'].map(
    read,
  )
  return { creator, credit, copyright, license }
}

const SIZE = { width: 320, height: 240 }

/** A sky with a fence before part of it, and how strong its planks are. */
type Scene = [sigma: number, part: number, planks: number]

function picture([sigma, part, planks]: Scene) {
  const scene = (x: number, y: number) =>
    120 + y / 10 + (y < SIZE.height * part && x % 6 < 3 ? planks : 0)
  return grainyPicture({ ...SIZE, sigma, scene })
}

test.for<[what: string, scan: Scene, encoded: Scene, quality: number]>([
  ['a sky that lost only grain', [7, 0, 0], [3, 0, 0], 40],
  ['a fence that lost detail', [4, 0.5, 40], [2, 0.5, 25], 60],
  ['a sky with one damaged detail', [4, 0.06, 40], [2, 0.06, 30], 50],
  ['a picture without grain', [0, 0.5, 40], [0, 0.5, 40], 50],
])('%s is encoded as it needs', ([, scan, encoded, quality]) => {
  expect(pickQuality(picture(scan), picture(encoded))).toBe(quality)
})

const prints = Object.fromEntries(
  ['one', 'two', 'three', 'four'].map((address) => [address, { address } as Print]),
) as Record<'one' | 'two' | 'three' | 'four', Print>

test('what somebody waits for is made first, each print once, and then it rests', async () => {
  const made: string[] = []
  const onIdle = vi.fn()
  const make = async ({ address }: Print) => {
    made.push(address)
    expect(onIdle).not.toHaveBeenCalled()
    return Buffer.from(address)
  }
  const { print } = openQueue(make, onIdle, 1)
  const all = Object.values(prints).map((one) => print(one, false))
  const wanted = [prints.four, prints.three, prints.four].map((one) => print(one, true))

  expect(String((await Promise.all(wanted))[0])).toBe('four')
  await Promise.all(all)
  expect(made).toEqual(['four', 'three', 'one', 'two'])
  expect(onIdle).toHaveBeenCalledOnce()
})

test('a print that fails is made again when it is asked for again', async () => {
  const make = vi.fn<() => Promise<Uint8Array>>().mockRejectedValueOnce(new Error('full'))
  make.mockResolvedValue(new Uint8Array(1))
  const queue = openQueue(make, () => {})

  await expect(queue.print(prints.one, true)).rejects.toThrow('full')
  expect(await queue.print(prints.one, true)).toHaveLength(1)
})

test('whoever waits is told at once what begins, and then in minutes how long it takes', () => {
  const said = saidOf([
    [0, 0, 360, 0],
    [3, 1, 360, 0.01],
    [60, 20, 360, 0.05],
    [180, 60, 360, 0.1],
    [1660, 300, 360, 0.96],
    [1700, 359, 360, 0.99],
    [1720, 360, 360, 1],
  ])
  expect(said).toEqual([
    'Printing, 0 of 360 …',
    'Printing, 20 of 360 …',
    'Printing, 60 of 360, about 27 minutes left …',
    'Printing, 300 of 360, about 1 minute left …',
    'Printing, 359 of 360, less than a minute left …',
    'Printing, 360 of 360 …',
  ])
  // Soon done.
  expect(
    saidOf([
      [1, 1, 2],
      [4, 2, 2],
    ]),
  ).toEqual([])
})

/** What is said of something that comes that far, each step with its second. */
function saidOf(steps: [second: number, ...Parameters<Report>][]): string[] {
  const lines: string[] = []
  let second = 0
  const say = (line: string) => lines.push(line)
  const report = showProgress('Printing', say, () => second * 1000)
  for (const [at, ...step] of steps) {
    second = at
    report(...step)
  }
  return lines
}
