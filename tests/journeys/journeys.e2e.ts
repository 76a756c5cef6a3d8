import { playwrightTab, uiOf } from '../engines/ui.ts'
import { addressOf, wordsOf } from '../studios/studios.ts'
import { test } from '../support/test.ts'
import { JOURNEYS } from './table.ts'

test.use({ viewport: { width: 1440, height: 900 } })

for (const { place, says, go, studios, ...setting } of JOURNEYS) {
  const { engines, wide, logs, withoutScripts } = setting
  for (const studio of studios) {
    const isWide = wide || studio !== 'demo'
    const tag = [...(engines ? ['@every'] : []), ...(isWide ? ['@all'] : [])]

    test.describe(`${place}, ${studio}`, { tag }, () => {
      test.use({ baseURL: addressOf(studio), javaScriptEnabled: !withoutScripts })

      test(says, async ({ page, outside, expectConsole }) => {
        if (logs) expectConsole(logs)
        await go({ ui: uiOf(playwrightTab(page)), page, words: await wordsOf(studio), outside })
      })
    })
  }
}
