import { expect, type Page } from '@playwright/test'

import { text, the, type Ui } from '../engines/ui.ts'
import type { StudioWords } from '../studios/studios.ts'
import { arrows, given, PHONE, type Journeys } from './journey.ts'

const NEXT = the('button', 'Next session')
const strip = (page: Page) => page.getByRole('region', { name: 'Recent Sessions' })
export const session = (page: Page, number: number) =>
  page.getByRole('group', { name: `${number} of 25`, exact: true })
const isAtSession = (ui: Ui, number: number) => ui.sees(text(`${number} of 25`))

export const recentSessions: Journeys = {
  '[P3 F3] buttons lead through 25 photographs with captions, each of many quick presses counts, and neighbors on one film lie on one strip, cropped to 3:4':
    async ({ ui, page, words }) => {
      await ui.resize(...PHONE)
      await ui.goto('/portfolio')
      const { photographs } = words.portfolio.recentSessions!
      const previous = the('button', 'Previous session')
      expect(photographs).toHaveLength(25)
      await ui.sees(the('heading', 'Recent Sessions'))
      const slides = await ui.look(the('group', /^\d+ of 25$/))
      const links = await ui.look(the('link', undefined, the('region', 'Recent Sessions')))
      const shown = links.map(({ attributes: { id, href } }, at) => [id, href, slides[at]?.text])
      expect(shown).toEqual(
        photographs.map(({ src, caption }) => {
          const id = src.file.replace('.jpg', '')
          const file = new RegExp(`^/uploads/${id}-\\d+-\\w+\\.jpg$`)
          return [id, expect.stringMatching(file), expect.stringContaining(caption)]
        }),
      )

      await ui.has(previous, { 'aria-disabled': 'true' })
      for (let press = 0; press < 24; press += 1) await ui.click(NEXT)
      await isAtSession(ui, 25)
      await ui.has(NEXT, { 'aria-disabled': 'true' })
      await expect(session(page, 25).getByRole('img')).toBeInViewport({ ratio: 0.5 })
      await ui.click(previous)
      await isAtSession(ui, 24)
      await expect(session(page, 24).getByRole('img')).toBeInViewport({ ratio: 0.5 })

      const films = photographs.map(({ src }) => words.photographOf(src).film!)
      const second = films.findIndex((film) => film !== films[0])
      const begin = session(page, second + 1)
      await expect(begin.getByRole('button', { name: `Film: ${films[second]}` })).toBeAttached()
      await expect(begin.getByText('1A', { exact: true })).toBeAttached()
      await expect(session(page, second).getByText(`${second}A`, { exact: true })).toBeAttached()
      const frames = strip(page).getByRole('img')
      const heights = await frames.evaluateAll((all) =>
        all.map((image) => Math.round(image.getBoundingClientRect().height)),
      )
      expect(new Set(heights).size).toBe(1)
      // The second: beside a cut, a frame is narrower.
      const { width, height } = (await frames.nth(1).boundingBox())!
      expect(width / height).toBeCloseTo(3 / 4, 2)
    },

  '[P4 P5] slides are 4/5, 1/2 or 1/3 of the carousel, and arrow keys move it as text is read':
    given({ studios: ['demo', 'arabic'], engines: 'every' }, async ({ ui, words }) => {
      await ui.resize(639, 900)
      await ui.goto('/portfolio')
      const { view, slide, position, button } = sessionsIn(words)
      for (const [width, share] of [
        [639, 4 / 5],
        [640, 1 / 2],
        [1023, 1 / 2],
        [1024, 1 / 3],
      ] as const) {
        await ui.resize(width, 900)
        const ratio = async () => (await ui.box(slide(1))).width / (await ui.box(view)).width
        await expect.poll(ratio).toBeCloseTo(share, 2)
      }

      await ui.resize(...PHONE)
      await ui.scrollTo(view)
      const isAt = async (number: number) => {
        await ui.sees(text(position(number)))
        await expect
          .poll(async () => {
            const [one, all] = [await ui.box(slide(number)), await ui.box(view)]
            return one.x > all.x - 2 && one.x + one.width < all.x + all.width + 2
          })
          .toBe(true)
      }
      const [onward, backward] = arrows(words)
      await ui.has(button('previous'), { 'aria-disabled': 'true' })
      await ui.click(button('next'))
      await isAt(2)
      await ui.press(onward)
      await isAt(3)
      await ui.press(backward)
      await isAt(2)
      await ui.click(button('previous'))
      await isAt(1)
      await ui.has(button('previous'), { 'aria-disabled': 'true' })
    }),

  'arrow keys move the carousel in view, wherever the focus is, and its slider by mouse and key, to the end and back':
    async ({ ui, page }) => {
      // To the end and back is a long way to be scrolled smoothly.
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await ui.goto('/portfolio')
      await ui.press('ArrowRight')
      await strip(page).scrollIntoViewIfNeeded()
      for (let press = 0; press < 3; press += 1) await page.keyboard.press('ArrowRight')
      await isAtSession(ui, 4)
      const lastSession = page.getByRole('link', { name: /^Open / }).last()
      await lastSession.focus()
      await strip(page).scrollIntoViewIfNeeded()
      await ui.press('ArrowRight')
      await isAtSession(ui, 5)
      await strip(page).press('End')
      await isAtSession(ui, 25)
      await strip(page).press('Home')
      await isAtSession(ui, 1)

      const slider = page.getByRole('slider', { name: 'Recent Sessions' })
      await slider.fill('16')
      await isAtSession(ui, 16)
      await expect(session(page, 16)).toBeInViewport()
      // At 1440 px three are in view, so that those before the last have no stop of their own.
      for (const [key, number] of [
        ['ArrowLeft', 15],
        ['End', 25],
        ['ArrowDown', 22],
        ['ArrowUp', 25],
        ['ArrowDown', 22],
      ] as const) {
        await slider.press(key)
        await isAtSession(ui, number)
        // A key counts from where the strip is, which on a busy machine takes a while to arrive.
        await expect(session(page, number)).toBeInViewport({ ratio: 0.5 })
        await expect(slider).toHaveAttribute('aria-valuetext', new RegExp(`^${number} of 25\\. .`))
      }
    },

  'a mouse drags the carousel to another slide, and opens no photograph until it clicks one':
    async ({ ui, page }) => {
      await ui.goto('/portfolio')
      await strip(page).scrollIntoViewIfNeeded()
      const { x, y, width } = (await strip(page).boundingBox())!
      await page.mouse.move(x + width * 0.7, y + 200)
      await page.mouse.down()
      await page.mouse.move(x + width * 0.5, y + 200, { steps: 5 })
      await page.mouse.move(x + width * 0.3, y + 200, { steps: 5 })
      await page.mouse.up()
      await ui.sees(text(/^[2-4] of 25$/))
      await expect(page).toHaveURL('/portfolio')
      await session(page, 4).getByRole('link').click()
      await ui.sees(the('dialog'))
    },
}

/** The parts of the carousel, by the words of a studio. */
function sessionsIn({ portfolio, controls, fill }: StudioWords) {
  const { heading, photographs } = portfolio.recentSessions!
  const position = (number: number) =>
    fill(controls.sessions.position, { number, count: photographs.length })
  return {
    view: the('region', heading),
    position,
    slide: (number: number) => the('group', position(number)),
    button: (which: 'previous' | 'next') => the('button', controls.sessions[which]),
  }
}
