import sharp from 'sharp'
import { expect, test } from 'vitest'

import { examine } from './examine.ts'

const noise = sharp({
  create: {
    width: 300,
    height: 200,
    channels: 3,
    background: '#000',
    noise: { type: 'gaussian', mean: 128, sigma: 30 },
  },
})

test.each(['jpeg', 'png', 'tiff', 'webp', 'avif'] as const)('a %s is accepted', async (format) => {
  const scan = await noise.clone().toFormat(format).toBuffer()
  expect(await examine(scan, 'scan')).toEqual({ width: 300, height: 200 })
})

test('the size is that of the picture the right way up', async () => {
  const scan = await noise.clone().withMetadata({ orientation: 6 }).jpeg().toBuffer()
  expect(await examine(scan, 'scan.jpg')).toEqual({ width: 200, height: 300 })
})

test.each(['jpeg', 'png', 'tiff', 'webp', 'avif'] as const)(
  'half of a %s is damaged',
  async (format) => {
    const scan = await noise.clone().toFormat(format).toBuffer()
    const half = scan.subarray(0, scan.length / 2)
    await expect(examine(half, 'scan.jpg')).rejects.toThrow(/^uploads\/scan\.jpg is (damaged|not)/)
  },
)

test('a JPEG of which only the end is missing is damaged', async () => {
  const scan = await noise.clone().jpeg().toBuffer()
  const most = scan.subarray(0, scan.length * 0.99)
  await expect(examine(most, 'scan.jpg')).rejects.toThrow('damaged or incomplete')
})

test('an empty file, a letter, a drawing and a GIF are told apart', async () => {
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'
  const gif = await noise.clone().gif().toBuffer()

  await expect(examine(Buffer.from(''), 'a.jpg')).rejects.toThrow('uploads/a.jpg is empty')
  await expect(examine(Buffer.from('Dear'), 'a.jpg')).rejects.toThrow('is not a photograph')
  await expect(examine(Buffer.from(drawing), 'a.jpg')).rejects.toThrow('is a drawing')
  await expect(examine(gif, 'a.jpg')).rejects.toThrow('is a GIF file')
})
