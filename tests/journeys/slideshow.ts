import { expect, type Page } from '@playwright/test'

import { text, the } from '../engines/ui.ts'
import { captionOf } from '../support/captions.ts'
import { freezeClock, gotoWithFrozenClock } from '../support/frozen-clock.ts'
import { swipe } from '../support/input.ts'
import { given, PHONE, type Journeys } from './journey.ts'

/** How long each slide is shown, in ms. */
const STAY = 7000

/** After ten stays it would be where it was. */
const LONG = 8 * STAY

const region = the('region', 'Selected photographs')
const slide = (number: number) => the('group', `${number} of 5`)
const dot = (number: number) => the('button', `Photograph ${number} of 5`)

const photograph = (page: Page, position: string) =>
  page.getByRole('group', { name: position }).getByRole('img')
const button = (page: Page, name: string) => page.getByRole('button', { name })
const stop = (page: Page) => button(page, 'Stop slideshow')
/** What fades as slides change. */
const stage = (page: Page, position: string) =>
  page.getByRole('group', { name: position, includeHidden: true }).locator('> :first-child')

export const slideshow: Journeys = {
  '[H1 H3 F4] captioned photographs fill the window, and each has a dot, a next and a previous one':
    given({ engines: 'every' }, async ({ ui, words }) => {
      await ui.goto('/')
      const { slides } = words.home.slideshow
      expect(slides).toHaveLength(5)
      expect((await ui.box(region)).height).toBeCloseTo(900, 0)
      await ui.sees(text(slides[0]!.caption, slide(1)))

      await ui.resize(...PHONE)
      await expect.poll(async () => (await ui.box(region)).height).toBeCloseTo(844, 0)
      for (const [at, { image, caption, whole }] of slides.entries()) {
        await ui.click(dot(at + 1))
        const one = the('img', words.photographOf(image).alt, slide(at + 1))
        await ui.sees(one)
        await ui.sees(text(caption, slide(at + 1)))
        await ui.has(dot(at + 1), { 'aria-current': 'true' })
        const { width, height } = await ui.box(one)
        const { attributes } = (await ui.look(one))[0]!
        const ratio = Number(attributes.width) / Number(attributes.height)
        if (whole) expect(width / height).toBeCloseTo(ratio, 1)
      }

      await ui.click(the('button', 'Next photograph'))
      await ui.sees(text(slides[0]!.caption, slide(1)))
      await ui.hides(text(slides[4]!.caption, slide(5)))
      await ui.click(the('button', 'Previous photograph'))
      await ui.sees(text(slides[4]!.caption, slide(5)))
      await ui.sees(the('group', 'Choose a photograph'))
    }),

  'the slideshow turns by itself until an arrow key is pressed, or the keyboard comes to its links':
    given({ engines: 'every', wide: true }, async ({ ui, words }) => {
      await ui.goto('/')
      const { slides, book } = words.home.slideshow
      const stopping = the('button', 'Stop slideshow')
      // Its slides are there for screen readers all the while.
      await ui.sees(the('img', undefined, slide(2)))
      await ui.has(dot(2), { 'aria-current': 'true' })
      await ui.sees(stopping)
      await ui.press('ArrowRight')
      await ui.hides(stopping)
      await ui.sees(text(slides[2]!.caption, slide(3)))
      await ui.press('ArrowLeft')
      await ui.sees(text(slides[1]!.caption, slide(2)))

      await ui.goto('/')
      await ui.sees(stopping)
      await ui.tabTo(the('link', book, region))
      await ui.hides(stopping)
    }),

  '[H2 K1] five slides follow each other every seven seconds, with a fade of one, and rest while the tab is hidden':
    async ({ page }) => {
      await gotoWithFrozenClock(page, '/')
      // On a busy machine it may have begun long before.
      while (await captionOf(page, '1 of 5').isVisible()) await page.clock.runFor(1000)
      await setHidden(page, true)
      await page.clock.runFor(LONG)
      // Coming back does not jump, and begins the time of a slide again.
      await setHidden(page, false)
      const positions = [2, 3, 4, 5, 1, 2].map((number) => `${number} of 5`)
      for (const [at, position] of positions.slice(0, -1).entries()) {
        await page.clock.runFor(STAY - 1)
        await expect(captionOf(page, position)).toBeVisible()
        await page.clock.runFor(1)
        await expect(captionOf(page, positions[at + 1]!)).toBeVisible()
      }
      await expect(stage(page, '2 of 5')).toHaveCSS('transition-duration', '1s')
      await expect(stage(page, '2 of 5')).toHaveCSS('transition-property', 'opacity')
    },

  '[H4] next, previous, a dot, a swipe, an arrow key and Stop each stop the slideshow for good':
    async ({ page }) => {
      await page.clock.install()
      const actions: [act: () => Promise<void>, shown: string][] = [
        [() => button(page, 'Next photograph').click(), '2 of 5'],
        [() => button(page, 'Previous photograph').click(), '5 of 5'],
        [() => button(page, 'Photograph 2 of 5').click(), '2 of 5'],
        [() => swipe(photograph(page, '1 of 5'), -180), '2 of 5'],
        [() => page.keyboard.press('ArrowRight'), '2 of 5'],
        [() => stop(page).click(), '1 of 5'],
      ]
      for (const [act, shown] of actions) {
        await page.goto('/')
        await freezeClock(page)
        await expect(stop(page)).toBeVisible()
        await act()
        await expect(stop(page), String(act)).toBeHidden()
        await page.clock.runFor(LONG)
        await expect(captionOf(page, shown), String(act)).toBeVisible()
        await page.clock.resume()
      }
      // Stop disappears with the focus, which moves to the next control.
      await expect(button(page, 'Previous photograph')).toBeFocused()
    },

  'with reduced motion the slideshow never advances by itself, and slides change without a fade':
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await gotoWithFrozenClock(page, '/')
      await page.clock.runFor(LONG)
      await expect(captionOf(page, '1 of 5')).toBeVisible()
      await expect(stop(page)).toBeHidden()

      await button(page, 'Next photograph').click()
      await expect(captionOf(page, '2 of 5')).toBeVisible()
      await expect(stage(page, '2 of 5')).toHaveCSS('transition-duration', '0.001s')
    },
}

/** Makes the page believe that its tab is hidden, or visible again. */
async function setHidden(page: Page, hidden: boolean) {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { value, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, hidden)
}
