import { useEffect, useEffectEvent } from 'react'

/** Key under which an entry of the history says what lay over the page. */
const MARK = 'cover'

/**
 * Gives what covers the page an entry of its own in the history for as long as it is mounted. Back
 * takes away the cover, not the page; closed in any other way, the entry is gone back over, so that
 * Back then leaves the page as anyone would expect.
 */
export function useBackCloses(onBack: () => void) {
  const closeByBack = useEffectEvent(onBack)

  useEffect(() => {
    const mark = Math.random()
    const leave = () => closeByBack()

    history.pushState({ ...history.state, [MARK]: mark }, '')
    addEventListener('popstate', leave)

    return () => {
      removeEventListener('popstate', leave)
      if (history.state?.[MARK] === mark) history.back()
    }
  }, [])
}

/** A page that was reloaded under a cover has none any more: goes back over the entry it left. */
export function useLeaveStaleCover() {
  useEffect(() => {
    if (history.state?.[MARK]) history.back()
  }, [])
}
