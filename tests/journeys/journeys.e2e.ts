import { playwrightTab } from '../engines/tab.ts'
import { uiOf } from '../engines/ui.ts'
import { addressOf, wordsOf } from '../studios/studios.ts'
import { test } from '../support/test.ts'
import { go, titleOf } from './journey.ts'
import { JOURNEYS } from './table.ts'

test.use({ viewport: { width: 1440, height: 900 } })

for (const [page, journeys] of Object.entries(JOURNEYS)) {
  for (const journey of journeys) {
    const { studios = ['demo'], engines, wide, logs, withoutScripts } = journey
    for (const studio of studios) {
      const isWide = wide || studio !== 'demo'
      const tag = [...(engines ? ['@every'] : []), ...(isWide ? ['@all'] : [])]

      test.describe(`${page}, ${studio}`, { tag }, () => {
        test.use({ baseURL: addressOf(studio), javaScriptEnabled: !withoutScripts })

        test(titleOf(journey), async ({ page: tab, outside, expectConsole }) => {
          if (logs) expectConsole(logs)
          const [ui, words] = [uiOf(playwrightTab(tab)), await wordsOf(studio)]
          await go(journey, { ui, page: tab, words, outside })
        })
      })
    }
  }
}
