import { useCallback, type RefObject } from 'react'

import type { Known } from './known-words.ts'
import { previewText, whenLive } from './preview.ts'

/** Shows words on the page before they are written. */
export function usePreview(frame: RefObject<HTMLIFrameElement | null>, known: Known[]) {
  return useCallback(
    (place: string, before: string, words: string) => {
      const page = pageIn(frame)
      if (page) whenLive(page, () => previewText(page, { place, before, words }, known))
    },
    [frame, known],
  )
}

/** The page in sight. One that has just begun to load has no body. */
function pageIn({ current }: RefObject<HTMLIFrameElement | null>): Document | undefined {
  const page = current?.contentDocument
  return page?.body ? page : undefined
}
