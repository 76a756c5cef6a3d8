import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'

import { text, the, type Ui } from '../engines/ui.ts'
import type { StudioWords } from '../studios/studios.ts'
import { centerOf, pinch, swipe } from '../support/input.ts'
import { waitForTwoFrames } from '../support/frozen-clock.ts'
import { arrows, given, PHONE, toward, type Journeys } from './journey.ts'
import { session } from './recent-sessions.ts'

/** The featured photograph “All five”, which is 3:2, and so wider than high. */
const WIDE = 'all-five'

const lightbox = the('dialog')
const photograph = the('img', undefined, lightbox)

const dialog = (page: Page) => page.getByRole('dialog')
const shown = (page: Page) => dialog(page).getByRole('img').first()
const item = (page: Page, title: string) =>
  page.getByRole('link', { name: new RegExp(`^Open ${title}`) })
const button = (page: Page, name: string) => dialog(page).getByRole('button', { name })

export const lightboxes: Journeys = {
  '[P2] a chosen photograph fills the window, and its button, the backdrop and Escape close it':
    given({ engines: 'every' }, async ({ ui }) => {
      await ui.goto('/portfolio')
      const link = the('link', /^Open All five/)
      const { alt } = (await ui.look(the('img', undefined, link)))[0]!.attributes
      const closings = [
        () => ui.click(the('button', 'Close', lightbox)),
        () => ui.clickAt(30, 400),
        () => ui.press('Escape'),
      ]
      for (const close of closings) {
        await ui.click(link)
        await ui.sees(text('All five', lightbox))
        await ui.has(photograph, { alt: alt! })
        expect(await ui.box(lightbox)).toEqual({ x: 0, y: 0, width: 1440, height: 900 })
        await close()
        await ui.hides(lightbox)
        await ui.focuses(link)
      }
    }),

  'a double click beside a photograph closes it, and opens none of those that are on the page below':
    async ({ ui, page }) => {
      await ui.resize(...PHONE)
      await ui.goto('/portfolio')
      await item(page, 'All five').click()
      await ui.sees(lightbox)
      await page.mouse.dblclick(30, 640)
      await expect(dialog(page)).toHaveCount(0)
      await expect(page).toHaveURL('/portfolio')
    },

  'buttons and arrow keys show all photographs in a circle, onward in the direction of the text':
    given({ studios: ['demo', 'arabic'], engines: 'every' }, async ({ ui, words }) => {
      await ui.goto('/portfolio#curtain')
      const { next, previous } = words.controls.lightbox
      const { length } = words.portfolio.featuredWork.photographs
      const [onward, backward] = arrows(words)
      await seesFrame(ui, words, 1)
      await ui.click(the('button', next, lightbox))
      await seesFrame(ui, words, 2)
      await ui.press(backward)
      await ui.press(backward)
      await seesFrame(ui, words, length)
      await ui.press(onward)
      await seesFrame(ui, words, 1)
      await ui.click(the('button', previous, lightbox))
      await seesFrame(ui, words, length)
    }),

  'the address names the photograph: Back closes it, and Forward opens the one that was seen last':
    given({ engines: 'every' }, async ({ ui, words }) => {
      await ui.goto('/about')
      await ui.goto('/portfolio#stairs')
      await seesFrame(ui, words, 3)
      await ui.press('Escape')
      await ui.hides(lightbox)
      await expect.poll(ui.address).toMatch(/\/portfolio$/)
      await ui.click(the('link', /^Open Behind the curtain/))
      await seesFrame(ui, words, 1)
      await expect.poll(ui.address).toMatch(/\/portfolio#curtain$/)
      await ui.press('ArrowRight')
      await expect.poll(ui.address).toMatch(/#all-five$/)
      await ui.back()
      await ui.hides(lightbox)
      await expect.poll(ui.address).toMatch(/\/portfolio$/)
      await ui.forward()
      await seesFrame(ui, words, 2)
      await ui.back()
      await ui.hides(lightbox)
      await ui.back()
      await ui.isAt('/about')
    }),

  'behind a photograph the page stays where it was, also after a link to a part of the page':
    async ({ page }) => {
      await page.goto('/portfolio#main')
      const link = item(page, 'Behind the curtain')
      const scrolledBy = () => page.evaluate(() => scrollY)
      for (const close of [() => page.keyboard.press('Escape'), () => page.goBack()]) {
        await link.scrollIntoViewIfNeeded()
        const before = await scrolledBy()
        expect(before).toBeGreaterThan(0)
        await link.click()
        await expect(dialog(page)).toBeVisible()
        await page.mouse.wheel(0, 900)
        await close()
        await expect(dialog(page)).toBeHidden()
        await expect(link).toBeFocused()
        await expect(page).toHaveURL('/portfolio#main')
        await waitForTwoFrames(page)
        expect(await scrolledBy()).toBe(before)
      }
    },

  'a session opens whole, with its caption, story and film, and closes where the strip is then':
    async ({ ui, page }) => {
      await ui.goto('/portfolio')
      await session(page, 6).getByRole('link').click()
      await ui.sees(text('All five', lightbox))
      await ui.sees(text('A family, 1 of 5', lightbox))
      await ui.sees(the('button', 'Film: Kodak Gold', lightbox))
      // A scan is 3:2. On the strip it is cropped to 3:4.
      const { width, height } = (await shown(page).boundingBox())!
      expect(width / height).toBeCloseTo(1.5, 1)
      await button(page, 'Next photograph').click()
      await ui.sees(text('A family, 2 of 5', lightbox))
      await ui.press('Escape')
      await expect(session(page, 7).getByRole('link')).toBeFocused()
      await expect(session(page, 7).getByRole('link')).toBeInViewport({ ratio: 0.9 })
    },

  'a photograph is as large as the window lets it, whole, and leaves when the next one comes':
    async ({ ui, page }) => {
      await ui.goto(`/portfolio#${WIDE}`)
      await expect.poll(async () => (await shown(page).boundingBox())!.width).toBeGreaterThan(1140)
      await ui.resize(...PHONE)
      await expect.poll(() => shown(page).boundingBox()).toMatchObject({ x: 0, width: 390 })
      await button(page, 'Next photograph').click()
      await expect(dialog(page).locator('picture').filter({ visible: true })).toHaveCount(1)
      await expect(dialog(page).getByRole('img', { name: /staircase/ })).toBeVisible()
    },

  'by finger, a swipe shows the next photograph, also where the text runs from right to left':
    given({ studios: ['demo', 'arabic'] }, async ({ ui, page, words }) => {
      await ui.resize(...PHONE)
      await ui.goto('/portfolio#curtain')
      await seesFrame(ui, words, 1)
      await swipe(shown(page), -180 * toward(words))
      await seesFrame(ui, words, 2)
    }),

  'a button, double clicks and keys zoom a photograph, and keys, the wheel and the mouse move it':
    async ({ page }) => {
      await page.goto('/portfolio#before-it-came-down')
      const box = async () => (await shown(page).boundingBox())!
      const width = async () => (await box()).width
      const left = async () => (await box()).x
      const zoom = button(page, 'Zoom')
      const fitting = await width()
      await zoom.click()
      await expect.poll(width).toBeCloseTo(2.5 * fitting, -2)
      await zoom.click()
      await expect.poll(width).toBeCloseTo(fitting, 0)

      // On a busy machine the second press may come too late to be a double click.
      await expect(async () => {
        if ((await zoom.getAttribute('aria-pressed')) === 'false') await shown(page).dblclick()
        await expect(zoom).toHaveAttribute('aria-pressed', 'true', { timeout: 1 })
      }).toPass()
      await expect.poll(width).toBeCloseTo(2.5 * fitting, -2)
      await page.keyboard.press('-')
      await expect.poll(width).toBeCloseTo((2.5 / 1.5) * fitting, -2)
      await page.keyboard.press('0')
      await expect.poll(width).toBeCloseTo(fitting, 0)
      await page.keyboard.press('+')
      await page.keyboard.press('+')
      await page.keyboard.press('+')
      await expect.poll(width).toBeCloseTo(1.5 ** 3 * fitting, -2)

      const before = await left()
      await page.keyboard.press('Shift+ArrowRight')
      await expect.poll(left).toBeCloseTo(before - 288, -1)
      await page.mouse.move(720, 450)
      await page.mouse.wheel(-60, 0)
      await expect.poll(left).toBeCloseTo(before - 228, -1)
      await page.mouse.down()
      await page.mouse.move(1400, 450, { steps: 4 })
      await page.mouse.up()
      await expect.poll(left).toBeGreaterThan(before)
    },

  'two fingers zoom a photograph about the place between them, one moves it and turns no page, and a turned phone shows it whole again':
    async ({ ui, page }) => {
      await ui.resize(...PHONE)
      await ui.goto(`/portfolio#${WIDE}`)
      const box = async () => (await shown(page).boundingBox())!
      await expect.poll(async () => (await box()).width).toBe(390)
      await pinch(page, 60, 180)
      await expect.poll(async () => (await box()).width).toBeCloseTo(3 * 390, -1)
      const { x, width } = await box()
      expect(x + width / 2).toBeCloseTo(195, -1)
      const zoom = button(page, 'Zoom')
      await expect(zoom).toHaveAttribute('aria-pressed', 'true')

      await swipe(shown(page), -180)
      await expect.poll(async () => (await box()).x).toBeLessThan(x - 90)
      await ui.sees(text('Frame 2 of 5', lightbox))

      await pinch(page, 180, 60)
      await expect.poll(box).toMatchObject({ x: 0, width: 390 })
      await zoom.click()
      await expect(zoom).toHaveAttribute('aria-pressed', 'true')
      await ui.resize(844, 390)
      await expect(zoom).toHaveAttribute('aria-pressed', 'false')
      await expect(shown(page)).toBeInViewport({ ratio: 0.9 })
    },

  'a visitor saves a photograph as a JPEG, copies its link, or shares it': async ({ ui, page }) => {
    await page.addInitScript(() => {
      navigator.share = async (data) => {
        document.title = `${data?.title} ${data?.url}`
      }
    })
    await ui.goto('/portfolio#stairs')
    await button(page, 'Next photograph').click()
    const saved = page.waitForEvent('download')
    await ui.click(the('link', 'Save photograph', lightbox))
    expect((await saved).suggestedFilename()).toBe('before-it-came-down.jpg')
    const { width } = await sharp(await (await saved).path()).metadata()
    expect(width).toBe(1600)
    await button(page, 'Copy link').click()
    await ui.sees(text('Link copied', lightbox))
    const link = new URL('/portfolio#before-it-came-down', page.url()).href
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)
    await button(page, 'Share').click()
    await expect(page).toHaveTitle(`Before it came down ${link}`)
  },

  'where the script of the lightbox does not come, a chosen photograph opens as a file instead':
    given({ wide: true, logs: /Failed to (load|fetch)/ }, async ({ page }) => {
      const html = await (await page.request.get('/portfolio')).text()
      // The page names its own scripts, and not those that it loads later.
      await page.route(/\/assets\/.*\.js$/, (route, request) =>
        html.includes(new URL(request.url()).pathname) ? route.continue() : route.abort(),
      )
      await page.goto('/portfolio')
      const file = await item(page, 'All five').getAttribute('href')
      expect(file).toMatch(/^\/uploads\/family-shadows-gold-200-\d+-\w+\.jpg$/)
      await item(page, 'All five').click()
      await expect(page).toHaveURL(file!)
    }),

  'the button, N and a held press turn a photograph into its negative, orange or gray by its film':
    async ({ page }) => {
      const negative = button(page, 'Negative')
      const isNegative = () => expect(shown(page)).toHaveCSS('filter', /invert\(1\)/)
      const isPositive = () => expect(shown(page)).toHaveCSS('filter', 'none')
      await page.goto(`/portfolio#${WIDE}`)
      await isPositive()
      await negative.click()
      await expect(negative).toHaveAttribute('aria-pressed', 'true')
      await isNegative()
      await expect(shown(page)).toHaveCSS('filter', /hue-rotate/)
      await page.keyboard.press('n')
      await isPositive()

      const [x, y] = await centerOf(shown(page))
      const ends = [
        () => page.mouse.up(),
        () => page.mouse.move(x + 40, y),
        // As with Ctrl on a Mac, where no more is heard of the press.
        () => shown(page).dispatchEvent('contextmenu'),
      ]
      for (const end of ends) {
        await page.mouse.move(x, y)
        await page.mouse.down()
        await isNegative()
        await end()
        await isPositive()
        await page.mouse.up()
      }
      await expect(negative).toHaveAttribute('aria-pressed', 'false')

      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('n')
      await expect(shown(page)).toHaveCSS('filter', 'invert(1)')
    },

  'a photograph flies into the lightbox, seen in one place at a time, but not with reduced motion':
    async ({ ui, page }) => {
      await page.goto('/portfolio')
      const link = item(page, 'All five')
      // Photographs leave from now on, and do not land.
      await page.evaluate(() => {
        const { animate } = Element.prototype
        Element.prototype.animate = function (...how) {
          const flight = animate.apply(this, how)
          flight.pause()
          return flight
        }
      })
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await link.click()
      await ui.sees(photograph)
      await expect(page.locator('img[popover]')).toHaveCount(0)
      await ui.press('Escape')
      await ui.hides(lightbox)
      await page.emulateMedia({ reducedMotion: 'no-preference' })
      await link.click()
      const flying = page.locator('img[popover]')
      await expect(flying).toHaveCount(1)
      const origin = item(page, 'All five').getByRole('img', { includeHidden: true })
      await expect(origin).toHaveCSS('opacity', '0')
      await expect(shown(page)).toHaveCSS('opacity', '0')
      await page.evaluate(() => document.getAnimations().forEach((one) => one.finish()))
      await expect(flying).toHaveCount(0)
      await expect(shown(page)).toHaveCSS('opacity', '1')
      await expect(origin).toHaveCSS('opacity', '1')
    },
}

/** Sees the number of a featured photograph in the lightbox. */
function seesFrame(ui: Ui, { portfolio, controls, fill }: StudioWords, number: number) {
  const { photographs } = portfolio.featuredWork
  const count = photographs.length
  return ui.sees(text(fill(controls.lightbox.frame, { number, count }), lightbox))
}
