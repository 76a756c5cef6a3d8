import { expect, type Page } from '@playwright/test'

import { text, the } from '../engines/ui.ts'
import type { Journey } from './journey.ts'

const roll = (page: Page) =>
  page.locator('section', { has: page.getByRole('heading', { name: /^Thirty-six frames\. I/ }) })
const frame = (page: Page, number: number) =>
  roll(page)
    .getByRole('listitem')
    .nth(number - 1)
    .getByRole('link')

export const theRoll: Journey[] = [
  {
    says: 'Home has every frame of a roll in order, each with its description, three of them printed',
    page: '/',
    async expect({ page, words }) {
      const { frames } = words.home.roll!
      const { numbered, printed } = words.controls.photographs
      const names = frames.map((one, at) => {
        const { alt } = words.photographOf(one.src)
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
]
