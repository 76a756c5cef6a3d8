import { useEffect, useReducer, useRef, type RefObject } from 'react'

import { useNear } from '#src/ui/use-near.ts'
import { useWindowEvent } from '#src/ui/use-window-event.ts'

import { IDLE, nextState } from './embed-state.ts'
import { isField, useUndisturbed } from './use-undisturbed.ts'

/** How long to wait for a site's answer, and then for its page, in ms. */
const TIMEOUT_MS = 10_000

/** How long to wait for HEAD alone, in ms. */
const PATIENCE_MS = 2_500

/** When to probe after the browser is online again, in ms. DNS may take a moment. */
const RECONNECT_DELAYS_MS = [0, 2_000, 5_000, 10_000]

/**
 * Another site's page in a frame: its state, and the props of its `Embed`. Requests nothing until it is
 * `allowed` and `place` is near the window, so until then the site learns nothing of the visitor.
 *
 * A page that loads after the timeout is shown too. Another probe distinguishes it from the browser's own
 * error page, which looks the same from outside.
 */
export function useEmbed(address: string, place: RefObject<Element | null>, allowed: boolean) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [state, dispatch] = useReducer(nextState, IDLE)
  const near = useNear(place)
  const reconnects = useRef<ReturnType<typeof setTimeout>[]>([])

  const { attempt, stage, trigger } = state
  // The number of the attempt that is waited for.
  const probing = stage === 'probing' && attempt
  const waiting = (stage === 'probing' || stage === 'loading') && stage + attempt

  useEffect(() => {
    if (near && allowed) dispatch('near')
  }, [near, allowed])

  useEffect(() => {
    if (!probing) return

    const probe = new AbortController()
    void answers(address, probe.signal).then((answered) => {
      if (probe.signal.aborted) return
      if (!answered) return dispatch(navigator.onLine ? 'refused' : 'offline')
      dispatch('answered')
      if (hasContent(frame.current)) dispatch('content')
    })
    return () => probe.abort()
  }, [address, probing])

  useEffect(() => {
    if (!waiting) return

    const timer = setTimeout(() => {
      if (hasContent(frame.current)) dispatch('content')
      dispatch('timeout')
    }, TIMEOUT_MS)
    return () => clearTimeout(timer)
  }, [waiting])

  function reconnect() {
    reconnects.current.forEach(clearTimeout)
    reconnects.current = RECONNECT_DELAYS_MS.map((ms) => setTimeout(dispatch, ms, 'reconnect'))
  }

  useWindowEvent('offline', () => dispatch('offline'))
  useWindowEvent('online', reconnect)
  // The back/forward cache closes connections.
  useWindowEvent('pageshow', ({ persisted }) => persisted && reconnect())
  useEffect(() => () => reconnects.current.forEach(clearTimeout), [])

  // Content blockers remove or hide frames. Both change the size.
  useEffect(() => {
    const element = frame.current
    if (!attempt || !element) return

    const observer = new ResizeObserver(() => {
      const isRemoved = !element.checkVisibility() && !matchMedia('print').matches
      if (isRemoved) dispatch('frame removed')
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [attempt])

  /** Once the visitor is in no field. */
  function returnLater() {
    const again = () => (isField(document.activeElement!) ? returnLater() : dispatch('near'))
    addEventListener('focusout', () => setTimeout(again), { once: true })
  }

  useUndisturbed(frame, attempt, () => {
    dispatch('disturbs')
    returnLater()
  })

  async function onLoad() {
    const loaded = frame.current
    const isDoubtful = stage === 'late' && trigger !== 'show anyway'
    if (isDoubtful && !(await answers(address, AbortSignal.timeout(TIMEOUT_MS)))) return

    if (loaded === frame.current && hasContent(loaded)) dispatch('content')
  }

  return {
    state,
    frame: {
      ref: frame,
      onLoad,
      attempt: stage === 'unreachable' || stage === 'idle' ? 0 : attempt,
    },
    retry: () => dispatch('retry'),
    showAnyway: () => dispatch('show anyway'),
  }
}

/** Until another site's page begins, the frame holds `about:blank`. */
function hasContent(frame: HTMLIFrameElement | null): boolean {
  return frame !== null && frame.contentDocument?.URL !== 'about:blank'
}

/**
 * Whether a site answers at all. `no-cors` hides what it answers. Some know no HEAD, so it is asked for
 * its page, too, as the frame does. Both may fail where a frame works: by the site's
 * `Cross-Origin-Resource-Policy`, or because an extension blocks them.
 */
async function answers(address: string, signal: AbortSignal): Promise<boolean> {
  const asking = new AbortController()
  signal.addEventListener('abort', () => asking.abort())
  const head = ask('HEAD')
  const page = Promise.race([head.catch(() => {}), wait(PATIENCE_MS)]).then(() => ask('GET'))
  return Promise.any([head, page])
    .then(
      () => true,
      () => false,
    )
    .finally(() => asking.abort())

  async function ask(method: 'HEAD' | 'GET') {
    await fetch(address, {
      method,
      mode: 'no-cors',
      credentials: 'omit',
      cache: 'no-store',
      referrerPolicy: 'strict-origin-when-cross-origin',
      signal: asking.signal,
    })
  }
}

function wait(ms: number) {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
