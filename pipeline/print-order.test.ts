import { expect, test, vi } from 'vitest'

import type { Print } from './prints/print.ts'
import { temporarySite } from './tests/temporary-site.ts'

const { made } = vi.hoisted(() => ({ made: [] as string[] }))
vi.mock('./prints/renderer.ts', () => ({
  openRenderer: () => ({
    make: async ({ set }: Print) => {
      made.push(set.shown.address)
      return new Uint8Array(1)
    },
    rest() {},
  }),
}))

test('photographs are printed page by page, Home first', async () => {
  const { read } = await temporarySite()
  const { library, content } = await read()
  await library.printAll(() => {})

  const { home, portfolio } = content.pages
  const slides = home.slideshow.slides.map(({ image }) => made.indexOf(image.tall!.address))
  const featured = portfolio.featuredWork.rows
    .flat()
    .map(({ src }) => made.indexOf(src.full.address))
  expect(slides).toEqual(slides.toSorted((one, other) => one - other))
  expect(Math.min(...slides)).toBeGreaterThanOrEqual(0)
  expect(Math.max(...slides)).toBeLessThan(Math.max(...featured))
})
