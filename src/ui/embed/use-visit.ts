import { useCallback, useEffect, useReducer, useRef, type RefObject } from 'react'

import { useNear } from '#src/ui/use-near.ts'

import { answers } from './probe.ts'
import { useComeback } from './use-comeback.ts'
import { FAR, next } from './visit.ts'

/** How long a site may take to answer, and its page to begin, in ms. */
const PATIENCE = 10_000

/**
 * Another site's page in a frame: how far it is, and the frame's `ref` and `onLoad`. It is not asked
 * for before `place` comes near the window, so until then nobody learns of the visitor.
 *
 * A site may answer and still send no page. One that comes late is shown all the same; the browser's
 * own error page, which looks like it from outside, is told from it by asking once more.
 */
export function useVisit(address: string, place: RefObject<Element | null>) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [visit, happen] = useReducer(next, FAR)
  const near = useNear(place)

  const { attempt, stage, wanted } = visit
  const asking = stage === 'asking'
  const pending = asking || stage === 'coming'

  useComeback(useCallback(() => happen('back'), []))

  useEffect(() => {
    if (near) happen('near')
  }, [near])

  useEffect(() => {
    if (!asking) return

    const question = new AbortController()
    void answers(address, question.signal).then((answered) => {
      if (question.signal.aborted) return

      const refused = navigator.onLine ? 'refused' : 'given up'
      happen(answered ? 'answered' : refused)
    })
    return () => question.abort()
  }, [address, attempt, asking])

  useEffect(() => {
    if (!pending) return

    const timer = setTimeout(() => {
      if (hasBegun(frame.current)) happen('begun')
      happen('given up')
    }, PATIENCE)
    return () => clearTimeout(timer)
  }, [attempt, pending])

  useEffect(() => {
    const lose = () => happen('given up')
    window.addEventListener('offline', lose)
    return () => window.removeEventListener('offline', lose)
  }, [])

  async function onLoad() {
    const loaded = frame.current
    const doubtful = stage === 'late' && wanted !== 'anyway'
    if (doubtful && !(await answers(address, AbortSignal.timeout(PATIENCE)))) return

    if (loaded === frame.current && hasBegun(loaded)) happen('begun')
  }

  return {
    visit,
    frame: { ref: frame, onLoad },
    tryAgain: () => happen('tried again'),
    showAnyway: () => happen('wanted anyway'),
  }
}

/** Until a page of another site begins, an empty one of ours holds its place. */
function hasBegun(frame: HTMLIFrameElement | null): boolean {
  return frame !== null && frame.contentDocument?.URL !== 'about:blank'
}
