import type { Page } from '@playwright/test'

import { expect, test } from './support/test.ts'

const HEADLINES = {
  '/': ['Thirty-six frames.', 'No delete key.'],
  '/about': ['One person,', 'one roll at a time,', 'one good hour.'],
}

const WIDTHS = [320, 360, 390, 430, 640, 768, 1024, 1280, 1440, 1920, 2560]

for (const [path, phrases] of Object.entries(HEADLINES)) {
  test(`[H6 A1] from 320 to 2560 px the headline of ${path} breaks lines only between its phrases`, async ({
    page,
  }) => {
    await page.goto(path)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      const lines = await linesOf(page, phrases)

      for (const [at, phrase] of lines.entries()) {
        if (phrase.length === 1) continue
        const others = lines.filter((_, other) => other !== at).flat()
        expect(others, `${width} px: “${phrases[at]}” shares a line`).not.toContain(phrase[0])
        expect(others, `${width} px: “${phrases[at]}” shares a line`).not.toContain(phrase.at(-1))
      }
    }
  })
}

for (const width of [1440, 1920, 2560]) {
  const tag = width === 1440 ? [] : '@all'
  test(
    `[L1 H6 P1 C1 B1] at ${width} px the studio’s name, headings and film share one left edge`,
    { tag },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 1000 })
      for (const path of ['/', '/portfolio', '/contact', '/booking']) {
        await page.goto(path)
        const name = page.getByRole('banner').getByRole('link', { name: 'Dogwood & Silver' })
        const edge = (await name.boundingBox())!.x

        for (const heading of await page
          .getByRole('main')
          .getByRole('heading', { level: 1 })
          .all()) {
          expect((await heading.boundingBox())!.x).toBeCloseTo(edge, 0)
        }
        const email = page.getByRole('contentinfo').getByRole('link', { name: /@/ })
        expect((await email.boundingBox())!.x).toBeCloseTo(edge, 0)
      }
      await page.goto('/portfolio')
      for (const photograph of [
        page.getByRole('link', { name: /^Open / }).first(),
        page.getByRole('group', { name: '1 of 25', exact: true }).getByRole('paragraph'),
      ]) {
        expect((await photograph.boundingBox())!.x).toBeCloseTo(edgeAt(width), 0)
      }
    },
  )
}

test('[C4] at 1440 px ledes align with the text beside the form', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/contact')
  const lede = await page.getByText(/^Say hello, ask about a date/).boundingBox()
  const details = await page.getByText('Charlotte, North Carolina').first().boundingBox()

  expect(lede!.x).toBeCloseTo(details!.x, 0)
  for (const [path, words] of [
    ['/portfolio', /^Everything here was one click/],
    ['/booking', /^Four sessions, counted in rolls/],
  ] as const) {
    await page.goto(path)
    expect((await page.getByText(words).boundingBox())!.x).toBeCloseTo(lede!.x, 0)
  }
})

/** The left edge of text, in px. Content is at most 2240 px wide. */
function edgeAt(width: number): number {
  return Math.max(0, (width - 2240) / 2) + Math.min(width * 0.034, 56)
}

/** The lines that each phrase of the h1 is on, by their distance from the top. */
function linesOf(page: Page, phrases: string[]): Promise<number[][]> {
  return page.getByRole('heading', { level: 1 }).evaluate((heading, all) => {
    const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT)
    const letters: { letter: string; node: Text; at: number }[] = []
    while (walker.nextNode()) {
      const node = walker.currentNode as Text
      letters.push(...Array.from(node.data, (letter, at) => ({ letter, node, at })))
    }
    const text = letters.map(({ letter }) => letter).join('')

    return all.map((phrase) => {
      const begin = text.indexOf(phrase)
      const tops = letters.slice(begin, begin + phrase.length).flatMap(({ node, at }) => {
        const range = document.createRange()
        range.setStart(node, at)
        range.setEnd(node, at + 1)
        return Array.from(range.getClientRects(), ({ bottom }) => Math.round(bottom / 4))
      })
      return [...new Set(tops)].toSorted((a, b) => a - b)
    })
  }, phrases)
}
