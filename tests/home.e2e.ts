import type { Locator } from '@playwright/test'

import { expect, test } from './support/test.ts'

test('the photographer’s portrait links to About', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'June Calloway, photographer' }).click()
  await expect(page).toHaveURL(/\/about$/)
})

test('Home ends with a way to book, and the lowest price', async ({ page }) => {
  await page.goto('/')
  const last = page.getByRole('main').locator('section').last()
  await expect(last.getByText('Sessions start at $80')).toBeVisible()
  await last.getByRole('link', { name: 'Book a Session' }).click()
  await expect(page).toHaveURL(/\/booking$/)
})

for (const [width, height] of [
  [768, 1024],
  [1280, 720],
  [1440, 900],
  [2560, 1440],
] as const) {
  test(`at ${width} × ${height} rows of recent work fit the window`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await page.goto('/')
    const bar = (await page.getByRole('banner').locator('> :first-child').boundingBox())!
    const work = page.locator('section', {
      has: page.getByRole('heading', { name: 'Recent Work' }),
    })
    const pieces = await boxesOf(work.getByRole('listitem'))
    const photographs = await boxesOf(work.getByRole('img'))

    for (const [left, right] of [
      [0, 1],
      [2, 3],
    ] as const) {
      const row = [pieces[left]!, pieces[right]!]
      const top = Math.min(...row.map(({ y }) => y))
      const bottom = Math.max(...row.map((box) => box.y + box.height))
      expect(bottom - top).toBeLessThanOrEqual(height - bar.height)
      expect(photographs[left]!.height).toBeCloseTo(photographs[right]!.height, 0)
    }
  })
}

for (const width of [320, 768]) {
  test(`at ${width} px no number on the edge of film is cut`, async ({ page, expectConsole }) => {
    expectConsole(/404/)
    await page.setViewportSize({ width, height: 1024 })
    for (const path of ['/', '/portfolio', '/booking', '/nope']) {
      await page.goto(path)
      const cut = await page.locator('[aria-hidden="true"] > span').evaluateAll((all) =>
        all.filter((number) => {
          const [edge, own] = [number.parentElement!, number].map((one) =>
            one.getBoundingClientRect(),
          )
          const isShown = own!.top < edge!.bottom && /^\s*\d+A?$/.test(number.textContent)
          return (
            isShown &&
            (own!.right > edge!.right + 1 ||
              own!.left < edge!.left - 1 ||
              own!.bottom > edge!.bottom + 1)
          )
        }),
      )
      expect.soft(cut.length, path).toBe(0)
    }
  })
}

test('at 768 px a title of two lines leaves no word alone', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await page.goto('/')
  const title = page.getByText('Rain on the glass', { exact: true })
  const [first, last] = await title.evaluate((caption) => {
    caption.textContent = 'Shop window, ten to nine'
    const range = document.createRange()
    range.selectNodeContents(caption)
    return Array.from(range.getClientRects(), ({ width }) => width)
  })
  expect(last).toBeGreaterThan(0.5 * first!)
})

for (const path of ['/', '/about']) {
  test(`no letter of the heading of ${path} touches one of the next line`, async ({ page }) => {
    await page.goto(path)
    const lines = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
      const { font, lineHeight } = getComputedStyle(heading)
      const context = document.createElement('canvas').getContext('2d')!
      context.font = font
      const { actualBoundingBoxAscent: above } = context.measureText('l')
      const { actualBoundingBoxDescent: below } = context.measureText('y')
      return { apart: parseFloat(lineHeight), letters: above + below }
    })
    expect(lines.letters).toBeGreaterThan(20)
    expect(lines.apart).toBeGreaterThanOrEqual(lines.letters)
  })
}

test('on a very wide screen the links begin where the caption does, and the portrait is larger', async ({
  page,
}) => {
  // So that the caption can be read: slides do not turn.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 2560, height: 1440 })
  await page.goto('/')
  const slide = page.getByRole('group', { name: '1 of 5' })
  const caption = (await slide.getByRole('paragraph').boundingBox())!
  const link = page.getByRole('main').getByRole('link', { name: 'Book a Session' }).first()
  expect((await link.boundingBox())!.x).toBeCloseTo(caption.x, 0)

  const portrait = page.getByRole('figure').filter({ hasText: 'June Calloway' })
  await portrait.scrollIntoViewIfNeeded()
  expect((await portrait.boundingBox())!.width).toBe(400)
})

test('edge print is beside an upright photograph of 35mm, and above the others', async ({
  page,
}) => {
  await page.goto('/')
  const pieces = page.locator('section', { hasText: 'Recent Work' }).getByRole('listitem')
  for (const [index, isBeside] of [false, true, false, false].entries()) {
    const piece = pieces.nth(index)
    await piece.scrollIntoViewIfNeeded()
    const photograph = (await piece.getByRole('img').boundingBox())!
    const number = (await piece.getByText(/^\d+$/).boundingBox())!
    const isAbove = number.y + number.height <= photograph.y
    expect(number.x >= photograph.x + photograph.width - 4, `piece ${index + 1}`).toBe(isBeside)
    expect(isAbove, `piece ${index + 1}`).toBe(!isBeside)
  }
})

test('at 200 % zoom the photograph takes half the window, and its buttons are in one row', async ({
  page,
}) => {
  await page.setViewportSize({ width: 720, height: 450 })
  await page.goto('/')
  const photograph = page.getByRole('group', { name: '1 of 5' }).getByRole('img')
  const [book, portfolio] = await boxesOf(
    page.getByRole('main').getByRole('link', { name: /^(Book a Session|View Portfolio)$/ }),
  )

  expect((await photograph.boundingBox())!.height).toBeGreaterThanOrEqual(225)
  expect(book!.y).toBeCloseTo(portfolio!.y, 0)
})

async function boxesOf(all: Locator) {
  return Promise.all((await all.all()).map(async (one) => (await one.boundingBox())!))
}
