import { expect, type Page } from '@playwright/test'

import { text, the } from '../engines/ui.ts'
import { addressOf } from '../studios/studios.ts'
import { weigh } from '../support/weigh.ts'
import type { Journey } from './journey.ts'

const roll = (page: Page) =>
  page.locator('section', { has: page.getByRole('heading', { name: /^Thirty-six frames\. I/ }) })
const frame = (page: Page, number: number) =>
  roll(page)
    .getByRole('listitem')
    .nth(number - 1)
    .getByRole('link')
const marks = (page: Page) => roll(page).locator('[data-wax]')
const clips = (page: Page) =>
  marks(page).evaluateAll((all) => all.map((one) => getComputedStyle(one).clipPath))

export const theRoll: Journey[] = [
  {
    says: 'Home has every frame of a roll in order, each with its description, three of them printed',
    page: '/',
    async expect({ page, words }) {
      const { frames } = words.home.roll!
      const { numbered, printed } = words.controls.photographs
      const names = frames.map((one, at) => {
        const { alt } = words.photographs.find(({ file }) => file === one.src.file)!
        const description = one.printed ? `${alt} ${printed}` : alt
        return words.fill(numbered, { number: at + 1, description })
      })
      expect(names).toHaveLength(36)
      await roll(page).scrollIntoViewIfNeeded()
      for (const [at, name] of names.entries()) {
        await expect(frame(page, at + 1)).toHaveAccessibleName(name)
      }
      await expect(roll(page).getByRole('link', { name: printed })).toHaveCount(3)
    },
  },
  // A page of its own for each: of a picture that the browser still has, nothing is heard.
  ...(
    [
      [390, 844, 4],
      [1440, 900, 6],
    ] as const
  ).map(([width, height, across]): Journey => ({
    says: `its frames are on strips of ${across} at ${width} px, and come once they are near`,
    wide: true,
    async expect({ page }) {
      await page.setViewportSize({ width, height })
      const loaded = weigh(page, addressOf('demo'))
      await page.goto('/')
      const isFrame = ({ path }: { path: string }) => path.includes('-frame-')
      const isMark = ({ path }: { path: string }) => path.includes('/box-')
      const first = await loaded()
      expect(first.filter((file) => isFrame(file) || isMark(file))).toEqual([])

      await roll(page).scrollIntoViewIfNeeded()
      const start = (await frame(page, 1).boundingBox())!
      const last = (await frame(page, across).boundingBox())!
      const next = (await frame(page, across + 1).boundingBox())!
      expect(last.y).toBeCloseTo(start.y, 0)
      expect(next.y).toBeGreaterThan(start.y + start.height - 1)
      expect(next.x).toBeCloseTo(start.x, 0)

      await frame(page, 36).scrollIntoViewIfNeeded()
      const pictures = roll(page).getByRole('img')
      await expect(pictures).toHaveCount(36)
      const areLoaded = (all: Element[]) =>
        all.every((one) => (one as HTMLImageElement).naturalWidth > 0)
      await expect.poll(() => pictures.evaluateAll(areLoaded)).toBe(true)
      const frames = (await loaded()).filter(isFrame)
      expect(frames).toHaveLength(36)
      const bytes = frames.reduce((sum, one) => sum + one.bytes, 0)
      expect(bytes / 1024).toBeLessThanOrEqual(60)
    },
  })),
  {
    says: 'the portfolio leads to the roll, whose frames open large: printed ones with a title, upright ones upright',
    page: '/portfolio',
    async expect({ ui, page, words }) {
      await ui.click(the('link', words.home.roll!.link))
      await expect(page).toHaveURL('/#roll')
      await expect(roll(page).getByRole('heading')).toBeInViewport()
      await frame(page, 30).click()
      const lightbox = the('dialog')
      await ui.sees(text('Frame 30 of 36', lightbox))
      await ui.sees(text('Turning', lightbox))
      await expect(page).toHaveURL('/#frame-30')

      await page.goto('/#frame-17')
      await ui.sees(text('Frame 17 of 36', lightbox))
      const { width, height } = await ui.box(the('img', undefined, lightbox))
      expect(height).toBeGreaterThan(width)
    },
  },
  {
    says: 'wax boxes draw themselves once they are seen, and are drawn at once with reduced motion',
    wide: true,
    arrive: ({ page }) => page.setViewportSize({ width: 390, height: 844 }),
    page: '/',
    async expect({ page }) {
      await expect(marks(page)).toHaveCount(3)
      expect(new Set(await clips(page))).toEqual(new Set(['inset(0px 100% 0px 0px)']))
      await frame(page, 13).scrollIntoViewIfNeeded()
      await expect.poll(() => clips(page)).toEqual(Array(3).fill('inset(0px)'))
      await expect(marks(page).last()).not.toHaveCSS('transition-duration', '0s')

      await page.emulateMedia({ reducedMotion: 'reduce' })
      await expect(marks(page).last()).toHaveCSS('transition-duration', '0s')
    },
  },
  {
    says: 'without JavaScript the roll is there, with its boxes, and a link leads to a frame',
    wide: true,
    withoutScripts: true,
    arrive: ({ page }) => page.setViewportSize({ width: 390, height: 844 }),
    page: '/#frame-23',
    async expect({ page }) {
      await expect(frame(page, 23)).toBeInViewport()
      await expect(frame(page, 23).getByRole('img')).toBeVisible()
      await expect(marks(page).first()).toHaveCSS('clip-path', 'inset(0px)')
    },
  },
]
