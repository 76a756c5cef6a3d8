import type { Page } from '@playwright/test'

import { axe, axeWithFrozenClock } from '#owner/check/axe.ts'
import { applyCondition, conditions, rareConditions, type Condition } from './support/conditions.ts'
import { layoutProblems } from '#owner/check/layout-problems.ts'
import { states, type PageState } from './support/states.ts'
import { expect, test } from './support/test.ts'

for (const state of states) {
  const { title, open, reads, proves, expectedMessage, rare, baseURL } = state

  test.describe(() => {
    if (baseURL) test.use({ baseURL })
    test.beforeEach(async ({ page, expectConsole }) => {
      test.slow()
      if (expectedMessage) expectConsole(expectedMessage)
      await open(page)
    })

    const tag = rare ? '@all' : []
    test(`${title} can be seen and pressed`, { tag }, ({ page }) =>
      expectNoProblems(page, state, conditions),
    )

    test(`${title} can be seen and pressed in any window`, { tag: '@all' }, ({ page }) =>
      expectNoProblems(page, state, rareConditions),
    )

    if (reads) {
      test(`[${proves}] ${title} is read in order`, async ({ page }) => {
        // Playwright's own aria snapshots leave out a text that its parent's name contains.
        const spoken = await page.locator(reads).ariaSnapshot()
        expect(spoken).toMatchSnapshot(`${nameOf(title)}.yml`)
      })
    }
  })
}

async function expectNoProblems(
  page: Page,
  { frozen, below = Infinity }: PageState,
  all: Condition[],
) {
  for (const condition of all.filter(({ width }) => width < below)) {
    const { name } = condition
    await applyCondition(page, condition)
    expect.soft(await layoutProblems(page), name).toEqual([])
    if (condition.axe)
      expect.soft(await (frozen ? axeWithFrozenClock : axe)(page), name).toEqual([])
  }
}

/** The file name for `the 404 page` is `the-404-page`. */
function nameOf(title: string) {
  return title.toLowerCase().replace(/\W+/g, '-')
}
