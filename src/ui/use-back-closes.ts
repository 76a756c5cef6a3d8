import { useEffect, useEffectEvent } from 'react'

/** Key under which an entry of the history says what lay over the page. */
const MARK = 'cover'

/**
 * Gives what covers the page an entry of its own in the history for as long as it does. Back takes
 * away the cover, not the page; closed in any other way, the entry is gone back over, so that Back
 * then leaves the page as anyone would expect. A link in the cover is followed by `follow`.
 */
export function useBackCloses(isCovered: boolean, onBack: () => void) {
  const closeByBack = useEffectEvent(onBack)

  useEffect(() => {
    if (!isCovered) return

    const mark = Math.random()
    const leave = () => closeByBack()

    // Going back to the page's own entry must not scroll: what closes may have moved the page.
    history.scrollRestoration = 'manual'
    history.pushState({ ...history.state, [MARK]: mark }, '')
    history.scrollRestoration = 'auto'
    addEventListener('popstate', leave)
    addEventListener('popstate', restoreScroll, { once: true })

    return () => {
      removeEventListener('popstate', leave)
      if (history.state?.[MARK] === mark) history.back()
    }
  }, [isCovered])
}

/** From now on the entry scrolls to where the page was left, as any other does. */
function restoreScroll() {
  history.scrollRestoration = 'auto'
}

/**
 * Goes to another page from a cover that is about to close: once its entry has been gone back over,
 * which would otherwise undo the way there.
 */
export function follow(address: string) {
  if (history.state?.[MARK]) {
    addEventListener('popstate', () => location.assign(address), { once: true })
  } else {
    location.assign(address)
  }
}

/** A page that was reloaded under a cover has none any more: goes back over the entry it left. */
export function useLeaveStaleCover() {
  useEffect(() => {
    if (!history.state?.[MARK]) return
    addEventListener('popstate', restoreScroll, { once: true })
    history.back()
  }, [])
}
