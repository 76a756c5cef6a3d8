import { useEffect, useRef, useState, type RefObject } from 'react'

import { useWindowEvent } from '#src/ui/use-window-event.ts'

import { scrollToTop } from './scroll-to-top.ts'
import { useFrameInView } from './use-frame-in-view.ts'

/** How long to wait for another site's page, in ms. */
const TIMEOUT_MS = 10_000

type State = {
  /** `asking`: its page is loading. `failed`: it is lost, or late. A late one is shown when it comes. */
  stage: 'idle' | 'asking' | 'shown' | 'failed'
  /** How often it was asked for. */
  attempt: number
  /** A visitor wants to see what there is. */
  forced?: boolean
}

const IDLE: State = { stage: 'idle', attempt: 0 }

type EmbedOptions = {
  /** Until then the other site learns nothing of the visitor. */
  allowed: boolean
  /** Its page says when it is there. Otherwise the frame's load does. */
  speaks?: boolean
}

/** Another site's page in a frame that fills `place`: its state, and the props of its `Embed`. */
export function useEmbed(
  address: string,
  place: RefObject<HTMLElement | null>,
  { allowed, speaks }: EmbedOptions,
) {
  const frame = useRef<HTMLIFrameElement>(null)
  const answered = useRef<Promise<boolean>>(null)
  const [{ stage, attempt, forced }, setState] = useState<State>(IDLE)

  const trying = stage === 'asking' && attempt > 1
  const ask = () => setState((now) => ({ stage: 'asking', attempt: now.attempt + 1 }))

  function arrive() {
    // Content blockers hide frames.
    const isThere = frame.current?.hidden || frame.current?.checkVisibility()
    if (isThere) setState((now) => ({ ...now, stage: 'shown' }))
  }

  useFrameInView({
    place,
    frame,
    load: allowed ? ask : undefined,
    unload: () => setState(IDLE),
  })
  useWindowEvent('online', () => stage === 'failed' && ask())

  useEffect(() => {
    if (!attempt) return

    const lose = () =>
      setState((now) => (now.stage === 'asking' ? { ...now, stage: 'failed' } : now))
    const asking = new AbortController()
    const timer = setTimeout(lose, TIMEOUT_MS)
    const answer = answers(address, asking.signal)
    answered.current = answer
    void answer.then((isThere) => isThere || asking.signal.aborted || lose())
    if (attempt > 1) frame.current!.src = address
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [address, attempt])

  async function onLoad() {
    if (stage === 'shown') return scrollToTop(place.current!)
    // Chromium loads an error page of its own, which looks like any other from outside.
    if (!speaks && (await answered.current)) arrive()
  }

  return {
    /** Whether to show a failure, also while it is asked again. */
    failed: stage === 'failed' || trying,
    trying,
    forced,
    frame: {
      ref: frame,
      onLoad,
      mounted: attempt > 0,
      shown: stage === 'shown' || (stage === 'asking' && !trying),
      seeThrough: stage !== 'shown',
    },
    arrive,
    retry: ask,
    showAnyway() {
      frame.current!.src = address
      setState({ stage: 'shown', attempt, forced: true })
    },
  }
}

/**
 * Whether a site answers at all. What it answers is hidden by `no-cors`. By its
 * `Cross-Origin-Resource-Policy`, or an extension, this may fail where a frame works.
 */
async function answers(address: string, signal: AbortSignal): Promise<boolean> {
  try {
    const { body } = await fetch(address, {
      mode: 'no-cors',
      credentials: 'omit',
      cache: 'no-store',
      referrerPolicy: 'strict-origin-when-cross-origin',
      signal,
    })
    void body?.cancel()
    return true
  } catch {
    return false
  }
}
