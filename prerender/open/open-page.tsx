import { PAGE_DATA } from '#pipeline/content/pages.ts'
import { Failure } from '#src/site/failure.tsx'
import { watchMenu } from '#src/site/header/watch-menu.ts'
import type { BrowserData } from '#src/site/page-data.ts'
import { watchNotices } from '#src/ui/overlays/notify.ts'
import { watchTips } from '#src/ui/overlays/watch-tips.ts'
import { watchPageZoom } from '#src/ui/use-swipe.ts'
import { speak } from '#src/ui/words.ts'

import { forgiveRemovals } from './forgive-removals.ts'
import { hydrateIslands } from './hydrate-islands.tsx'
import { watchMarks } from './watch-marks.ts'
import { watchDeferred, watchPhotographs } from './watch-photographs.ts'

/** Begins what runs in the browser: once, for as long as a page is open. */
export function openPage() {
  const text = document.getElementById(PAGE_DATA)?.textContent
  if (!text) return
  const { islands, words, failure } = JSON.parse(text) as BrowserData

  speak(words)
  forgiveRemovals()
  hydrateIslands(islands, <Failure words={failure} />)
  watchTips()
  watchNotices()
  watchPhotographs()
  watchDeferred()
  watchMarks()
  watchPageZoom()
  watchMenu()
}
