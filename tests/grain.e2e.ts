import sharp from 'sharp'

import { expect, test } from './support/test.ts'

/** The part of a print that is compared, in px. */
const PART = { left: 300, top: 200, width: 64, height: 64 }

test('the browser applies grain as sharp does, pixel for pixel', async ({ page, request }) => {
  await page.goto('/')
  const address = (await page.locator('source').evaluateAll(addresses)).find((print) =>
    /print-09-hp5-736-\w+\.avif/.test(print),
  )
  const bytes = await (await request.get(address!)).body()
  const expected = await sharp(bytes).extract(PART).ensureAlpha().raw().toBuffer()

  const shown = await page.evaluate(
    async ({ print, left, top, width, height }) => {
      const image = new Image()
      image.src = print
      await image.decode()
      const context = new OffscreenCanvas(width, height).getContext('2d')!
      context.drawImage(image, -left, -top)
      return [...context.getImageData(0, 0, width, height).data]
    },
    { print: address!, ...PART },
  )

  // Luma only, by BT.601: decoders upsample chroma differently.
  const lumaAt = (samples: ArrayLike<number>, at: number) =>
    0.299 * samples[at]! + 0.587 * samples[at + 1]! + 0.114 * samples[at + 2]!
  const pixels = Array.from({ length: PART.width * PART.height }, (_, index) => 4 * index)
  const differences = pixels.map((at) => Math.abs(lumaAt(shown, at) - lumaAt(expected, at)))
  expect(Math.max(...differences)).toBeLessThan(3.01)
})

/** The addresses of a page’s AVIF prints. */
function addresses(sources: Element[]): string[] {
  return sources
    .flatMap((source) => (source.getAttribute('srcset') ?? '').split(', '))
    .map((print) => print.split(' ')[0]!)
    .filter((address) => address.endsWith('.avif'))
}
