import { expect, test } from '@playwright/test'

import { findWebkit } from '../../scripts/browsers.ts'
import { uiOf } from '../engines/ui.ts'
import { openWebkit } from '../engines/webkit.ts'
import { addressOf, wordsOf } from '../studios/studios.ts'
import { SKIPPED_TRANSITION } from '../support/test.ts'
import type { Visit } from './journey.ts'
import { JOURNEYS } from './table.ts'

/** WebKit’s error for a script that it cancels when a visitor leaves the page. */
const CANCELED = /Importing a module script failed/

const programs = findWebkit()

for (const { place, says, go, studios, engines, logs } of JOURNEYS) {
  for (const studio of engines ? studios : []) {
    const tag = studio === 'demo' ? [] : ['@all']
    test(`${place}, ${studio} › ${says}`, { tag }, async () => {
      test.skip(!programs, 'WebKitGTK is not installed')
      const { tab, outside, close } = await openWebkit(programs!, addressOf(studio))
      try {
        // A journey for every engine uses no `page`.
        await go({ ui: uiOf(tab), words: await wordsOf(studio), outside } as Visit)
        const expected = [SKIPPED_TRANSITION, CANCELED, ...(logs ? [logs] : [])]
        const unexpected = (await tab.logged())
          .filter((line) => /^(error|warning|uncaught):/.test(line))
          .filter((line) => !expected.some((pattern) => pattern.test(line)))
        expect(unexpected, 'unexpected console messages').toEqual([])
      } finally {
        await close()
      }
    })
  }
}
