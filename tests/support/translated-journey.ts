import type { Page } from '@playwright/test'

import { freezeClock } from './frozen-clock.ts'
import { waitForHydration } from '#owner/check/hydration.ts'
import { openWithDelayedScripts } from './page-scripts.ts'
import { expect, test } from './test.ts'
import { RECOVERED, translate, textsOf } from './translator.ts'

type Step = (page: Page) => unknown

type Journey = {
  path: string
  /** Runs before the page is opened. */
  before?: Step
  /** What a visitor does, by the state that it leads to. */
  steps: Record<string, Step>
}

/**
 * Takes the same steps on a page and its translation, and compares their texts after each. One test
 * translates the page before hydration, one after it. Both pages share a frozen clock.
 */
export function translatedJourney(title: string, { path, before, steps }: Journey) {
  for (const when of ['before', 'after'] as const) {
    test(`${title}: translated ${when} hydration, every state shows the same text`, async ({
      page,
      context,
      expectConsole,
    }) => {
      if (when === 'before') expectConsole(RECOVERED)
      const plain = await context.newPage()
      waitForHydration(plain)
      const pages = [plain, page]
      await context.clock.install()
      for (const one of pages) await before?.(one)

      // Both at once, so that no slideshow turns while the other page is loaded.
      const open = when === 'before' ? openTranslated : (one: Page) => one.goto(path)
      await Promise.all([plain.goto(path), open(page, path)])
      if (when === 'after') await translate(page, 'wrapped')
      await freezeClock(page)

      const noStep: Step = () => undefined
      for (const [state, step] of Object.entries({ 'the page': noStep, ...steps })) {
        await test.step(state, async () => {
          for (const one of pages) await step(one)
          await expect(async () =>
            expect(await textsOf(page)).toEqual(await textsOf(plain)),
          ).toPass({ timeout: 15_000 })
        })
      }
    })
  }
}

async function openTranslated(page: Page, path: string) {
  const { scripts, opened } = await openWithDelayedScripts(page, path)
  await translate(page, 'replaced')
  scripts.release()
  await opened
}
