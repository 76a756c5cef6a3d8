import sharp from 'sharp'

import { expect, test } from './support/test.ts'

const PAGES = ['/', '/portfolio', '/about', '/contact']

test('[K4] the browser decodes every print of every photograph at the size its name says', async ({
  page,
}) => {
  const prints = new Set<string>()
  for (const path of PAGES) {
    await page.goto(path)
    for (const print of await page.locator('source').evaluateAll(addresses)) prints.add(print)
  }
  expect(prints.size).toBeGreaterThan(100)

  const widths = await page.evaluate(
    async (all) => {
      const found: [string, number | string][] = []
      for (const address of all) {
        const image = new Image()
        image.src = address
        const outcome = await image.decode().catch(String)
        found.push([address, outcome ?? image.naturalWidth])
      }
      return found
    },
    [...prints],
  )
  const wrong = widths.filter(([address, width]) => !address.includes(`-${width}-`))
  expect(wrong).toEqual([])
})

test('[K4] the browser shows the grain that was written into a print, pixel for pixel', async ({
  page,
  request,
}) => {
  await page.goto('/')
  const [address = ''] = (await page.locator('source').evaluateAll(addresses)).filter((print) =>
    /window-light-portra-400-736-\w+\.avif/.test(print),
  )
  const bytes = await (await request.get(address)).body()
  const { data, info } = await sharp(bytes)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })

  const shown = await page.evaluate(async (print) => {
    const image = new Image()
    image.src = print
    await image.decode()
    const { naturalWidth: width, naturalHeight: height } = image
    const context = new OffscreenCanvas(width, height).getContext('2d')!
    context.drawImage(image, 0, 0)
    return [...context.getImageData(0, 0, width, height).data]
  }, address)

  expect(shown.length).toBe(info.width * info.height * 4)
  const differences = shown.map((value, at) => Math.abs(value - data[at]!))
  // Decoders may differ by a level where color is made of fewer samples than brightness.
  expect(differences.filter((difference) => difference > 2).length / shown.length).toBeLessThan(
    0.01,
  )
})

/** Addresses of the prints that a page offers. */
function addresses(sources: Element[]): string[] {
  return sources
    .flatMap((source) => (source.getAttribute('srcset') ?? '').split(', '))
    .map((print) => print.split(' ')[0]!)
    .filter((address) => address.startsWith('/uploads/'))
}
