import { expect, type Locator } from '@playwright/test'

import { the } from '../engines/ui.ts'
import { plain, type Journey } from './journey.ts'

export const home: Journey[] = [
  {
    id: 'H5 H6',
    says: 'buttons over the slideshow and below a welcome lead to Portfolio and Booking',
    page: '/',
    studios: ['demo', 'arabic', 'smallest'],
    async expect({ ui, page, words }) {
      const { slideshow, welcome } = words.home
      const region = page.getByRole('region', { name: slideshow.label })
      const link = (place: Locator, name: string) => place.getByRole('link', { name, exact: true })
      await expect(link(region, slideshow.book)).toHaveAttribute('href', '/booking')
      await expect(link(region, slideshow.portfolio)).toHaveAttribute('href', '/portfolio')

      const heading = page.getByRole('heading', { level: 1, name: plain(welcome.heading) })
      const below = page.locator('main section', { has: heading })
      const { y, height } = (await region.boundingBox())!
      expect((await below.boundingBox())!.y).toBeGreaterThanOrEqual(y + height - 1)
      await expect(below.getByText(welcome.lede)).toBeVisible()
      await expect(link(below, welcome.book)).toHaveAttribute('href', '/booking')
      await link(below, welcome.portfolio).click()
      await ui.isAt('/portfolio')
    },
  },
  {
    id: 'H7',
    says: '“Recent Work” has framed photographs, each with its film stock and title',
    page: '/',
    studios: ['demo', 'arabic'],
    async expect({ page, words }) {
      const { heading, photographs } = words.home.recentWork!
      const work = page.locator('main section', {
        has: page.getByRole('heading', { name: heading }),
      })
      await expect(work.getByRole('listitem')).toHaveCount(photographs.length)
      for (const [at, { src, title }] of photographs.entries()) {
        const piece = work.getByRole('listitem').nth(at)
        const { alt, film } = words.photographs.find(({ file }) => file === src.file)!
        const stock = words.fill(words.controls.film.stock, { name: film! })
        await piece.scrollIntoViewIfNeeded()
        await expect(piece.getByRole('button', { name: stock })).toBeVisible()
        await expect(piece.getByText(title, { exact: true })).toBeVisible()
        await expect(piece.locator('[data-frame]').getByRole('img', { name: alt })).toBeVisible()
      }
    },
  },
  {
    says: 'the photographer’s portrait leads to About, and the end, with the lowest price, to Booking',
    wide: true,
    page: '/',
    async expect({ ui, page, words }) {
      await ui.click(the('link', words.home.welcome.portrait!.caption))
      await ui.isAt('/about')
      await ui.goto('/')
      const last = page.getByRole('main').locator('section').last()
      await expect(last.getByText('Sessions start at $80')).toBeVisible()
      await last.getByRole('link', { name: 'Book a Session' }).click()
      await ui.isAt('/booking')
    },
  },
  {
    says: 'rows of recent work fit any window',
    wide: true,
    page: '/',
    async expect({ page }) {
      for (const [width, height] of [
        [768, 1024],
        [1280, 720],
        [1440, 900],
        [2560, 1440],
      ] as const) {
        await page.setViewportSize({ width, height })
        const bar = (await page.getByRole('banner').locator('> :first-child').boundingBox())!
        const heading = page.getByRole('heading', { name: 'Recent Work' })
        const work = page.locator('section', { has: heading })
        const pieces = await boxesOf(work.getByRole('listitem'))
        const photographs = await boxesOf(work.getByRole('img'))
        for (const left of [0, 2]) {
          const row = [pieces[left]!, pieces[left + 1]!]
          const top = Math.min(...row.map(({ y }) => y))
          const bottom = Math.max(...row.map((box) => box.y + box.height))
          expect(bottom - top, `${width} px`).toBeLessThanOrEqual(height - bar.height)
          expect(photographs[left]!.height).toBeCloseTo(photographs[left + 1]!.height, 0)
        }
      }
    },
  },
]

async function boxesOf(all: Locator) {
  return Promise.all((await all.all()).map(async (one) => (await one.boundingBox())!))
}
