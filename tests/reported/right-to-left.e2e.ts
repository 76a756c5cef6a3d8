// react-slick#880: a browser's translator into Arabic or Hebrew sets `dir` on the open page.
import type { Locator, Page } from '@playwright/test'

import { captionOf } from '../support/captions.ts'
import { centerOf } from '../support/geometry.ts'
import { layoutProblems } from '#owner/check/layout-problems.ts'
import { states } from '../support/states.ts'
import { swipe } from '../support/swipe.ts'
import { expect, test } from '../support/test.ts'

const PHONE = { width: 390, height: 844 }
const DESKTOP = { width: 1280, height: 800 }

const button = (page: Page, name: string) => page.getByRole('button', { name })
const strip = (page: Page) => page.getByRole('region', { name: 'Recent Sessions' })
const session = (page: Page, position: string) =>
  page.getByRole('group', { name: position, exact: true })

for (const [holder, viewport] of [
  ['html', PHONE],
  ['body', DESKTOP],
] as const) {
  test.describe(`with text from right to left on ${holder}`, () => {
    test.use({ viewport, hasTouch: true })

    test('[P3 P5] the carousel moves, and says truly where it is', async ({ page }) => {
      await page.goto('/portfolio')
      await strip(page).scrollIntoViewIfNeeded()
      await button(page, 'Next session').click()
      await expectSession(page, '2 of 25')
      await fromRightToLeft(page, holder)
      await expectSession(page, '2 of 25')

      await button(page, 'Next session').click()
      await expectSession(page, '3 of 25')
      await page.keyboard.press('ArrowLeft')
      await expectSession(page, '4 of 25')
      await page.keyboard.press('ArrowRight')
      await expectSession(page, '3 of 25')
      await button(page, 'Previous session').click()
      await expectSession(page, '2 of 25')

      await page.keyboard.press('End')
      await expectSession(page, '25 of 25')
      await expect(button(page, 'Next session')).toBeDisabled()
      await page.keyboard.press('Home')
      await expectSession(page, '1 of 25')
      await expect(button(page, 'Previous session')).toBeDisabled()
    })

    test('the ring begins at the right, and its slider follows', async ({ page }) => {
      await page.goto('/portfolio')
      await fromRightToLeft(page, holder)
      const slider = page.getByRole('slider', { name: 'Recent Sessions' })
      await slider.scrollIntoViewIfNeeded()
      const { x, y, width, height } = (await slider.boundingBox())!
      const ring = slider.locator('xpath=preceding-sibling::*[@data-wax]')
      await expect.poll(async () => (await centerOf(ring))[0]).toBeGreaterThan(x + width - 5)

      await page.mouse.click(x + 1, y + height / 2)
      await expectSession(page, '25 of 25')
      await expect.poll(async () => (await centerOf(ring))[0]).toBeLessThan(x + 5)
      await page.mouse.click(x + width - 1, y + height / 2)
      await expectSession(page, '1 of 25')
      await slider.press('ArrowLeft')
      await expectSession(page, '2 of 25')
    })

    test('a mouse drag to the right is onward', async ({ page }) => {
      await page.goto('/portfolio')
      await fromRightToLeft(page, holder)
      await strip(page).scrollIntoViewIfNeeded()
      const [x, y] = await centerOf(strip(page))
      await page.mouse.move(x - 100, y - 100)
      await page.mouse.down()
      await page.mouse.move(x, y - 100, { steps: 5 })
      await page.mouse.move(x + 100, y - 100, { steps: 5 })
      await page.mouse.up()
      await expect(page.getByText(/^[2-4] of 25$/).first()).toBeVisible()
    })

    test('slideshow and lightbox turn to the left by key and by swipe', async ({ page }) => {
      await page.goto('/')
      await fromRightToLeft(page, holder)
      await page.keyboard.press('ArrowLeft')
      await expect(captionOf(page, '2 of 5')).toBeVisible()
      await swipe(session(page, '2 of 5').getByRole('img'), 120)
      await expect(captionOf(page, '3 of 5')).toBeVisible()

      await page.goto('/portfolio')
      await fromRightToLeft(page, holder)
      await page.getByRole('link', { name: /Open Behind the curtain/ }).click()
      await expect(page.getByText('Frame 1 of 5', { exact: true })).toBeVisible()
      await page.keyboard.press('ArrowLeft')
      await expect(page.getByText('Frame 2 of 5', { exact: true })).toBeVisible()
      await swipe(page.getByRole('dialog').getByRole('img').first(), 120)
      await expect(page.getByText('Frame 3 of 5', { exact: true })).toBeVisible()
      await page.keyboard.press('ArrowRight')
      await expect(page.getByText('Frame 2 of 5', { exact: true })).toBeVisible()
    })

    test('arrows point outward, the previous one to the right', async ({ page }) => {
      for (const [path, what] of [
        ['/', 'photograph'],
        ['/portfolio', 'session'],
      ] as const) {
        await page.goto(path)
        await fromRightToLeft(page, holder)
        const [previous, next] = [`Previous ${what}`, `Next ${what}`].map((name) =>
          button(page, name),
        )
        expect((await centerOf(previous!))[0]).toBeGreaterThan((await centerOf(next!))[0])
        expect(await isMirrored(previous!)).toBe(true)
        expect(await isMirrored(next!)).toBe(true)
      }
    })

    test('[B1] addresses, numbers and prices are not turned around', async ({ page }) => {
      await page.goto('/contact')
      await fromRightToLeft(page, holder)
      expect(await asSeen(page.getByRole('link', { name: 'hello@' }).first())).toBe(
        'hello@dogwoodandsilver.example',
      )
      expect(await asSeen(page.getByRole('link', { name: '(704) 555-0136' }).first())).toBe(
        '(704)555-0136',
      )
      await page.goto('/booking')
      await fromRightToLeft(page, holder)
      expect(await asSeen(page.getByText('$420').first())).toBe('$420')
    })
  })
}

