import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'

import { text, the, type Ui } from '../engines/ui.ts'
import type { StudioWords } from '../studios/words-of.ts'
import { pixelsOf } from '../support/pixels.ts'
import { pinch, swipe } from '../support/input.ts'
import { waitForTwoFrames } from '../support/frozen-clock.ts'
import { arrows, toward, type Journey } from './journey.ts'

const PHONE = [390, 844] as const

/** The featured photograph that is 3:2, and so wider than high. */
const WIDE = 'all-five'

const lightbox = the('dialog')
const photograph = the('img', undefined, lightbox)

const dialog = (page: Page) => page.getByRole('dialog')
const shown = (page: Page) => dialog(page).getByRole('img').first()
const item = (page: Page, title: string) =>
  page.getByRole('link', { name: new RegExp(`^Open ${title}`) })
const button = (page: Page, name: string) => dialog(page).getByRole('button', { name })

export const lightboxes: Journey[] = [
  {
    id: 'P2',
    says: 'a chosen photograph fills the window, and its button, the backdrop and Escape close it',
    page: '/portfolio',
    studios: ['demo', 'arabic'],
    engines: 'every',
    async expect({ ui, words }) {
      const link = featuredLink(words, 1)
      const { alt } = (await ui.look(the('img', undefined, link)))[0]!.attributes
      const closings = [
        () => ui.click(the('button', words.controls.lightbox.close, lightbox)),
        () => ui.clickAt(30, 400),
        () => ui.press('Escape'),
      ]
      for (const close of closings) {
        await ui.click(link)
        await ui.sees(text(words.portfolio.featuredWork.photographs[1]!.title, lightbox))
        await ui.has(photograph, { alt: alt! })
        expect(await ui.box(lightbox)).toEqual({ x: 0, y: 0, width: 1440, height: 900 })
        await close()
        await ui.hides(lightbox)
        await ui.focuses(link)
      }
    },
  },
  {
    says: 'buttons and arrow keys show all photographs in a circle, onward as text is read',
    page: '/portfolio',
    studios: ['demo', 'arabic'],
    engines: 'every',
    async act({ ui, words }) {
      await ui.click(featuredLink(words, 0))
    },
    async expect({ ui, words }) {
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
    },
  },
  {
    says: 'the address names the photograph: Back closes it, and Forward opens the one seen last',
    engines: 'every',
    async act({ ui, words }) {
      await ui.goto('/about')
      await ui.goto('/portfolio#stairs')
      await seesFrame(ui, words, 3)
      await ui.press('Escape')
      await ui.hides(lightbox)
      await expect.poll(ui.address).toMatch(/\/portfolio$/)
    },
    async expect({ ui, words }) {
      await ui.click(featuredLink(words, 0))
      await seesFrame(ui, words, 1)
      await expect.poll(ui.address).toMatch(/\/portfolio#rain$/)
      await ui.press('ArrowRight')
      await expect.poll(ui.address).toMatch(/#before-it-came-down$/)
      await ui.back()
      await ui.hides(lightbox)
      await expect.poll(ui.address).toMatch(/\/portfolio$/)
      await ui.forward()
      await seesFrame(ui, words, 2)
      await ui.back()
      await ui.hides(lightbox)
      await ui.back()
      await ui.isAt('/about')
    },
  },
  {
    says: 'reloaded, a photograph is still open, and once it is closed one Back leaves the page',
    wide: true,
    async act({ page, words }) {
      await page.goto('/about')
      await page.goto('/portfolio')
      await item(page, titleOf(WIDE, words)).click()
      await expect(dialog(page)).toBeVisible()
      await page.reload()
      await button(page, 'Close').click()
      await expect(dialog(page)).toBeHidden()
      await expect(page).toHaveURL('/portfolio')
    },
    async expect({ page }) {
      await page.goBack()
      await expect(page).toHaveURL('/about')
    },
  },
  {
    says: 'behind a photograph the page stays where it was, also after a link within it',
    page: '/portfolio#main',
    async expect({ page }) {
      const link = item(page, 'Behind the curtain')
      for (const close of [() => page.keyboard.press('Escape'), () => page.goBack()]) {
        await link.scrollIntoViewIfNeeded()
        const before = await scrolledBy(page)
        expect(before).toBeGreaterThan(0)
        await link.click()
        await expect(dialog(page)).toBeVisible()
        await page.mouse.wheel(0, 900)
        await close()
        await expect(dialog(page)).toBeHidden()
        await expect(link).toBeFocused()
        await expect(page).toHaveURL('/portfolio#main')
        await waitForTwoFrames(page)
        expect(await scrolledBy(page)).toBe(before)
      }
    },
  },
  {
    says: 'closed, the page shows the photograph seen last and has its focus there',
    arrive: ({ ui }) => ui.resize(...PHONE),
    page: '/portfolio',
    async expect({ page }) {
      await item(page, 'Rain on the glass').click()
      await button(page, 'Previous photograph').click()
      await button(page, 'Close').click()
      const last = item(page, 'Behind the curtain')
      await expect(last).toBeFocused()
      await expect(last.getByRole('img')).toBeInViewport({ ratio: 0.9 })
    },
  },
  {
    says: 'a session opens whole, with its caption, story and film, and closes where the strip is then',
    page: '/portfolio',
    act: ({ page, words }) => session(page, firstOfStory(words).number).getByRole('link').click(),
    async expect({ ui, page, words }) {
      const { number, caption, story, film, count } = firstOfStory(words)
      const part = (at: number) =>
        words.fill(words.controls.photographs.story, { story, number: at, count })
      await ui.sees(text(caption, lightbox))
      await ui.sees(text(part(1), lightbox))
      await ui.sees(the('button', words.fill(words.controls.film.stock, { name: film }), lightbox))
      // A scan is 3:2. On the strip it is cropped to 3:4.
      const { width, height } = (await shown(page).boundingBox())!
      expect(width / height).toBeCloseTo(1.5, 1)
      await button(page, 'Next photograph').click()
      await ui.sees(text(part(2), lightbox))
      await ui.press('Escape')
      await expect(session(page, number + 1).getByRole('link')).toBeFocused()
      await expect(session(page, number + 1).getByRole('link')).toBeInViewport({ ratio: 0.9 })
    },
  },
  {
    says: 'a photograph is as large as the window lets it, whole, and leaves when the next one comes',
    page: `/portfolio#${WIDE}`,
    async expect({ ui, page, words }) {
      await expect.poll(async () => (await shown(page).boundingBox())!.width).toBeGreaterThan(1140)
      await ui.resize(...PHONE)
      await expect.poll(() => shown(page).boundingBox()).toMatchObject({ x: 0, width: 390 })
      // Only a whole photograph has the filed edge.
      await expect(shown(page)).toHaveCSS('clip-path', /^polygon/)
      const title = await ui.box(text(titleOf(WIDE, words), lightbox))
      const next = await ui.box(the('button', 'Next photograph', lightbox))
      expect(title.y + title.height).toBeLessThan(next.y)

      await button(page, 'Next photograph').click()
      await expect(dialog(page).locator('picture').filter({ visible: true })).toHaveCount(1)
      await expect(dialog(page).getByRole('img', { name: /curtain/i })).toBeVisible()
    },
  },
  {
    says: 'by finger, a swipe shows the next photograph as text is read',
    arrive: ({ ui }) => ui.resize(...PHONE),
    page: '/portfolio',
    studios: ['demo', 'arabic'],
    async act({ ui, page, words }) {
      await ui.click(featuredLink(words, 0))
      await seesFrame(ui, words, 1)
      await swipe(shown(page), -180 * toward(words))
    },
    expect: ({ ui, words }) => seesFrame(ui, words, 2),
  },
  {
    says: 'in a low window a wheel over the photograph scrolls to the words',
    wide: true,
    arrive: ({ ui }) => ui.resize(320, 256),
    page: `/portfolio#${WIDE}`,
    async expect({ page }) {
      const zoom = button(page, 'Zoom')
      await shown(page).hover()
      await expect(zoom).not.toBeInViewport({ ratio: 1 })
      await page.mouse.wheel(0, 600)
      await expect(zoom).toBeInViewport({ ratio: 1 })
    },
  },
  {
    says: 'button, double click and keys zoom a photograph, and keys, wheel and mouse move it',
    page: '/portfolio#before-it-came-down',
    async expect({ ui, page }) {
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

      // It fills a window that has become smaller.
      await ui.resize(500, 400)
      await expect(async () => {
        const { x, width: across } = await box()
        expect(x).toBeLessThanOrEqual(1)
        expect(x + across).toBeGreaterThanOrEqual(499)
      }).toPass()
    },
  },
  {
    says: 'two fingers zoom a photograph about the place between them, one moves it and turns no page',
    arrive: ({ ui }) => ui.resize(...PHONE),
    page: `/portfolio#${WIDE}`,
    async expect({ ui, page }) {
      const box = async () => (await shown(page).boundingBox())!
      await expect.poll(async () => (await box()).width).toBe(390)
      await pinch(page, 60, 180)
      await expect.poll(async () => (await box()).width).toBeCloseTo(3 * 390, -1)
      const { x, width } = await box()
      expect(x + width / 2).toBeCloseTo(195, -1)
      await expect(button(page, 'Zoom')).toHaveAttribute('aria-pressed', 'true')

      await swipe(shown(page), -180)
      await expect.poll(async () => (await box()).x).toBeLessThan(x - 90)
      await ui.sees(text('Frame 4 of 5', lightbox))

      await pinch(page, 180, 60)
      await expect.poll(box).toMatchObject({ x: 0, width: 390 })
    },
  },
  {
    says: 'a visitor saves a photograph as a JPEG, copies its link, or shares it',
    async arrive({ page }) {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
      await page.addInitScript(() => {
        navigator.share = async (data) => {
          document.title = `${data?.title} ${data?.url}`
        }
      })
    },
    page: '/portfolio#rain',
    async expect({ ui, page }) {
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
  },
  {
    says: 'where the studio offers no files, an opened photograph has no button that saves it',
    page: '/portfolio#rain',
    studios: ['asking'],
    async expect({ ui, words }) {
      await ui.sees(the('button', words.controls.lightbox.copy, lightbox))
      await ui.hides(the('link', words.controls.lightbox.save, lightbox))
    },
  },
  {
    says: 'where the system copies and shares nothing, it says so and has no button to share',
    wide: true,
    arrive: ({ page }) =>
      page.addInitScript(() => {
        delete (Navigator.prototype as Partial<Navigator>).share
        navigator.clipboard.writeText = () => Promise.reject(new Error('Denied'))
      }),
    page: '/portfolio#rain',
    async expect({ ui, page, words }) {
      await button(page, 'Copy link').click()
      await ui.sees(text(words.controls.lightbox.notCopied, lightbox))
      await expect(button(page, 'Share')).toHaveCount(0)
    },
  },
  {
    says: 'without the script of the lightbox a photograph opens as a file',
    wide: true,
    logs: /Failed to (load|fetch)/,
    async arrive({ page }) {
      const html = await (await page.request.get('/portfolio')).text()
      // The page names its own scripts, and not those that it loads later.
      await page.route(/\/assets\/.*\.js$/, (route, request) =>
        html.includes(new URL(request.url()).pathname) ? route.continue() : route.abort(),
      )
    },
    page: '/portfolio',
    async expect({ page, words }) {
      const { src } = photographAt(WIDE, words)
      const file = await item(page, titleOf(WIDE, words)).getAttribute('href')
      const name = src.file.replace('.jpg', '')
      expect(file).toMatch(new RegExp(`^/uploads/${name}-\\d+-\\w+\\.jpg$`))
      await item(page, titleOf(WIDE, words)).click()
      await expect(page).toHaveURL(file!)
    },
  },
  {
    says: 'a photograph flies into the lightbox, seen in one place, but not with reduced motion',
    page: '/portfolio',
    async act({ ui, page, words }) {
      await pauseFlights(page)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await item(page, titleOf(WIDE, words)).click()
      await ui.sees(photograph)
      await expect(flying(page)).toHaveCount(0)
      await expect(shown(page)).toHaveCSS('opacity', '1')
      await ui.press('Escape')
      await ui.hides(lightbox)
      await page.emulateMedia({ reducedMotion: 'no-preference' })
      await page.evaluate(() => {
        HTMLImageElement.prototype.decode = () =>
          new Promise((settle) => addEventListener('decoded', () => settle(), { once: true }))
      })
      await item(page, titleOf(WIDE, words)).scrollIntoViewIfNeeded()
      expect(await scrolledBy(page)).toBeGreaterThan(0)
      await item(page, titleOf(WIDE, words)).click()
    },
    async expect({ page, words }) {
      await expect(flying(page)).toHaveCount(1)
      const origin = item(page, titleOf(WIDE, words)).getByRole('img', { includeHidden: true })
      await expect(origin).toHaveCSS('opacity', '0')
      await expect(shown(page)).toHaveCSS('opacity', '0')
      // Where a page is scrolled, a view transition would not paint the dialog.
      const close = (await button(page, 'Close').boundingBox())!
      const isWhite = (color: number[]) => Math.min(...color) > 150
      const painted = async () => (await pixelsOf(page, close)).filter(isWhite).length
      await expect.poll(painted).toBeGreaterThan(20)

      // Landed, it is there until the photograph below can be painted.
      await expect(shown(page)).toHaveJSProperty('complete', true)
      await page.evaluate(() => document.getAnimations().forEach((one) => one.finish()))
      await waitForTwoFrames(page)
      await expect(flying(page)).toHaveCount(1)
      await page.evaluate(() => dispatchEvent(new Event('decoded')))
      await expect(flying(page)).toHaveCount(0)
      await expect(shown(page)).toHaveCSS('opacity', '1')
      await expect(origin).toHaveCSS('opacity', '1')
    },
  },
  {
    says: 'an upright frame of the roll is turned as it flies',
    wide: true,
    page: '/',
    async act({ page }) {
      await pauseFlights(page)
      const upright = page.locator('[data-upright]')
      const frame = page.locator('#roll').getByRole('link').filter({ has: upright }).first()
      await frame.scrollIntoViewIfNeeded()
      await expect(frame.locator('img')).toHaveJSProperty('complete', true)
      await expect(frame.locator('img')).not.toHaveJSProperty('naturalWidth', 0)
      await frame.click()
    },
    async expect({ page }) {
      const ends = await flying(page).evaluate((copy) =>
        (copy.getAnimations()[0]!.effect as KeyframeEffect)
          .getKeyframes()
          .map(({ rotate, width, height }) => [
            rotate,
            parseFloat(`${width}`) < parseFloat(`${height}`),
          ]),
      )
      expect(ends).toEqual([
        ['-90deg', true],
        ['none', true],
      ])
    },
  },
]

/** The link of a featured photograph, by its index. */
function featuredLink({ portfolio, controls, fill }: StudioWords, index: number) {
  const { title, category, pick } = portfolio.featuredWork.photographs[index]!
  const { open, openPick } = controls.photographs
  return the('link', fill(pick ? openPick : open, { title, category }))
}

/** The featured photograph with an id. */
function photographAt(id: string, { portfolio }: StudioWords) {
  return portfolio.featuredWork.photographs.find((one) => one.id === id)!
}

function titleOf(id: string, words: StudioWords) {
  return photographAt(id, words).title
}

/** Where a story begins whose first photograph is the featured one that is wide. */
function firstOfStory(words: StudioWords) {
  const { photographs } = words.portfolio.recentSessions!
  const { file } = photographAt(WIDE, words).src
  const at = photographs.findIndex(({ src }) => src.file === file)
  const { caption, story } = photographs[at]!
  return {
    number: at + 1,
    caption,
    story: story!,
    count: photographs.filter((one) => one.story === story).length,
    film: words.photographs.find((one) => one.file === file)!.film!,
  }
}

function seesFrame(ui: Ui, { portfolio, controls, fill }: StudioWords, number: number) {
  const { photographs } = portfolio.featuredWork
  const count = photographs.length
  return ui.sees(text(fill(controls.lightbox.frame, { number, count }), lightbox))
}

function session(page: Page, number: number) {
  return page.getByRole('group', { name: `${number} of 25`, exact: true })
}

function scrolledBy(page: Page) {
  return page.evaluate(() => scrollY)
}

/** Photographs leave from now on, and do not land. */
function pauseFlights(page: Page) {
  return page.evaluate(() => {
    const { animate } = Element.prototype
    Element.prototype.animate = function (...how) {
      const flight = animate.apply(this, how)
      flight.pause()
      return flight
    }
  })
}

/** The copy of a photograph that flies over the page. */
function flying(page: Page) {
  return page.locator('img[popover]')
}
