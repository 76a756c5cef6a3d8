import type { Page } from '@playwright/test'

import { waitForHydration } from './hydration.ts'
import { openWithDelayedScripts } from './page-scripts.ts'
import { expect, test } from './test.ts'
import { translate, textsOf } from './translator.ts'

type Step = (page: Page) => unknown

type Journey = {
  path: string
  /** Runs before the page is opened. */
  before?: Step
  /** What a visitor does, by the state that it leads to. */
  steps: Record<string, Step>
}

/** React’s error on a page translated before hydration, which it then renders again. */
const RECOVERED = /Minified React error #418/

/**
 * Takes the same steps on a page and its translation, and compares their texts after each. One test
 * translates the page before hydration, one after it.
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
      for (const one of pages) {
        await one.clock.install()
        await before?.(one)
      }

      await plain.goto(path)
      await (when === 'before' ? openTranslated(page, path) : page.goto(path))
      if (when === 'after') await translate(page, 'wrapped')
      const now = await page.evaluate(() => Date.now())
      for (const one of pages) await one.clock.pauseAt(now + 2000)

      const noStep: Step = () => undefined
      for (const [state, step] of Object.entries({ 'the page': noStep, ...steps })) {
        await test.step(state, async () => {
          for (const one of pages) await step(one)
          const texts = await textsOf(plain)
          await expect.poll(() => textsOf(page), state).toEqual(texts)
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
