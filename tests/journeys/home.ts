import { expect, type Locator } from '@playwright/test'

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
        const { alt, film } = words.photographOf(src)
        const stock = words.fill(words.controls.film.stock, { name: film! })
        await piece.scrollIntoViewIfNeeded()
        await expect(piece.getByRole('button', { name: stock })).toBeVisible()
        await expect(piece.getByText(title, { exact: true })).toBeVisible()
        await expect(piece.locator('[data-frame]').getByRole('img', { name: alt })).toBeVisible()
      }
    },
  },
]
