import { expect, type Page } from '@playwright/test'

import { text, the } from '../engines/ui.ts'
import type { Journeys } from './journey.ts'

const roll = (page: Page) => page.locator('#roll')
const frame = (page: Page, number: number) =>
  roll(page)
    .getByRole('listitem')
    .nth(number - 1)

export const theRoll: Journeys = {
  'Home has every frame of a roll in order, each with its description, three of them printed':
    async ({ page, words }) => {
      await page.goto('/')
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
        await expect(frame(page, at + 1).getByRole('link')).toHaveAccessibleName(name)
      }
      await expect(roll(page).getByRole('link', { name: printed })).toHaveCount(3)
    },

  'the portfolio leads to the roll, whose frames open large: printed ones with a title, upright ones upright':
    async ({ ui, page, words }) => {
      await ui.goto('/portfolio')
      await ui.click(the('link', words.home.roll!.link))
      await expect(page).toHaveURL('/#roll')
      await expect(roll(page).getByRole('heading')).toBeInViewport()
      await frame(page, 30).getByRole('link').click()
      const lightbox = the('dialog')
      await ui.sees(text('Frame 30 of 36', lightbox))
      await ui.sees(text('Turning', lightbox))
      await expect(page).toHaveURL('/#frame-30')

      await page.goto('/#frame-17')
      await ui.sees(text('Frame 17 of 36', lightbox))
      const { width, height } = await ui.box(the('img', undefined, lightbox))
      expect(height).toBeGreaterThan(width)
    },
}

const said = (page: Page) => roll(page).getByRole('status')
const boxes = (page: Page) => roll(page).locator('[data-wax=box]')
const ringed = (page: Page) =>
  roll(page)
    .getByRole('listitem')
    .evaluateAll((all) =>
      all.flatMap((one, at) => {
        const ring = getComputedStyle(one.firstElementChild!, '::after')
        return ring.content === 'none' ? [] : at + 1
      }),
    )

const button = (page: Page) => roll(page).getByRole('button', { name: 'Mark yours' })

const mark = async (page: Page, ...numbers: number[]) => {
  for (const number of numbers) await frame(page, number).getByRole('button').click()
}
const clips = (page: Page) =>
  boxes(page).evaluateAll((all) => [...new Set(all.map((one) => getComputedStyle(one).clipPath))])

export const markYours: Journeys = {
  'a visitor rings three frames of the roll, and only then sees which ones the studio printed':
    async ({ ui, page }) => {
      // It is pressed while what it begins is on its way.
      await page.route(/~marking\./, async (route) => {
        await button(page).press('Enter')
        await route.continue()
      })
      await ui.goto('/')
      await roll(page).scrollIntoViewIfNeeded()
      await expect(said(page)).toContainText('Which three would you print?')
      await expect(button(page)).toBeFocused()
      await mark(page, 14, 22)
      await expect(said(page)).toContainText('2 of 3 marked')
      await expect.poll(() => clips(page)).toEqual(['inset(0px 100% 0px 0px)'])
      await expect(page.getByRole('button', { name: /Printed\.$/ })).toHaveCount(0)

      await mark(page, 30)
      await expect(said(page)).toHaveText('You would print 14, 22 and 30.I printed 9, 19 and 30.')
      expect(await ringed(page)).toEqual([14, 22, 30])
      await expect.poll(() => clips(page)).toEqual(['inset(0px)'])
      await expect(page.getByRole('dialog')).toHaveCount(0)

      // A fourth takes the place of the oldest, and a second press takes a mark away.
      await mark(page, 9)
      await expect(said(page)).toHaveText('You would print 9, 22 and 30.The mark on 14 is gone.')
      await expect(frame(page, 14).getByRole('button')).toHaveAttribute('aria-pressed', 'false')
      await mark(page, 22)
      await expect(said(page)).toContainText('2 of 3 marked')
      expect(await ringed(page)).toEqual([9, 30])
    },

  'what a visitor marked is a link for others, who begin anew, stays for the tab, and goes into the message before what was typed':
    async ({ page }) => {
      await page.goto('/contact')
      await page.getByLabel('Message').fill('We are two.')
      await page.goto('/')
      await button(page).click()
      await expect(said(page)).toContainText('Which three would you print?')
      await mark(page, 30, 14, 22)
      await roll(page).getByRole('button', { name: 'Copy link' }).click()
      await expect(page.getByText('Link copied')).toBeVisible()
      const link = await page.evaluate(() => navigator.clipboard.readText())
      expect(new URL(link).hash).toBe('#roll=14,22,30')

      const other = await page.context().newPage()
      await other.goto(link)
      await expect(said(other)).toContainText('Someone marked these three.')
      await expect(roll(other).getByRole('heading').first()).toBeInViewport()
      expect(await ringed(other)).toEqual([14, 22, 30])
      await expect.poll(() => clips(other)).toEqual(['inset(0px)'])
      await roll(other).getByRole('button', { name: 'Mark yours' }).last().click()
      await expect(said(other)).toContainText('0 of 3 marked')
      expect(await ringed(other)).toEqual([])

      // To who has copied it, the link is her own.
      await page.reload()
      await roll(page).scrollIntoViewIfNeeded()
      await expect(said(page)).toContainText('You would print 14, 22 and 30.')
      await roll(page).getByRole('link', { name: 'Send me these' }).click()
      await expect(page).toHaveURL('/contact')
      const message = page.getByLabel('Message')
      await expect(message).toHaveValue('I’d print 14, 22, 30.\nWe are two.')
    },
}
