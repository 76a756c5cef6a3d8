import type { Page } from '@playwright/test'

import { axe, axeInStoppedTime } from './support/axe.ts'
import { conditions, inEach, rareConditions, type Condition } from './support/conditions.ts'
import { misplaced } from './support/layout.ts'
import { states, type State } from './support/states.ts'
import { expect, test } from './support/test.ts'

for (const state of states) {
  const { title, open, reads, complaint, rare, baseURL } = state

  test.describe(() => {
    if (baseURL) test.use({ baseURL })
    test.beforeEach(async ({ page, expectConsole }) => {
      test.slow()
      if (complaint) expectConsole(complaint)
      await open(page)
    })

    const tag = rare ? '@all' : []
    test(`${title} can be seen and pressed`, { tag }, ({ page }) =>
      expectNothingWrong(page, state, conditions),
    )

    test(`${title} can be seen and pressed in any window`, { tag: '@all' }, ({ page }) =>
      expectNothingWrong(page, state, rareConditions),
    )

    if (reads) {
      test(`${title} is read in order`, async ({ page }) => {
        // Playwright's own aria snapshots leave out a text that its parent's name contains.
        expect(await page.locator(reads).ariaSnapshot()).toMatchSnapshot(`${nameOf(title)}.yml`)
      })
    }
  })
}

async function expectNothingWrong(
  page: Page,
  { stopped, below = Infinity }: State,
  all: Condition[],
) {
  const fitting = all.filter(({ width }) => width < below)
  for await (const { name, axe: asked } of inEach(page, fitting)) {
    expect.soft(await misplaced(page), name).toEqual([])
    if (asked) expect.soft(await (stopped ? axeInStoppedTime : axe)(page), name).toEqual([])
  }
}

/** `[B3] the lost calendar` is in a file called `the-lost-calendar`. */
function nameOf(title: string) {
  return title
    .replace(/^\[.*\] /, '')
    .toLowerCase()
    .replace(/\W+/g, '-')
}
