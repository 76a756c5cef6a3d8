import { useEffect, useReducer, useRef, type RefObject } from 'react'

import { useNear } from '#src/ui/use-near.ts'

import { IDLE, nextState } from './embed-state.ts'

/** How long a site may take to answer, and its page to begin, in ms. */
const TIMEOUT_MS = 10_000

/** When to probe, in ms after a browser says that it is online: names are not resolved at once. */
const RECONNECT_DELAYS_MS = [0, 2_000, 5_000, 10_000]

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

  useEffect(() => {
    if (near) dispatch('near')
  }, [near])

  useEffect(() => {
    if (!probing) return

    const probe = new AbortController()
    void answers(address, probe.signal).then((answered) => {
      if (probe.signal.aborted) return
      if (!answered) return dispatch(navigator.onLine ? 'refused' : 'timeout')
      dispatch('answered')
      if (hasContent(frame.current)) dispatch('content')
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
    const watching = new AbortController()
    const { signal } = watching
    let timers: ReturnType<typeof setTimeout>[] = []
    const stop = () => timers.forEach(clearTimeout)

    function reconnect() {
      stop()
      timers = RECONNECT_DELAYS_MS.map((delay) => setTimeout(dispatch, delay, 'reconnect'))
    }
    window.addEventListener('offline', () => dispatch('timeout'), { signal })
    window.addEventListener('online', reconnect, { signal })
    // Connections end in the back/forward cache.
    window.addEventListener('pageshow', ({ persisted }) => persisted && reconnect(), { signal })
    return () => {
      stop()
      watching.abort()
    }
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
    const isDoubtful = stage === 'late' && trigger !== 'show anyway'
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