test('[P3] a page that arrives from right to left has its carousel at the start', async ({
  page,
}) => {
  await page.route('/portfolio', async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    await route.fulfill({ response, body: html.replace('<html', '<html dir="rtl"') })
  })
  await page.setViewportSize(PHONE)
  await page.goto('/portfolio')
  await strip(page).scrollIntoViewIfNeeded()
  await expectSession(page, '1 of 25')
  await button(page, 'Next session').click()
  await expectSession(page, '2 of 25')
})

for (const { title, open, expectedMessage, baseURL } of states) {
  test.describe(() => {
    if (baseURL) test.use({ baseURL })

    test(`from right to left ${title}`, { tag: '@all' }, async ({ page, expectConsole }) => {
      if (expectedMessage) expectConsole(expectedMessage)
      await open(page)
      await page.setViewportSize(PHONE)
      await fromRightToLeft(page, 'html')
      // What was moving when the direction changed comes to rest first.
      await expect.poll(() => layoutProblems(page)).toEqual([])
    })
  })
}

async function fromRightToLeft(page: Page, holder: 'html' | 'body') {
  await page.locator(holder).evaluate((element: HTMLElement) => {
    element.dir = 'rtl'
  })
}

/** Says where it is, and is there. */
async function expectSession(page: Page, position: string) {
  await expect(page.getByText(position, { exact: true }).first()).toBeVisible()
  await expect(session(page, position)).toBeInViewport({ ratio: 0.5 })
}

function isMirrored(control: Locator): Promise<boolean> {
  return control.locator('svg').evaluate((icon: SVGSVGElement) => icon.getScreenCTM()!.a < 0)
}

/** Its letters from left to right, line by line. */
function asSeen(element: Locator): Promise<string> {
  return element.evaluate(async (link) => {
    // A wider face would break the line.
    await document.fonts.ready
    const walker = document.createTreeWalker(link, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    const lines: [left: number, letter: string][][] = []
    let middle = -Infinity

    while (walker.nextNode()) {
      const text = walker.currentNode as Text
      for (const [at, letter] of [...text.data].entries()) {
        range.setStart(text, at)
        range.setEnd(text, at + 1)
        if (!letter.trim()) continue
        const { left, top, bottom } = range.getBoundingClientRect()
        if (top > middle) {
          lines.push([])
          middle = (top + bottom) / 2
        }
        lines.at(-1)!.push([left, letter])
      }
    }
    return lines
      .flatMap((line) => line.toSorted(([one], [two]) => one - two).map(([, letter]) => letter))
      .join('')
  })
}
