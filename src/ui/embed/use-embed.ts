import { useCallback, useEffect, useReducer, useRef, type RefObject } from 'react'

import { useNear } from '#src/ui/use-near.ts'

import { IDLE, nextState } from './embed-state.ts'
import { useReconnect } from './use-reconnect.ts'

/** How long a site may take to answer, and its page to begin, in ms. */
const TIMEOUT_MS = 10_000

/**
 * Another site's page in a frame: its state, and the frame's `ref` and `onLoad`. The site is not asked
 * for anything before `place` comes near the window, so until then it learns nothing of the visitor.
 *
 * A site may answer and still send no page. A page that comes late is shown all the same; another
 * probe tells it from the browser's own error page, which looks the same from outside.
 */
export function useEmbed(address: string, place: RefObject<Element | null>) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [state, dispatch] = useReducer(nextState, IDLE)
  const near = useNear(place)

  const { attempt, stage, trigger } = state
  const probing = stage === 'probing'
  const pending = probing || stage === 'loading'

  useReconnect(useCallback(() => dispatch('reconnected'), []))

  useEffect(() => {
    if (near) dispatch('near')
  }, [near])

  useEffect(() => {
    if (!probing) return

    const probe = new AbortController()
    void answers(address, probe.signal).then((answered) => {
      if (probe.signal.aborted) return
      if (answered) dispatch('answered')
      else dispatch(navigator.onLine ? 'refused' : 'timeout')
    })
    return () => probe.abort()
  }, [address, attempt, probing])

  useEffect(() => {
    if (!pending) return

    const timer = setTimeout(() => {
      if (hasContent(frame.current)) dispatch('content')
      dispatch('timeout')
    }, TIMEOUT_MS)
    return () => clearTimeout(timer)
  }, [attempt, pending])

  useEffect(() => {
    const giveUp = () => dispatch('timeout')
    window.addEventListener('offline', giveUp)
    return () => window.removeEventListener('offline', giveUp)
  }, [])

  // Content blockers remove frames or hide them. Either is a change of size.
  useEffect(() => {
    const element = frame.current
    if (!element) return

    const observer = new ResizeObserver(() => {
      const isRemoved = !element.checkVisibility() && !matchMedia('print').matches
      if (isRemoved) dispatch('frame removed')
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [attempt])

  async function onLoad() {
    const loaded = frame.current
    const isDoubtful = stage === 'late' && trigger !== 'anyway'
    if (isDoubtful && !(await answers(address, AbortSignal.timeout(TIMEOUT_MS)))) return

    if (loaded === frame.current && hasContent(loaded)) dispatch('content')
  }

  return {
    state,
    frame: { ref: frame, onLoad },
    retry: () => dispatch('retry'),
    showAnyway: () => dispatch('show anyway'),
  }
}

/** Until another site's page begins, the frame holds an empty one of ours. */
function hasContent(frame: HTMLIFrameElement | null): boolean {
  return frame !== null && frame.contentDocument?.URL !== 'about:blank'
}

/**
 * Whether a site gives any answer; what it says cannot be seen from here. A site that answers frames
 * may refuse this probe: by its `Cross-Origin-Resource-Policy`, or because an extension blocks it.
 */
async function answers(address: string, signal: AbortSignal): Promise<boolean> {
  try {
    await fetch(address, {
      method: 'HEAD',
      mode: 'no-cors',
      credentials: 'omit',
      cache: 'no-store',
      referrerPolicy: 'strict-origin-when-cross-origin',
      signal,
    })
    return true
  } catch {
    return false
  }
}
