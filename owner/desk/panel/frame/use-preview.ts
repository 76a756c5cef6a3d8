import { useCallback, type RefObject } from 'react'

import type { Known } from './known-words.ts'
import { previewText, whenLive } from './preview.ts'
import type { Covering } from './screen.ts'

/** Shows words on the page before they are written. */
export function usePreview(
  frame: RefObject<HTMLIFrameElement | null>,
  covering: Covering,
  known: Known[],
) {
  return useCallback(
    (place: string, before: string, words: string) => {
      for (const page of pagesIn(frame, covering)) {
        whenLive(page, () => previewText(page, { place, before, words }, known))
      }
    },
    [frame, covering, known],
  )
}

/** The page in sight, and the one that is loaded below it. */
function pagesIn(frame: RefObject<HTMLIFrameElement | null>, covering: Covering): Document[] {
  const pages = [covering.current, frame.current?.contentDocument]
  // One that has just begun to load has no body.
  return pages.flatMap((page) => (page?.body ? [page] : []))
}
