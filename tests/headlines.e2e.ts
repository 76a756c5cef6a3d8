import { linesOf } from './support/lines-of.ts'
import { expect, test } from './support/test.ts'

const HEADLINES = {
  '/': ['Thirty-six frames.', 'No delete key.'],
  '/about': ['One person,', 'one roll at a time,', 'one good hour.'],
}

const WIDTHS = [320, 360, 390, 430, 640, 768, 1024, 1280, 1440, 1920, 2560]

for (const [path, phrases] of Object.entries(HEADLINES)) {
  test(`[H6 A1] the headline of ${path} breaks only between phrases`, async ({ page }) => {
    await page.goto(path)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      for (const line of await linesOf(page.getByRole('heading', { level: 1 }))) {
        const whole = phrases.filter((phrase) => line.includes(phrase)).join(' ')
        const isPart = phrases.some((phrase) => phrase.includes(line))
        expect(isPart || whole === line, `${width} px: “${line}”`).toBe(true)
      }
    }
  })
}

test('[L4] at 320 px the email address breaks before its @ or a dot', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto('/about')
  const email = page.getByRole('contentinfo').getByRole('link', { name: /@/ })
  expect(await linesOf(email)).toEqual(['hello', '@dogwoodandsilver', '.example'])
})

for (const width of [1440, 1920, 2560]) {
  const tag = width === 1440 ? [] : '@all'
  test(`[L1 H6 P1 C1 B1] at ${width} px text has one left edge`, { tag }, async ({ page }) => {
    await page.setViewportSize({ width, height: 1000 })
    const edge = edgeAt(width)
    for (const path of ['/', '/portfolio', '/contact', '/booking']) {
      await page.goto(path)
      for (const text of [
        page.getByRole('banner').getByRole('link', { name: 'Dogwood & Silver' }),
        page.getByRole('contentinfo').getByRole('link', { name: /@/ }),
        ...(await page.getByRole('main').getByRole('heading', { level: 1 }).all()),
      ]) {
        expect((await text.boundingBox())!.x).toBeCloseTo(edge, 0)
      }
    }
    await page.goto('/portfolio')
    for (const photograph of [
      page.getByRole('link', { name: /^Open / }).first(),
      page.getByRole('group', { name: '1 of 25', exact: true }).getByRole('paragraph'),
    ]) {
      expect((await photograph.boundingBox())!.x).toBeCloseTo(edge, 0)
    }
  })
}

test('[C4] at 1440 px ledes align with the text beside the form', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/contact')
  const details = await page.getByText('Charlotte, North Carolina').first().boundingBox()
  for (const [path, words] of [
    ['/contact', /^Say hello, ask about a date/],
    ['/portfolio', /^Everything here was one click/],
    ['/booking', /^Four sessions, counted in rolls/],
  ] as const) {
    await page.goto(path)
    expect((await page.getByText(words).boundingBox())!.x).toBeCloseTo(details!.x, 0)
  }
})

/** The left edge of text, in px. Content is at most 2240 px wide. */
function edgeAt(width: number): number {
  return Math.max(0, (width - 2240) / 2) + Math.min(width * 0.034, 56)
}
