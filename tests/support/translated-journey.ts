import type { Page } from '@playwright/test'

import { everything, holding } from './held-requests.ts'
import { waitUntilReady } from './ready.ts'
import { expect, test } from './test.ts'
import { translate, textsOf } from './translator.ts'

type Step = (page: Page) => unknown

type Journey = {
  path: string
  /** What comes before the page is opened, such as the answers of other sites. */
  before?: Step
  /** What a visitor does, by what the page shows then. */
  steps: Record<string, Step>
}

/** What React says of a page that was translated before hydration. It then renders it anew. */
const RECOVERED = /Minified React error #418/

const SCRIPTS = /\/assets\/(home|portfolio|about|contact|booking|not-found)\.[^/]+\.js$/

/**
 * Walks through a page twice at once, as it is and translated, and compares their texts after every
 * step. One test translates the page before hydration, one after it.
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
      waitUntilReady(plain)
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

      const look: Step = () => undefined
      for (const [what, step] of Object.entries({ 'the page': look, ...steps })) {
        await test.step(what, async () => {
          for (const one of pages) await step(one)
          const texts = await textsOf(plain)
          await expect.poll(() => textsOf(page), what).toEqual(texts)
        })
      }
    })
  }
}

/** Opens a page whose scripts wait until it has been translated. */
async function openTranslated(page: Page, path: string) {
  const { line, handler } = holding(everything)
  await page.route(SCRIPTS, handler)
  const asked = page.waitForRequest(SCRIPTS)
  const opened = page.goto(path, { waitUntil: 'domcontentloaded' })
  await asked
  await translate(page, 'replaced')
  line.letGo()
  await opened
}
