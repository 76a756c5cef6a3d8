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

  // Luma only: decoders upsample chroma differently.
  const [seen, meant] = [brightness(shown), brightness([...expected])]
  expect(seen.length).toBe(PART.width * PART.height)
  expect(Math.max(...differences(seen, meant))).toBeLessThanOrEqual(3)
})

/** The addresses of a page’s AVIF prints. */
function addresses(sources: Element[]): string[] {
  return sources
    .flatMap((source) => (source.getAttribute('srcset') ?? '').split(', '))
    .map((print) => print.split(' ')[0]!)
    .filter((address) => address.endsWith('.avif'))
}

/** Luma of pixels of four samples each, by BT.601. */
function brightness(samples: number[]): number[] {
  return samples.flatMap((red, at) =>
    at % 4 === 0 ? [0.299 * red + 0.587 * samples[at + 1]! + 0.114 * samples[at + 2]!] : [],
  )
}

function differences(some: number[], others: number[]): number[] {
  return some.map((value, at) => Math.abs(value - others[at]!))
}
