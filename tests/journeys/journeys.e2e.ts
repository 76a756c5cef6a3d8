import { playwrightTab } from '../engines/playwright.ts'
import { uiOf } from '../engines/ui.ts'
import { addressOf } from '../studios/studios.ts'
import { wordsOf } from '../studios/words-of.ts'
import { ACCEPTED, receive } from '../support/inquiry.ts'
import { test } from '../support/test.ts'
import { go, titleOf } from './journey.ts'
import { JOURNEYS } from './table.ts'

test.use({ viewport: { width: 1440, height: 900 } })

for (const [page, journeys] of Object.entries(JOURNEYS)) {
  for (const journey of journeys) {
    const { studios = ['demo'], engines, logs, withoutScripts } = journey
    for (const studio of studios) {
      const tag = [...(engines ? ['@every'] : []), ...(studio === 'demo' ? [] : ['@all'])]

      test.describe(`${page}, ${studio}`, { tag }, () => {
        test.use({ baseURL: addressOf(studio), javaScriptEnabled: !withoutScripts })

        test(titleOf(journey), async ({ page: tab, outside, expectConsole }) => {
          if (logs) expectConsole(logs)
          // As the proxy of WebKit does.
          await receive(tab, (route) => {
            outside.push(route.request().url())
            return ACCEPTED(route)
          })
          const [ui, words] = [uiOf(playwrightTab(tab)), await wordsOf(studio)]
          await go(journey, { ui, page: tab, words, outside })
        })
      })
    }
  }
}
